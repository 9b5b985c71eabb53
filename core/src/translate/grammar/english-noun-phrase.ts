import { parseEnglishAmount, type SpanishAmount } from './english-amounts';
import { type EnglishOpening, readEnglishOpening } from './english-determiners';
import { type EnglishEntry, type EnglishNoun, englishLexicon } from './english-lexicon';
import { modify } from './english-modifiers';
import type { EnglishUnit } from './read-english-units';
import { agree, articleFor, type Gender } from './spanish-gender';

export interface SpanishPhrase {
  readonly text: string;
  readonly end: number;
  readonly gender: Gender;
  readonly isPlural: boolean;
  readonly isPerson: boolean;
  readonly isSure: boolean;
  /** The Spanish noun it turns on; empty for names and figures. */
  readonly head: string;
  /** The English noun it turns on. */
  readonly source: string;
  readonly hasAmount: boolean;
  /** One thing that can be counted, without an article: "led team". */
  readonly isBare?: boolean;
  /** What cannot be counted, without an article or a word that describes it. */
  readonly isStuff?: boolean;
  /** What cannot be counted, without an article. */
  readonly isMass?: boolean;
}

/** Adjectives that stand before their noun in Spanish too. */
const LEADING =
  /^(?:nuevo|gran|buen|mejor|primer|segundo|tercer|último|próximo|diverso|vario|principal|amplio|pequeño|excelente|sólido)$/;

export const nounOf = (unit: EnglishUnit | undefined): EnglishNoun | undefined =>
  unit?.entries.find((entry) => entry.kind === 'noun');
type EnglishAdjective = Extract<EnglishEntry, { kind: 'adjective' }>;
const adjectiveOf = (unit: EnglishUnit | undefined): EnglishAdjective | undefined =>
  unit?.entries.find((entry) => entry.kind === 'adjective');
const measureOf = (unit: EnglishUnit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'measure')?.es;

/** "the director's diary" → "la agenda del director", "citizens' questions" → "las preguntas de los ciudadanos" */
export function parseEnglishNoun(
  units: readonly EnglishUnit[],
  start: number,
  general: boolean | 'mass',
): SpanishPhrase | undefined {
  const plain = parseOne(units, start, general);
  if (plain === undefined || units[plain.end]?.key !== "'s") return plain;
  const owner = plain.isPlural ? (parseOne(units, start, true) ?? plain) : plain;
  const owned = parseOne(units, owner.end + 1, true);
  if (owned === undefined) return { ...owner, isSure: false };
  // "a children's hospital" is a kind of hospital.
  const isKind = /^an?$/.test(units[start]?.key ?? '') && owner.isPlural;
  return {
    ...owned,
    text: `${owned.text} de ${owner.text}`,
    isSure: owned.isSure && owner.isSure && !isKind,
  };
}

interface Parts {
  readonly adjectives: readonly EnglishAdjective[];
  readonly participles: readonly string[];
  readonly measures: readonly string[];
  readonly nouns: readonly (EnglishNoun | string)[];
  readonly end: number;
}

/** Adjectives, then nouns; the last noun is what the phrase is about. */
function readParts(units: readonly EnglishUnit[], start: number, isOpen: boolean): Parts {
  const adjectives: EnglishAdjective[] = [];
  const participles: string[] = [];
  const measures: string[] = [];
  const nouns: (EnglishNoun | string)[] = [];
  let at = start;
  for (; at < units.length; at++) {
    const unit = units[at];
    const noun = nounOf(unit);
    const adjective = adjectiveOf(unit);
    const measure = measureOf(unit);
    const isNext = isNounAhead(units[at + 1]);
    const verb = unit?.entries.find((entry) => entry.kind === 'verb');
    // "Python and SQL pipelines": two tools before one thing.
    const other = units[at + 2];
    if (isTool(unit) && /^(?:and|&)$/.test(units[at + 1]?.key ?? '') && isTool(other)) {
      const thing = units[at + 3];
      if (nounOf(thing) !== undefined && !isTool(thing)) {
        nouns.push(`${unit?.text} y ${other?.text}`);
        at += 2;
        continue;
      }
    }
    if (measure !== undefined && isNext) measures.push(measure);
    else if (
      adjective !== undefined &&
      nouns.length === 0 &&
      (noun === undefined || (isNext && adjective.isEnglish))
    )
      adjectives.push(adjective);
    else if (noun !== undefined) nouns.push(noun);
    else if (unit?.kind === 'name' && (nouns.length === 0 || unit.gap !== ''))
      nouns.push(unit.text);
    else if (
      verb?.kind === 'verb' &&
      verb.tense === 'past' &&
      nouns.length === 0 &&
      isNext &&
      (isOpen || adjectives.length > 0)
    )
      participles.push(verb.es.participle);
    else break;
  }
  return { adjectives, participles, measures, nouns, end: at };
}

/** English puts everything before the noun, Spanish nearly everything after it. */
function parseOne(
  units: readonly EnglishUnit[],
  start: number,
  general: boolean | 'mass',
): SpanishPhrase | undefined {
  const opening = readEnglishOpening(units, start);
  const amount = parseEnglishAmount(units, opening.at);
  const from = amount?.end ?? opening.at;
  const isOpen = opening.at > start || amount !== undefined;
  const parts = readParts(units, from, isOpen);
  const [head] = parts.nouns.slice(-1);
  const isMeasured =
    head !== undefined &&
    (amount?.kind === 'percent' || (amount?.kind === 'money' && opening.article !== undefined));
  if (amount !== undefined && amount.kind !== 'count' && !isMeasured)
    return figurePhrase(units, opening, amount);
  if (head === undefined) return undefined;
  const before = parts.nouns.slice(0, -1);
  if (typeof head === 'string') {
    const names = [...before.map((one) => (typeof one === 'string' ? one : one.es)), head];
    return {
      text: [opening.before, amount?.text ?? '', names.join(' ')].filter(Boolean).join(' '),
      end: parts.end,
      gender: 'm',
      isPlural: false,
      isPerson: false,
      isSure:
        before.every((one) => typeof one === 'string') &&
        parts.adjectives.length === 0 &&
        opening.article !== 'indefinite' &&
        amount === undefined,
      head: '',
      source: '',
      hasAmount: amount !== undefined,
    };
  }
  const isLone =
    start > 0 &&
    isJoinAt(units, parts.end) &&
    head.from === 'words' &&
    (head.isCount || isCompoundAt(units, parts.end + 1));
  return writePhrase(head, before, parts, opening, amount, general, isLone);
}

function writePhrase(
  head: EnglishNoun,
  before: readonly (EnglishNoun | string)[],
  { adjectives, participles, measures, end }: Parts,
  opening: EnglishOpening,
  amount: SpanishAmount | undefined,
  general: boolean | 'mass',
  isLone: boolean,
): SpanishPhrase {
  const { gender, isPlural } = head;
  const share = amount?.kind === 'percent' || amount?.kind === 'money' ? amount : undefined;
  const count = share === undefined ? (amount?.text ?? '') : '';
  const bend = (one: string) => agree(one, gender, isPlural);
  const leading = adjectives.filter(({ es }) => LEADING.test(es)).map(({ es }) => bend(es));
  const trailing = adjectives
    .filter(({ es }) => !LEADING.test(es))
    .map(({ es }) => bend(es))
    .reverse();
  const modifiers = [...before].reverse().map((one) => modify(one, head));
  const hasDeterminer =
    opening.article !== undefined || opening.before !== '' || opening.count !== '' || count !== '';
  const article = chooseArticle(head, opening, {
    isGeneral: !hasDeterminer && (general === true || (general === 'mass' && isStuff(head))),
    isShare: share !== undefined,
  });
  const isOpen = !hasDeterminer && article === undefined;
  const text = [
    ...writeOpening(head, opening, article, leading.length > 0),
    count,
    ...leading,
    head.es,
    ...modifiers.filter(({ isAdjective }) => isAdjective).map((one) => one.text),
    ...trailing,
    ...participles.map(bend),
    ...modifiers.filter(({ isAdjective }) => !isAdjective).map((one) => one.text),
    ...measures.map((one) => `de ${one}`),
    share === undefined ? '' : `${share.kind === 'percent' ? 'del' : 'de'} ${share.text}`,
  ].filter((part) => part !== '');
  return {
    text: text.join(' '),
    end,
    gender,
    isPlural,
    isPerson: head.isPerson,
    // A noun before a noun can mean many things; only one is safe to guess.
    isSure:
      !head.isDoubtful &&
      !losesNumber(head) &&
      modifiers.length <= 1 &&
      modifiers.every((one) => one.isSure) &&
      // A lone singular without an article is the first half of something: "divorce and custody cases".
      !(!isPlural && isOpen && isLone && modifiers.length === 0) &&
      !before.some((one) => typeof one !== 'string' && one.isDoubtful) &&
      !adjectives.some(({ isDoubtful }) => isDoubtful) &&
      trailing.length + participles.length <= 2 &&
      !(isToolName(head) && adjectives.length + participles.length > 0) &&
      !(count !== '' && !isPlural && count !== 'un'),
    head: isToolName(head) ? '' : head.es,
    source: head.en,
    hasAmount: amount !== undefined,
    isBare: head.isCount && !isPlural && isOpen,
    isMass: isStuff(head) && isOpen,
    isStuff:
      isStuff(head) &&
      isOpen &&
      before.length + adjectives.length + participles.length === 0 &&
      !head.en.includes(' ') &&
      head.from === 'words',
  };
}

/** No number of them: "water", not "orders". */
const isStuff = ({ isCount, isPlural }: EnglishNoun): boolean => !isCount && !isPlural;

function chooseArticle(
  { isPlural }: EnglishNoun,
  opening: EnglishOpening,
  { isGeneral, isShare }: { readonly isGeneral: boolean; readonly isShare: boolean },
): EnglishOpening['article'] {
  const named = isGeneral ? 'definite' : opening.article;
  // "99.5% accuracy" is "una precisión del 99,5 %".
  const article = named ?? (isShare ? 'indefinite' : undefined);
  return article === 'indefinite' && isPlural ? undefined : article;
}

/** What comes before a number: article or possessive, how much, and "todo el". */
function writeOpening(
  head: EnglishNoun,
  opening: EnglishOpening,
  article: EnglishOpening['article'],
  isLed: boolean,
): readonly string[] {
  const { gender, isPlural } = head;
  const bend = (one: string) => agree(one, gender, isPlural);
  const determiner =
    article === undefined
      ? agreeDeterminer(opening.before, isPlural)
      : articleFor(article, isStressedA(head) && !isLed ? 'm' : gender, isPlural);
  const quantity = article === undefined ? '' : opening.before;
  if (opening.count === '') return [determiner, quantity];
  const counted =
    opening.count === 'todo'
      ? `${bend('todo')} ${articleFor('definite', gender, isPlural)}`
      : bend(opening.count);
  return [determiner, quantity, counted];
}

/** "grant applications" that a phrase of ours has in the singular only. */
function losesNumber({ en, isCount, isPlural }: EnglishNoun): boolean {
  const [last = ''] = /\S+$/.exec(en) ?? [];
  if (isCount || isPlural || !/[^s]s$/.test(last)) return false;
  const single = englishLexicon().entries.get(last.slice(0, -1)) ?? [];
  return single.some((entry) => entry.kind === 'noun' && entry.isCount);
}

/** "Power BI" is a name, whatever catalogue it comes from. */
const isToolName = ({ from, es }: EnglishNoun): boolean =>
  from === 'skills' && /^\p{Lu}/u.test(es) && !/ /.test(es.replace(/ \p{Lu}.*/u, ''));

/** "el aula", "un área": feminine, with the masculine article for its sound. */
const isStressedA = ({ es, isPlural }: EnglishNoun): boolean =>
  !isPlural && /^(?:agua|aula|área|arma|alma|ala|águila|ancla|acta|hacha|álgebra)(?: |$)/.test(es);

const isTool = (unit: EnglishUnit | undefined): boolean => {
  const noun = nounOf(unit);
  return unit?.kind === 'name' || (noun !== undefined && isToolName(noun));
};

/** "and food samples": what is joined may belong to the noun at the end. */
const isCompoundAt = (units: readonly EnglishUnit[], at: number): boolean =>
  nounOf(units[at]) !== undefined &&
  nounOf(units[at + 1]) !== undefined &&
  !nounOf(units[at])?.isPlural;

const isJoinAt = (units: readonly EnglishUnit[], at: number): boolean =>
  /^(?:and|or|,|&)$/.test(units[at]?.key ?? '');

function figurePhrase(
  units: readonly EnglishUnit[],
  { before }: EnglishOpening,
  { text, end, kind }: SpanishAmount,
): SpanishPhrase {
  const isShare = kind === 'percent' && before === '' && units[end]?.key === 'of';
  return {
    text: [isShare ? 'el' : before, text].filter(Boolean).join(' '),
    end,
    gender: 'm',
    isPlural: true,
    isPerson: false,
    isSure: true,
    head: '',
    source: '',
    hasAmount: true,
  };
}

const agreeDeterminer = (word: string, isPlural: boolean): string =>
  isPlural && /^(?:su|mi|nuestro)$/.test(word) ? `${word}s` : word;

const isNounAhead = (unit: EnglishUnit | undefined): boolean =>
  nounOf(unit) !== undefined || adjectiveOf(unit) !== undefined || measureOf(unit) !== undefined;
