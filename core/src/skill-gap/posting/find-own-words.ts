import type { Token } from '../../language';
import { AND, CONJUNCTIONS } from '../names/everyday-words';
import { beginnings, companyWords } from '../names/term-words';
import { isListItem } from './list-items';
import { findParallels } from './parallel-clauses';
import type { TermSpan } from './term-shapes';
import { countTelling, isPoints, isYears, trimClause, WE_DO } from './trim-clause';
import { readSubject } from './years-subject';

/** Why it is asked for: "ya que parte de la carga es fitosanitario". */
const REASON =
  /^(?:y |and )?(?:(?:which|where|donde|cuy[oa]s?|whose|aunque|though|although|usually|normalmente|que (?:aqui|ya|luego|asi|es|son|hay|en)|lo que|como|from) |ya que|dado que|puesto que|porque|because|pues|al (?:no )?\p{L}+[aei]r|as (?:we|you|this|the|it)|so that)\b|^(?:and |y )?(?:report(?:s|ing|ando|aras|a)? (?:directly |directamente )?(?:to|into|al?)|depend(?:iendo|eras|e|es) (?:jerarquicamente |directamente )?del?|en dependencia|bajo la (?:supervision|direccion))\b/u;
const BECAUSE = /^(?:porque|because)$/;
const FEWEST_STEMS = 2;

/** Asked of the person, or done there. */
type Told = 'asked' | 'done';
const OPENING = 2;

/** A clause that asks for something in words no catalogue has: it is kept in its own. */
export function findOwnWords(
  tokens: readonly Token[],
  toldAt: (index: number) => Told | null,
  taken: (index: number) => boolean,
  isSame: (one: number, other: number) => boolean,
  /** The last line ends without a stop. */
  isOpenEnd = false,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  let first = 0;
  while (first < tokens.length) {
    let end = first + 1;
    while (end < tokens.length && isSame(first, end) && tokens[end]?.isLineStart === false) end++;
    const told = toldAt(first);
    if (told !== null) spans.push(...readSentence(tokens, first, end, told, taken, isOpenEnd));
    first = end;
  }
  return spans;
}

function readSentence(
  tokens: readonly Token[],
  first: number,
  end: number,
  told: Told,
  taken: (index: number) => boolean,
  isOpenEnd: boolean,
): readonly TermSpan[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, step) => from + step);
  const isItem = isListItem(tokens[first]) || isBareItem(tokens, first, end, isOpenEnd);
  const begin = isItem ? first : findSeeking(tokens, first, end);
  const depths = readDepths(tokens, first, end);
  const isInside = (at: number) => depths[at - first] !== 0;
  const parts = (isItem ? null : findParallels(tokens, first, end, isInside)) ?? [];
  const named = new Map<number, boolean>();
  const isWithName = (at: number) => {
    const next = parts.findIndex((part) => part > at);
    const isKnown =
      named.get(next) ?? range(parts.at(next - 1) ?? first, parts[next] ?? end).some(taken);
    named.set(next, isKnown);
    return isKnown;
  };
  // Looked for once: a sentence may be a list of thousands.
  const findFirst = (from: number, isIt: (at: number) => boolean) =>
    range(from, end).find(isIt) ?? end;
  const stating = findFirst(first + 1, (at) => isStating(tokens, at));
  const colon = findFirst(first + 1, (at) => /:/.test(tokens[at]?.gap ?? ''));
  const listed = findFirst(first, (at) => /[:;]/.test(tokens[at]?.gap ?? ''));
  const isExplaining = colon < end && countTelling(tokens.slice(first, colon)) > 1;
  // Where a part names something known, what is beside it in a list is asked for too.
  const starts = range(parts[0] ?? begin, end).filter(
    (at) =>
      at === (parts[0] ?? begin) ||
      parts.includes(at) ||
      isConsequence(tokens, at) ||
      ((parts.length === 0 || isWithName(at)) && !isInside(at) && begins(tokens, at, end, isItem)),
  );
  return starts.flatMap((start, index) => {
    const next = starts[index + 1] ?? end;
    const stop = range(start + 1, next).find((at) => isAfterthought(tokens, at)) ?? next;
    const forWhat = findForWhat(tokens, start, stop, taken);
    const cuts = range(start, stop).some(taken)
      ? range(forWhat ?? start + 1, stop).filter(
          (at) => at === forWhat || (!isInside(at) && joinsNext(tokens, at)),
        )
      : [];
    return [start, ...cuts].flatMap((from, part) => {
      const to = cuts[part] ?? stop;
      const words = range(from, to);
      // "Help train our commis" is a duty; "we train our commis" is none.
      const isWholeItem = isItem && from === first;
      // "Manage our network" begins with what is done.
      const opening = told === 'done' && isWholeItem ? 1 : OPENING;
      const speaking = told === 'done' || isWholeItem ? words.slice(0, opening) : words;
      const isOfCompany = speaking.some((at) => companyWords.has(tokens[at]?.word ?? ''));
      // What is before a colon is a heading, or a duty that the rest of its line explains; years are counted elsewhere.
      const isExplained =
        (isItem && told === 'done' && from === first && to < end) || isStating(tokens, to);
      if (isOfCompany || words.some(taken)) return [];
      if (!isItem && isApposition(tokens, first, from)) return [];
      if (isHeadingOf(tokens, to) && !isExplained) return [];
      // "Controlar la maduración: volteo, cepillado": two words or more before the colon say what is done.
      if (isItem && told === 'done' && isExplaining && colon <= from) return [];
      if (stating <= from) return [];
      if (REASON.test(readOpening(tokens, from, to))) return [];
      const counted = words.findLast((at) => isYears(tokens, at));
      if (counted !== undefined) return told === 'asked' ? readSubject(tokens, counted, to) : [];
      const isWhole =
        (isWholeItem && cuts.length === 0) ||
        (listed <= from && isEntry(tokens, from, to)) ||
        (isItem && told === 'asked' && isNameBeside(tokens, from, to));
      const span = trimClause(tokens, from, to, {
        fewest: isWhole ? 1 : FEWEST_STEMS,
        isWholeItem,
      });
      return span === null || (part > 0 && isRemark(tokens, span)) ? [] : [span];
    });
  });
}

/** "Weight and balance certificate for A320 or B737": the name says for what, and is not all that is asked for. */
function findForWhat(
  tokens: readonly Token[],
  start: number,
  stop: number,
  taken: (index: number) => boolean,
): number | null {
  let named = start;
  while (named < stop && !taken(named)) named += 1;
  const isFor = FOR.test(tokens[named - 1]?.word ?? '') && named < stop;
  const head = tokens.slice(start, named - 1);
  const isOne = head.slice(1).every(({ gap }) => gap === ' ');
  return isFor && isOne && countTelling(head) >= FEWEST_STEMS ? named - 1 : null;
}

const FOR = /^(?:for|para)$/;

/** "Our client, a leading producer of ready meals, requires …": it says who the company is. */
function isApposition(tokens: readonly Token[], first: number, from: number): boolean {
  if (!/^(?:an?|una?|the|el|la)$/.test(tokens[from]?.word ?? '')) return false;
  const before = tokens.slice(first, from);
  return before.length <= MOST_OF_COMPANY && before.some(({ word }) => companyWords.has(word));
}

const MOST_OF_COMPANY = 4;

/** "Shifts start at five, so early starts have to suit you": what follows from it is asked for. */
function isConsequence(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'so' && /,/.test(tokens[at]?.gap ?? '');
}

/** "Write SOPs and train students": beside a known name, what an "and" or a comma joins to it is asked for too. */
function joinsNext(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined || before === undefined || LIKE_IT.test(token.word)) return false;
  // "Patience to train commis chefs"
  if (TRAITS.test(before.word) && (token.word === 'to' || token.word === 'para')) return true;
  // "Foaling experience, or being handy with a tractor": the last of a list.
  const isLast = /^(?:or|o|u)$/.test(before.word) && /,/.test(before.gap);
  return AND.has(before.word) || isLast || (/,/.test(token.gap) && !CONJUNCTIONS.has(token.word));
}

const SAYS_MORE = /^(?:no|not|will|that|who|which|que|hasta|until|tiene|hay)$/;

/** A part that tells how things are: "el polígono no tiene autobús". */
function isRemark(tokens: readonly Token[], { first, last }: TermSpan): boolean {
  return tokens.slice(first, last + 1).some(({ word }) => SAYS_MORE.test(word));
}

/** "SAP y otras herramientas", "inglés, nivel B2": more of the same, or how much of it. */
const LIKE_IT =
  /^(?:otr[oa]s?|other|others|similar(?:es)?|related|demas|etc|nivel|level|minimo|minimum)$/;

function readOpening(tokens: readonly Token[], start: number, stop: number): string {
  const words = tokens.slice(start, Math.min(start + 4, stop)).map(({ word }) => word);
  return words.join(' ');
}

/** "…, which Jess used to do", "…, ya que sale de madrugada". */
function isAfterthought(tokens: readonly Token[], at: number): boolean {
  if (BECAUSE.test(tokens[at]?.word ?? '')) return true;
  return /,/.test(tokens[at]?.gap ?? '') && REASON.test(readOpening(tokens, at, tokens.length));
}

/** "Pedimos residir en la finca: hay casa": behind the colon is how things are. */
function isStating(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    /:/.test(token.gap) &&
    (STATING.test(token.word) || WE_DO.test(token.word) || tellsOfSomebody(tokens, at))
  );
}

const STATING = /^(?:hay|tenemos|there|we)$/;
const SOMEBODY = /^(?:el|la|los|las|parte|the|part|our|nuestr[oa]s?)$/;
const IS_SO = /^(?:es|son|esta|estan|tiene|tienen|trabaja|trabajan|is|are|has|have|works?)$/;
const LONGEST_SUBJECT = 4;

/** "Inglés alto: el grupo tiene plantas en Polonia", "Italian: the team is in Turin". */
function tellsOfSomebody(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at + 1, at + 1 + LONGEST_SUBJECT);
  const verb = words.findIndex(({ word }) => IS_SO.test(word));
  const isOne = words.slice(0, verb + 1).every(({ gap }) => !/[,;:.\n]/.test(gap));
  return SOMEBODY.test(tokens[at]?.word ?? '') && verb > 0 && isOne;
}

/** "Diploma de monitor: 1 punto": points are given for what is before the colon, which is no heading. */
function isHeadingOf(tokens: readonly Token[], stop: number): boolean {
  if (!/:/.test(tokens[stop]?.gap ?? '')) return false;
  return ![1, 2, 3].some((on) => isPoints(tokens, stop + on));
}

const LEAST_LETTERS = 6;
const MOST_OF_ENTRY = 3;

/** "Deseable: extensiones, alisados": one noun between the stops of a list behind a label, or a few words between semicolons: "CPC; nights out; tail lift". */
function isEntry(tokens: readonly Token[], start: number, stop: number): boolean {
  const token = tokens[start];
  if (token === undefined) return false;
  const next = tokens[stop];
  if (/;/.test(token.gap) && stop - start <= MOST_OF_ENTRY)
    return next === undefined || /[;.]/.test(next.gap) || next.isLineStart;
  if (stop !== start + 1 || token.word.length < LEAST_LETTERS) return false;
  const isEnd = next === undefined || /[,;.]/.test(next.gap) || next.isLineStart;
  return isEnd && /[:,;]/.test(token.gap);
}

/** "Presto y AutoCAD": one word beside a known name, and written as one. */
function isNameBeside(tokens: readonly Token[], start: number, stop: number): boolean {
  const isName = (token: Token | undefined) => /^\p{Lu}\p{L}+$/u.test(token?.text ?? '');
  const [name, ...rest] = tokens.slice(start, stop);
  const next = tokens[stop];
  if (!isName(name) || rest.some(({ word }) => !AND.has(word))) return false;
  return (
    next === undefined || next.isLineStart || (!/[.:]/.test(next.gap) && /^\p{Lu}/u.test(next.text))
  );
}

const LONGEST_BARE = 14;

/** "Gestión de extranets (Booking, Expedia)": a line among such lines, without a sign before it or a stop behind. */
function isBareItem(
  tokens: readonly Token[],
  first: number,
  end: number,
  isOpenEnd: boolean,
): boolean {
  const next = tokens[end];
  const isWhole = tokens[first]?.isLineStart === true && (next?.isLineStart ?? isOpenEnd);
  if (!isWhole || end - first > LONGEST_BARE || /[.:;!?]/.test(next?.gap ?? '')) return false;
  const before = tokens[first - 1];
  return before !== undefined && !/[.:;!?]/.test(tokens[first]?.gap ?? '');
}

const SEEKS = /^(?:busca|buscan|precisa|precisan|selecciona|incorpora|solicita|seeks|recruiting)$/;

/** "Empresa con 140 personas, busca electricista que …": before it the company says who it is. */
function findSeeking(tokens: readonly Token[], first: number, end: number): number {
  let at = first + 1;
  while (at < end && !(SEEKS.test(tokens[at]?.word ?? '') && tokens[at - 1]?.word !== 'que')) at++;
  if (at >= end) return first;
  // Whom it looks for is the title of the job, and what follows is asked of them.
  do at++;
  while (
    at < end &&
    !/[,;:]/.test(tokens[at]?.gap ?? '') &&
    !/^(?:que|who)$/.test(tokens[at]?.word ?? '')
  );
  return at;
}

const TRAITS = /^(?:patience|paciencia|energy|stamina|tact|empatia|temple|confidence)$/;

/** How many brackets each word is in. */
function readDepths(tokens: readonly Token[], first: number, end: number): readonly number[] {
  let depth = 0;
  return tokens.slice(first, end).map(({ gap }, at) => {
    if (at > 0)
      for (const sign of gap)
        depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0));
    return depth;
  });
}

function begins(tokens: readonly Token[], at: number, end: number, isItem: boolean): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  if (/[;:]/.test(token.gap) || isAlsoWith(tokens, at)) return true;
  const isAfterStop = /[,;:()]/.test(token.gap);
  // "… y que conozca el olivar"
  const joining = before.word === 'que' ? tokens[at - 2] : before;
  if (beginnings.has(token.word)) return isAfterStop || CONJUNCTIONS.has(joining?.word ?? '');
  return !isItem && /,/.test(token.gap) && !isOfChoice(tokens, at, end);
}

/** "Toma de moldes, también con escáner 3D": one more thing, and not how much of the first. */
function isAlsoWith(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || !/,/.test(token.gap)) return false;
  return (
    /^(?:tambien|also|incluso)$/.test(token.word) && /^(?:con|en|with|using|by)$/.test(next.word)
  );
}

/** Words of a choice. What goes on for longer is a list. */
const MOST_OF_CHOICE = 60;

/** "Periodismo, Publicidad o Mercadeo": parts of one thing. */
function isOfChoice(tokens: readonly Token[], at: number, end: number): boolean {
  for (let next = at; next < Math.min(end, at + MOST_OF_CHOICE); next++) {
    if (next > at && /[;:(]/.test(tokens[next]?.gap ?? '')) return false;
    const word = tokens[next]?.word ?? '';
    if (['o', 'u', 'or'].includes(word)) return true;
    if (['y', 'e', 'and', 'con', 'with'].includes(word)) return false;
  }
  return false;
}
