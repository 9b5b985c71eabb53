import type { Correction, TextReading } from '../assistant';
import { countLanguageWords, foldText, type Language, splitSentences } from '../language';
import { isAllowed } from './allow-correction';
import { showBareSingulars } from './bare-singulars';
import { type CorrectionKind, findingKinds, nameCorrection } from './correction-kinds';
import type { Finding } from './finding';
import { listMisheard } from './heard-words';
import { dropAfterSlips, keepApart, type Lexicons, type ProofreadInput } from './proofread-text';
import { listRightPhrases } from './right-phrases';
import { isFar, isOutweighed, listGuesses, listWeighed, orderByGain } from './weighed-changes';
import { isKnownForm } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import { readWords } from './words/read-words';

/** Where a check weighs words by what is around them, or knows too few of them, the model knows better. */
const weighedKinds = ['agreement', 'confusion', 'accent', 'article', 'spelling'] as const;
type WeighedKind = (typeof weighedKinds)[number] | 'sure';

/** How much likelier (by its logarithm) the model must find a change before it is reported, and what it may overrule. */
export interface ReadingLimits {
  readonly report: Readonly<Record<Language, Readonly<Record<CorrectionKind, number>>>>;
  /** A change that a check proposes as well is sure from here on. */
  readonly agree: number;
  /** Words that surprise the model less than this are right, whatever a check says: by the kind of what it says, and for checks that are sure. */
  readonly right: Readonly<Record<Language, Readonly<Record<WeighedKind, number>>>>;
}

/**
 * Set by scripts/tune-corrections.mjs on lines that people wrote and nothing was learned from, and raised where changes in CVs by others that gain little
 * are mostly wrong. An alarm counts more in Spanish, where notes often leave small words out on purpose.
 */
const SPANISH = {
  ...{ accent: 1, bare: 0.5, joined: 0.5, mark: 3, capital: 1.5 },
  ...{ form: 2, inflection: 1, small: 2, word: 1 },
  ...{ added: 3.5, removed: 7, figure: 2 },
};
const ENGLISH = {
  ...{ accent: 5, bare: 4, joined: 0.5, mark: 2, capital: 2 },
  ...{ form: 2, inflection: 1.5, small: 2.5, word: 1.5 },
  ...{ added: 2.5, removed: 2, figure: 3 },
};
export const usualLimits: ReadingLimits = {
  report: { es: SPANISH, en: ENGLISH },
  agree: 1,
  right: {
    es: { agreement: 0.4, confusion: 0.2, accent: 0.2, article: 0.05, spelling: 0.2, sure: 0 },
    en: { agreement: 0.6, confusion: 0.15, accent: 0.1, article: 0.1, spelling: 0.15, sure: 0 },
  },
};

/** What the checks found together with what the model would change. */
export function mergeReading(
  input: ProofreadInput,
  findings: readonly Finding[],
  reading: TextReading,
  lexicons: Lexicons,
  limits: ReadingLimits = usualLimits,
): readonly Finding[] {
  const { text, language } = input;
  if (isForeign(text, language, lexicons)) return findings;
  const lexicon = lexicons[language];
  const isRight = (finding: Finding) => {
    const kind = weighedKinds.find((one) => one === finding.kind);
    // What is far away surprises no reader.
    if (kind === undefined || finding.isParsed) return false;
    const limit = limits.right[language][finding.isSure ? 'sure' : kind];
    if (measureSurprise(finding, reading) >= limit || !wasRead(text, finding)) return false;
    // "Bisto": what is no word, and heard or written like one in use, doesn't surprise a model that copies what it has never met.
    const typed = text.slice(finding.from, finding.to);
    return kind !== 'spelling' || isFar(typed, finding.suggestions, lexicon);
  };
  const checked = findings.flatMap((found): readonly Finding[] => {
    const weighed = listWeighed(found, reading.corrections);
    if (isOutweighed(found, text.slice(found.from, found.to), weighed, lexicon)) return [];
    const finding = orderByGain(found, weighed);
    const same = reading.corrections.filter((one) => isSameChange(text, finding, one));
    if (same.some(({ gain }) => gain >= limits.agree)) return [{ ...finding, isSure: true }];
    const isDoubtful = same.every(({ gain }) => gain < 0) && !isNearly(found, weighed, language);
    return isDoubtful && isRight(finding) ? [] : [finding];
  });
  const isTaken = (one: Correction) =>
    findings.some(({ from, to }) => from < one.to && to > one.from);
  const guesses = listGuesses(text, reading, isTaken, lexicon);
  const allowed = reading.corrections
    .map((one) => ({ one, kind: nameKind(text, one, language) }))
    .filter(
      ({ one, kind }) =>
        one.gain >= limits.report[language][kind] && isAllowed(one, kind, reading, input, lexicons),
    )
    .toSorted((a, b) => b.one.gain - a.one.gain);
  const apart = allowed.filter(({ one, kind }, at) =>
    language === 'en'
      ? !isOtherPerson(text, one, allowed)
      : !isFormBeside(one, kind, allowed.slice(0, at)),
  );
  const own = apart.map(({ one, kind }) => toFinding(text, one, kind));
  const certain = new Set(own.filter((_, at) => (apart[at]?.one.gain ?? 0) >= CERTAIN));
  const phrases = listRightPhrases(text, language);
  const misheard = listMisheard(text, reading, input.known, lexicon).filter(
    ({ from, to }) => !phrases.some((one) => one.from <= from && one.to >= to),
  );
  const all = keepApart([...checked, ...own, ...misheard, ...guesses]);
  const found = dropAfterSlips(all, certain);
  return language === 'en' ? showBareSingulars(text, found, lexicon) : found;
}

const forms: ReadonlySet<CorrectionKind> = new Set(['small', 'form', 'inflection']);

/** "Las fecha": the article or the noun, whichever is likelier. */
const isFormBeside = (
  { from, to }: Correction,
  kind: CorrectionKind,
  likelier: readonly { readonly one: Correction; readonly kind: CorrectionKind }[],
): boolean =>
  forms.has(kind) &&
  likelier.some(
    (other) => forms.has(other.kind) && (other.one.to + 1 === from || to + 1 === other.one.from),
  );

/** The model is little surprised by "in average", and finds "on average" nearly as likely: what a check says decides. */
const nearly: Readonly<Partial<Record<Finding['kind'], number>>> = {
  confusion: -2.5,
  agreement: -1,
};

const isNearly = ({ kind }: Finding, weighed: readonly Correction[], language: Language): boolean =>
  language === 'en' && weighed.some(({ gain }) => gain >= (nearly[kind] ?? Infinity));

const PERSON = /^(?:I|he|she|it|we|they|you)$/i;

/** "He don't": who does it stays, and the verb goes with them. */
const isOtherPerson = (
  text: string,
  { from, to, replacement }: Correction,
  allowed: readonly { readonly one: Correction }[],
): boolean =>
  PERSON.test(text.slice(from, to)) &&
  PERSON.test(replacement) &&
  text.slice(from, to).toLowerCase() !== replacement.toLowerCase() &&
  allowed.some(({ one }) => one.from === to + 1 && one.to > one.from);

/** The model has read the slip before it as well. */
const CERTAIN = 3;

/** The model reads by the language of the CV: what it makes of the title of an English course means nothing. */
function isForeign(text: string, language: Language, lexicons: Lexicons): boolean {
  const other = language === 'es' ? 'en' : 'es';
  const small = countLanguageWords(foldText(text).split(' '));
  if (small[language] >= small[other]) return false;
  const words = readWords(text);
  const count = (lexicon: Lexicon) =>
    words.filter((word) => isKnownForm(word.text, lexicon)).length;
  return count(lexicons[other]) > count(lexicons[language]);
}

export function nameKind(text: string, { from, to, replacement }: Correction, language: Language) {
  const kind = nameCorrection(text.slice(from, to), replacement, language);
  if (kind !== 'added' && kind !== 'removed') return kind;
  const isBeside = /\d\s?%?\s*$/.test(text.slice(0, from)) || /^\s*[€$£]?\d/.test(text.slice(to));
  return isBeside ? 'figure' : kind;
}

function isSameChange(
  text: string,
  { from, to, suggestions }: Finding,
  other: Correction,
): boolean {
  const write = (start: number, end: number, put: string) =>
    (text.slice(0, start) + put + text.slice(end)).replace(/\s+/g, ' ');
  const [first] = suggestions;
  return (
    first !== undefined && write(from, to, first) === write(other.from, other.to, other.replacement)
  );
}

/** The model takes no shorter sentences. */
const FEWEST_WORDS = 3;

function wasRead(text: string, { from }: Finding): boolean {
  let end = 0;
  const sentence = splitSentences(text).find((one) => {
    end += one.text.length + one.gap.length;
    return from < end;
  });
  return (sentence?.text.trim().split(/\s+/).length ?? 0) >= FEWEST_WORDS;
}

/** Of the word in it that was least expected. */
function measureSurprise({ from, to }: Finding, { surprises }: TextReading): number {
  const touched = surprises.filter((one) => one.from < to && one.to > from);
  return Math.max(0, ...touched.map(({ amount }) => amount));
}

/** Where a word is missing or one too many, the words beside it are shown as well. */
function toFinding(
  text: string,
  { from, to, replacement }: Correction,
  kind: CorrectionKind,
): Finding {
  const base = { kind: findingKinds[kind], isSure: false };
  const isInPlace = /\S/.test(text.slice(from, to)) && /\S/.test(replacement);
  if (isInPlace) return { ...base, from, to, suggestions: [replacement] };
  const before = /[\p{L}\p{M}\p{N}'’-]*$/u.exec(text.slice(0, from))?.[0].length ?? 0;
  const behind = /^\s*[\p{L}\p{M}\p{N}'’-]*/u.exec(text.slice(to))?.[0].length ?? 0;
  const needsNext = before === 0 || kind === 'added';
  const [start, end] = [from - before, needsNext ? to + behind : to];
  const suggestion = text.slice(start, from) + replacement + text.slice(to, end);
  return { ...base, from: start, to: end, suggestions: [suggestion.trim()] };
}
