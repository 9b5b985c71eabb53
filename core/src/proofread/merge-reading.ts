import type { Correction, TextReading } from '../assistant';
import { countLanguageWords, foldText, type Language, smallNumbers } from '../language';
import { type CorrectionKind, findingKinds, nameCorrection } from './correction-kinds';
import type { Finding, FindingKind } from './finding';
import { keepApart, type Lexicons, type ProofreadInput } from './proofread-text';
import { isKnownWord } from './spelling/known-words';
import { functionWords } from './words/function-words';
import { isCapital, isKnownForm, isUpper } from './words/known-forms';
import { readWords, type TextWord } from './words/read-words';

/** How much likelier (by its logarithm) the model must find a change before it is reported, and what it may overrule. */
export interface ReadingLimits {
  readonly report: Readonly<Record<Language, Readonly<Record<CorrectionKind, number>>>>;
  /** A change that a check proposes as well is sure from here on. */
  readonly agree: number;
  /** Words that surprise the model less than this are right, whatever a check that isn't sure says. */
  readonly right: Readonly<Record<Language, number>>;
}

/**
 * Set on slips that people wrote and nothing was learned from, and on CVs by others: each kind finds far more than it alarms. In Spanish notes
 * small words are often left out on purpose.
 */
const SPANISH = {
  ...{ accent: 1.5, bare: 1, joined: 0.5, mark: 1, capital: 3 },
  ...{ form: 1.5, inflection: 1.5, small: 1.5, word: 1.5 },
  ...{ added: 3, removed: 1, figure: 2 },
};
const ENGLISH = {
  ...{ accent: 1.5, bare: 4, joined: 0.5, mark: 2, capital: 3 },
  ...{ form: 2, inflection: 3, small: 1, word: 2 },
  ...{ added: 0.5, removed: 3, figure: 1 },
};
const USUAL_LIMITS: ReadingLimits = {
  report: { es: SPANISH, en: ENGLISH },
  agree: 1,
  right: { es: 0.05, en: 0.1 },
};

/** Where a check weighs words by what is around them, the model knows better. */
const weighed: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'agreement',
  'confusion',
  'accent',
  'article',
]);

/** What the checks found together with what the model would change. */
export function mergeReading(
  input: ProofreadInput,
  findings: readonly Finding[],
  reading: TextReading,
  lexicons: Lexicons,
  limits: ReadingLimits = USUAL_LIMITS,
): readonly Finding[] {
  const { text, language } = input;
  const words = readWords(text);
  if (isForeign(text, language)) return findings;
  const checked = findings.flatMap((finding): readonly Finding[] => {
    if (finding.isSure) return [finding];
    const agrees = reading.corrections.some(
      (one) => one.gain >= limits.agree && isSameChange(text, finding, one),
    );
    if (agrees) return [{ ...finding, isSure: true }];
    const isRight =
      weighed.has(finding.kind) && measureSurprise(finding, reading) < limits.right[language];
    return isRight ? [] : [finding];
  });
  const own = reading.corrections.flatMap((one): readonly Finding[] => {
    const kind = nameKind(text, one, language);
    if (one.gain < limits.report[language][kind]) return [];
    if (!isAllowed(one, kind, words, input, lexicons)) return [];
    return [toFinding(text, one, kind)];
  });
  return keepApart([...checked, ...own]);
}

/** The model reads by the language of the CV: what it makes of the title of an English course means nothing. */
function isForeign(text: string, language: Language): boolean {
  const found = countLanguageWords(foldText(text).split(' '));
  return found[language] < found[language === 'es' ? 'en' : 'es'];
}

function nameKind(text: string, { from, to, replacement }: Correction, language: Language) {
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

/** Of the word in it that was least expected. */
function measureSurprise({ from, to }: Finding, { surprises }: TextReading): number {
  const touched = surprises.filter((one) => one.from < to && one.to > from);
  return Math.max(0, ...touched.map(({ amount }) => amount));
}

const deeds: ReadonlySet<CorrectionKind> = new Set<CorrectionKind>(['form', 'inflection', 'word']);

/** Names, figures, codes, capitals and words that the person knows stay as they are, and nothing becomes a word that is none. */
function isAllowed(
  { from, to, replacement }: Correction,
  kind: CorrectionKind,
  words: readonly TextWord[],
  { language, known }: ProofreadInput,
  lexicons: Lexicons,
): boolean {
  const touched = words.filter((word) => word.from < to && word.to > from);
  const isName = ({ text, isFirst }: TextWord) =>
    isUpper(text) && text.length > 1 ? true : kind !== 'capital' && isCapital(text) && !isFirst;
  if (touched.some((word) => word.isCode || isName(word) || isKnownWord(word.text, known)))
    return false;
  // In which person and tense somebody tells what they did is for them to say.
  if (deeds.has(kind) && touched.some(({ isFirst }) => isFirst)) return false;
  const put = readWords(replacement);
  const isFigure = ({ text }: TextWord) => smallNumbers[foldText(text)] !== undefined;
  if ([...touched, ...put].some(isFigure)) return false;
  const small = functionWords[language];
  if (touched.length === 0 || put.length === 0)
    return [...touched, ...put].every(({ text }) => small.has(text.toLowerCase()));
  return put.every(({ text, isCode }) => !isCode && isKnownForm(text, lexicons[language]));
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
