import { soughtPhrases } from '../catalog';
import { foldText } from '../language';
import { FACT_WORDS } from './fact-words';
import {
  fromRole,
  isCommonWord,
  isFramedByRole,
  isKindOfOrganisation,
  isNameOfOrganisation,
  isUnknownTown,
  speaksOfDepartment,
  speaksOfOrganisation,
  speaksOfRole,
} from './head-words';
import { HEADINGS, listHeadLines, splitHeadLine } from './posting-lines';
import { isOnlyMode, isPlace, splitHead, splitTown, splitUnknownTown } from './read-place';

/** What the lines at the head of a job description say, as far as they say it. */
export interface PostingHead {
  readonly title: string;
  /** Who is looking: the words themselves say so, or the text below speaks of them as of somebody. */
  readonly company: string;
  readonly place: string;
  /** A name that may be the employer's or the town's; what else the text says decides. */
  readonly unclear: string;
  /** The same where it is the employer's unless a sentence names another one. */
  readonly likely: string;
}

const LONGEST_TITLE = 90;
const LONGEST_NAME = 60;
const MOST_LINES = 3;

/** A beginning that addresses the reader. */
const ADDRESS = new RegExp(`^${FACT_WORDS.greeting}\\b|[?!¿¡]`, 'iu');
/** What comes before the job in an official call: "Bases de la convocatoria … de Trabajador/a Social". */
export const CALL = new RegExp(`(?<!\\p{L})${FACT_WORDS.call}(?!\\p{L})`, 'iu');
export const ANNOUNCING = new RegExp(`^${FACT_WORDS.announcing}\\s*[:–-]\\s*`, 'iu');
const NEAR = /^(?:near|cerca de|junto a|in|en)\s+(?=\p{Lu})/u;
/** Every word of it, but for the small ones, like in names. */
const CAPITALS =
  /^\p{Lu}[^\s]*(?: (?:(?:de|del|la|las|los|el|y|e|i|of|the|and|on|upon|&) )*[\p{Lu}\d][^\s]*)*$/u;
/** Hours, pay and the like. */
const NO_NAME = new RegExp(`[:;?!]$|^\\d|\\d{3}|€|\\$|£|\\b${FACT_WORDS.terms}\\b`, 'iu');

/** In brackets after an employer: "Hotel Cala Brava (Mallorca)", not an acronym. */
const TOWN = /^\p{Lu}\p{Ll}{2,}(?:[ -](?:(?:de|del|la|las|los|el|upon|on) )?\p{Lu}\p{Ll}+){0,2}$/u;

export function readPostingHead(lines: readonly string[]): PostingHead {
  const head = beforeNextHeading(listHeadLines(lines));
  const body = readBody(lines.slice(lines.indexOf(head.at(-1) ?? '') + 1));
  const parts = head.slice(0, MOST_LINES).flatMap((line, row) =>
    splitHeadLine(line.replace(ANNOUNCING, ''))
      .flatMap((text) => splitTitle(withoutCall(stripSigns(text)), body))
      .map((text) => ({ text, row })),
  );
  const title =
    parts.find(({ text }) => isTitle(text) && speaksOfRole(text) && !speaksOfOrganisation(text)) ??
    parts.find(({ text }) => isTitle(text) && speaksOfRole(text)) ??
    parts.find(({ text }) => isTitle(text) && !speaksOfOrganisation(text) && !isOther(text)) ??
    // Under the name of a dental clinic, "Higienista dental" is no second one.
    parts.find(({ text, row }) => row > 0 && isTitle(text) && !isOther(text));
  const beside = parts.filter((part) => part !== title && part.row <= (title?.row ?? 0) + 1);
  return {
    title: tellTitle(title?.text ?? ''),
    ...tellNames(
      beside.map(({ text, row }) => ({ text, isInTitleLine: row === title?.row })),
      title?.text ?? '',
      body,
    ),
  };
}

/** Below "Tareas:" nobody is named any more; above the job there may be "Oferta de empleo". */
function beforeNextHeading(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => !HEADINGS.test(line));
  const rest = start < 0 ? [] : lines.slice(start);
  const end = rest.findIndex((line) => HEADINGS.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}

const SOUGHT_FIRST = new RegExp(
  `^(?:${soughtPhrases.join('|')})\\s+(?:(?:a|un|una|an?|un/a|una/o)\\s+)?(?=\\p{L})`,
  'iu',
);

/** "Se busca soldador TIG" → "soldador TIG", where it names a job. */
function withoutCall(part: string): string {
  const rest = part.replace(SOUGHT_FIRST, '');
  return isFramedByRole(rest.split(/[,(]| para | for | en | in /u)[0] ?? '') ? rest : part;
}

/** The commas outside brackets. */
const splitAtCommas = (part: string) => part.split(/,\s+(?![^()]*\))/u);

/** "Line Cook, Casa Lucero, Tucson" → its three parts; "Analyst, Water Quality" is one. */
function splitTitle(part: string, body: Body): readonly string[] {
  const ending = splitTown(part);
  if (ending && speaksOfRole(ending.before))
    return [...splitTitle(ending.before, body), ending.town];
  const unknown = splitUnknownTown(part, body.text);
  if (unknown) {
    const isNamed = isNamedIn(body, unknown.town);
    return [...splitTitle(unknown.before, body), isNamed ? unknown.town : `en ${unknown.town}`];
  }
  const [first = '', ...rest] = splitAtCommas(part);
  if (rest.length === 0 || !speaksOfRole(first)) return [part];
  if (speaksOfOrganisation(first) && !isFramedByRole(first)) return [part];
  const end = rest.findIndex((piece, at) => {
    if (isOther(rest.slice(at).join(', ')) || isOther(piece) || /^\p{Ll}/u.test(piece)) return true;
    if (!CAPITALS.test(piece)) return false;
    const isBeforePlace = rest.slice(at + 1).some(isPlace);
    // "Primary Care" and "Garden Centre" say more about the job; three words with one like that are a name.
    const isNamed = speaksOfOrganisation(piece) && piece.split(' ').length > 2;
    const hasArticle = /^(?:The|El|La|Los|Las) \p{Lu}/u.test(piece);
    return isBeforePlace || isNamed || hasArticle || isNamedIn(body, piece);
  });
  if (end < 0) return [part];
  const title = [first, ...rest.slice(0, end)].join(', ');
  const names = rest.slice(end);
  const at = names.findIndex((_, from) => isPlace(names.slice(from).join(', ')));
  if (at < 0) return [title, ...names];
  return [title, ...names.slice(0, at), names.slice(at).join(', ')];
}

/** A place, hours, pay and the like. */
const isOther = (part: string) => NO_NAME.test(part) || isPlace(part);

/** Pictures before the words. */
const stripSigns = (part: string) => part.replace(/^[^\p{L}\p{N}¿¡(]+/u, '');

function isTitle(part: string): boolean {
  const plain = part.replace(ANNOUNCING, '');
  return (
    part.length <= LONGEST_TITLE &&
    !ADDRESS.test(plain) &&
    !/[:;]$/u.test(part) &&
    // "Where: Ardmore, near Fochabers".
    !/^\p{L}+(?: \p{L}+){0,2}:\s/u.test(plain)
  );
}

function tellTitle(part: string): string {
  const plain = part.replace(ANNOUNCING, '');
  return CALL.test(plain) && speaksOfRole(plain) ? fromRole(plain) : plain;
}

/** The text below the head, as it is and folded. */
interface Body {
  readonly text: string;
  readonly folded: string;
}

function readBody(lines: readonly string[]): Body {
  const text = lines.join('\n');
  return { text, folded: foldText(text) };
}

/** Words beside the name of the job, in the same line or in the next one. */
interface Beside {
  readonly text: string;
  readonly isInTitleLine: boolean;
}

function tellNames(
  beside: readonly Beside[],
  title: string,
  body: Body,
): Omit<PostingHead, 'title'> {
  const inBrackets = [...title.matchAll(/\(([^)]*)\)/gu)].map(([, inner = '']) => inner);
  let place = inBrackets.find(isPlace) ?? '';
  let company = '';
  let unclear = '';
  let department = '';
  let second = '';
  let isBelow = false;
  const names = beside.flatMap(({ text, isInTitleLine }) =>
    splitName(text, body).map((part) => ({ part, isInTitleLine })),
  );
  for (const { part, isInTitleLine } of names) {
    const inside = /\(([^)]*)\)$/u.exec(part)?.[1] ?? '';
    const before = part.replace(/\s*\([^)]*\)$/u, '');
    const isPlaceInside = isPlace(inside) || (speaksOfOrganisation(before) && TOWN.test(inside));
    if (isPlaceInside) place ||= inside;
    const name = (isPlaceInside && !isPlace(part) ? before : part).replace(NEAR, '');
    if (isOnlyMode(name)) continue;
    if (isPlace(name) || NEAR.test(part)) place ||= name;
    else if (!isName(name)) continue;
    else if (speaksOfDepartment(name)) department ||= speaksOfOrganisation(name) ? name : '';
    else if (speaksOfOrganisation(name) || isNamedIn(body, name)) company ||= name;
    else if (CAPITALS.test(name) && unclear === '') {
      unclear = name;
      isBelow = !isInTitleLine;
    } else if (unclear !== '' && isBelow && !isInTitleLine) second ||= name;
  }
  // "Cementos Alba · Las Rozas de Madrid": who and where, in the usual order.
  if (isUnknownTown('', second)) place ||= second;
  if (unclear === '') company ||= department;
  // Two names beside the job, one of them a place: the other one is looking. In the line of the job it may as well be a trade.
  const isLooking = company === '' && place !== '' && isBelow;
  if (isLooking) return { company: unclear, place, unclear: '', likely: '' };
  const isLikely = unclear.includes(' ') && (isBelow || place !== '');
  return { company, place, unclear, likely: company === '' && isLikely ? unclear : '' };
}

/** "Teign & Dart Funeralcare, Newton Abbot. Full time": the employer, the town, the rest. */
function splitName(part: string, body: Body): readonly string[] {
  return splitHead(part).flatMap((piece) => {
    const [, name = '', town = ''] =
      /^([^,.]+), (\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]*){0,2})(?:\. .*)?\.?$/u.exec(piece) ??
      [];
    const isBoth =
      name !== '' &&
      !speaksOfOrganisation(town) &&
      (speaksOfOrganisation(name) || isNamedIn(body, name));
    return isBoth ? [name, `en ${town}`] : [piece];
  });
}

function isName(part: string): boolean {
  return (
    part.length <= LONGEST_NAME &&
    /^[\p{Lu}\d]/u.test(part) &&
    !part.includes(':') &&
    !ADDRESS.test(part) &&
    !HEADINGS.test(part) &&
    !NO_NAME.test(part) &&
    !isKindOfOrganisation(part) &&
    // "A little about us", "What the days look like": headings.
    !(isCommonWord(part.split(' ')[0] ?? '') && !beginsName(part)) &&
    (CAPITALS.test(part) || speaksOfOrganisation(part))
  );
}

const beginsName = (part: string) =>
  /^(?:The|El|La|Los|Las) \p{Lu}/u.test(part) || isNameOfOrganisation(part);

/** Whether the text speaks of it as of somebody, not only after "in", as of a town. */
function isNamedIn(body: Body, name: string): boolean {
  const [whole = ''] = name.split(/[,(]/u);
  const [first = ''] = whole.split(' ');
  // "VENTO RENOVABLES O&M" may be "Vento" below: as the one who does something, since "South" is no name.
  const doer = new RegExp(`(?:^|\\n|[.!?] )${first.replace(/[^\p{L}\d]/gu, '.')} \\p{Ll}`, 'iu');
  if (isCommonWord(whole) || speaksOfRole(whole)) return false;
  const isDoer = first.length > 3 && !isCommonWord(first) && doer.test(body.text);
  return isSpokenOf(body, foldText(whole).trim()) || isDoer;
}

function isSpokenOf({ folded: text }: Body, words: string): boolean {
  if (words.length < 3) return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (
      !/(?:^|\s)(?:in|en|near|to|from|de|around|outside|of|across)\s+$/u.test(
        text.slice(Math.max(0, at - 12), at),
      )
    )
      return true;
  }
  return false;
}
