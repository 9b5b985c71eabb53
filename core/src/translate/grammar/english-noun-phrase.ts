import type { EnglishNoun } from './english-lexicon';
import { convertFigure, SPANISH_NUMBERS } from './figures';
import type { EnglishUnit } from './read-english-units';
import { pluraliseSpanishPhrase } from './spanish-forms';
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
}

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPANISH_NUMBERS).map(([es, en]) => [en, es]),
);
const POSSESSIVES: Readonly<Record<string, string>> = {
  their: 'su',
  its: 'su',
  my: 'mi',
  our: 'nuestro',
};
const COUNTS: Readonly<Record<string, string>> = {
  several: 'vario',
  many: 'mucho',
  various: 'diverso',
  some: 'alguno',
  other: 'otro',
};
/** Adjectives that stand before their noun in Spanish too. */
const LEADING =
  /^(?:nuevo|gran|buen|mejor|primer|segundo|tercer|último|próximo|diverso|vario|principal|amplio|pequeño)$/;

const nounOf = (unit: EnglishUnit | undefined): EnglishNoun | undefined =>
  unit?.entries.find((entry) => entry.kind === 'noun');
const adjectiveOf = (unit: EnglishUnit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'adjective')?.es;

export function parseEnglishAmount(
  units: readonly EnglishUnit[],
  at: number,
): { text: string; end: number } | undefined {
  const unit = units[at];
  if (unit?.text === '€' || unit?.text === '$' || unit?.text === '£') {
    const figure = units[at + 1];
    return figure?.kind === 'figure'
      ? { text: `${convertFigure(figure.text, 'es')} ${unit.text}`, end: at + 2 }
      : undefined;
  }
  const spelt = unit === undefined ? undefined : NUMBERS[unit.key];
  if (unit === undefined || (unit.kind !== 'figure' && spelt === undefined)) return undefined;
  const figure = spelt ?? convertFigure(unit.text, 'es');
  if (units[at + 1]?.text === '%') return { text: `${figure} %`, end: at + 2 };
  if (units[at + 1]?.key === 'million') return { text: `${figure} millones de`, end: at + 2 };
  return { text: figure, end: at + 1 };
}

/** "the director's diary" → "la agenda del director" */
export function parseEnglishNoun(
  units: readonly EnglishUnit[],
  start: number,
  general: boolean | 'mass',
): SpanishPhrase | undefined {
  const owner = parseOne(units, start, false);
  if (owner === undefined || units[owner.end]?.key !== "'s") return parseOne(units, start, general);
  const owned = parseOne(units, owner.end + 1, true);
  if (owned === undefined) return owner;
  return { ...owned, text: `${owned.text} de ${owner.text}`, isSure: owned.isSure && owner.isSure };
}

/** English puts everything before the noun, Spanish nearly everything after it. */
function parseOne(
  units: readonly EnglishUnit[],
  start: number,
  general: boolean | 'mass',
): SpanishPhrase | undefined {
  let at = start;
  let article: 'definite' | 'indefinite' | undefined;
  let before = '';
  let count = '';
  const word = units[at]?.key ?? '';
  if (word === 'the') article = 'definite';
  else if (word === 'a' || word === 'an' || word === 'one') article = 'indefinite';
  else if (Object.hasOwn(POSSESSIVES, word)) before = POSSESSIVES[word] ?? '';
  else if (Object.hasOwn(COUNTS, word)) count = COUNTS[word] ?? '';
  else if (word === 'each' || word === 'every') before = 'cada';
  else if (word === 'all') count = 'todo';
  else at--;
  at++;
  const quantity = /^(?:more than|less than|at least|up to)$/.exec(units[at]?.key ?? '')?.[0];
  if (quantity !== undefined) {
    before =
      { 'more than': 'más de', 'less than': 'menos de', 'at least': 'al menos', 'up to': 'hasta' }[
        quantity
      ] ?? '';
    at++;
  }
  const amount = parseEnglishAmount(units, at);
  if (amount !== undefined) {
    at = amount.end;
    if (/[%€$£]$/.test(amount.text))
      return {
        text: [before, amount.text].filter(Boolean).join(' '),
        end: at,
        gender: 'm',
        isPlural: true,
        isPerson: false,
        isSure: true,
        head: '',
      };
  }
  const adjectives: string[] = [];
  const nouns: (EnglishNoun | string)[] = [];
  for (; at < units.length; at++) {
    const unit = units[at];
    const noun = nounOf(unit);
    const adjective = adjectiveOf(unit);
    if (
      adjective !== undefined &&
      nouns.length === 0 &&
      (noun === undefined || isNounAhead(units[at + 1]))
    )
      adjectives.push(adjective);
    else if (noun !== undefined) nouns.push(noun);
    else if (unit?.kind === 'name' && (nouns.length === 0 || unit.gap !== ''))
      nouns.push(unit.text);
    else break;
  }
  const head = nouns.pop();
  if (head === undefined) return undefined;
  if (typeof head === 'string') {
    const text = [...nouns.map((one) => (typeof one === 'string' ? one : one.es)), head].join(' ');
    return {
      text: [before, text].filter(Boolean).join(' '),
      end: at,
      gender: 'm',
      isPlural: false,
      isPerson: false,
      isSure: nouns.every((one) => typeof one === 'string') && adjectives.length === 0,
      head: '',
    };
  }
  const { gender, isPlural } = head;
  const leading = adjectives
    .filter((one) => LEADING.test(one))
    .map((one) => agree(one, gender, isPlural));
  const trailing = adjectives
    .filter((one) => !LEADING.test(one))
    .reverse()
    .map((one) => agree(one, gender, isPlural));
  const modifiers = nouns
    .reverse()
    .map((one) => `de ${typeof one === 'string' ? one : nameModifier(one, head)}`);
  const hasDeterminer =
    article !== undefined || before !== '' || count !== '' || amount !== undefined;
  if (!hasDeterminer && (general === true || (general === 'mass' && !head.isCount && !isPlural)))
    article = 'definite';
  const determiner =
    article === undefined
      ? agreeDeterminer(before, isPlural)
      : articleFor(article, gender, isPlural);
  const counted =
    count === 'todo'
      ? `${agree(count, gender, isPlural)} ${articleFor('definite', gender, isPlural)}`
      : count === ''
        ? ''
        : agree(count, gender, isPlural);
  return {
    text: [determiner, counted, amount?.text ?? '', ...leading, head.es, ...trailing, ...modifiers]
      .filter((part) => part !== '')
      .join(' '),
    end: at,
    gender,
    isPlural,
    isPerson: head.isPerson,
    // A noun before a noun can mean many things; only one is safe to guess.
    isSure: !head.isDoubtful && modifiers.length <= 1,
    head: head.es,
  };
}

/** "order accuracy" → "precisión de pedidos": of many, where the head is no single thing. */
const nameModifier = (noun: EnglishNoun, head: EnglishNoun): string =>
  noun.isCount && !noun.isPlural && !head.isCount ? pluraliseSpanishPhrase(noun.es) : noun.es;

const agreeDeterminer = (word: string, isPlural: boolean): string =>
  isPlural && /^(?:su|mi|nuestro)$/.test(word) ? `${word}s` : word;

const isNounAhead = (unit: EnglishUnit | undefined): boolean =>
  nounOf(unit) !== undefined || adjectiveOf(unit) !== undefined;
