import type { Language } from '../language';
import { isMultiple } from './amount-words';
import { checkConfusions } from './confusions/check-confusions';
import { checkConjunctions } from './confusions/spanish-conjunctions';
import { checkContext } from './context/check-context';
import { checkFrames } from './context/check-frames';
import { type ContextToken, readContext } from './context/context-tokens';
import type { Finding } from './finding';
import { checkBareSubjects } from './grammar/bare-subjects';
import { checkAgreement } from './grammar/check-agreement';
import { checkArticles, checkNumberArticles, checkSpelledArticles } from './grammar/check-articles';
import { checkCounted } from './grammar/check-counted';
import { readForms } from './grammar/check-forms';
import { checkOrder } from './grammar/check-order';
import { checkPointers } from './grammar/check-pointers';
import { checkRows } from './grammar/check-rows';
import { checkSubjectCommas } from './grammar/check-subject-commas';
import { checkSubjects } from './grammar/check-subjects';
import { checkVerbForms } from './grammar/check-verb-forms';
import { checkEnglishClauses } from './grammar/english-clauses';
import { checkEnglishRelatives } from './grammar/english-relatives';
import { checkDistantSubjects } from './grammar/english-subjects';
import { isRightForm } from './grammar/right-forms';
import { checkSpanishClauses } from './grammar/spanish-clauses';
import { checkSpanishRelatives } from './grammar/spanish-relatives';
import { checkSpanishSubjects } from './grammar/spanish-subjects';
import { checkWrongPlurals } from './grammar/wrong-plurals';
import { checkApostrophes } from './marks/check-apostrophes';
import {
  checkCapitals,
  checkDayNames,
  checkListCommas,
  checkNouns,
  checkSplices,
} from './marks/check-capitals';
import { checkCommaSplices } from './marks/check-comma-splices';
import {
  checkBrackets,
  checkMarks,
  checkNumberWords,
  checkPercents,
  checkStops,
} from './marks/check-marks';
import { checkRepeats } from './marks/check-repeats';
import { isCertain, mendText } from './mend-text';
import { checkNames } from './names/check-names';
import { checkNearNames } from './names/check-near-names';
import { listRightPhrases } from './right-phrases';
import { checkJoined } from './spelling/check-joined';
import { checkSpelling } from './spelling/check-spelling';
import { isKnownForm } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import { readWords, type TextWord } from './words/read-words';

export interface Lexicons {
  readonly es: Lexicon;
  readonly en: Lexicon;
}

export interface ProofreadInput {
  readonly text: string;
  readonly language: Language;
  /** Names of this CV and words of the person: see gatherKnownWords. */
  readonly known: ReadonlySet<string>;
}

/** Longer than this is no text of a CV. */
const LONGEST = 10_000;

/** How much better than what a rule proposes a form must fit into its sentence, to be left alone. */
const RIGHT = 3.5;

/**
 * What is there to look at in a text, in the order of the text; no two findings overlap. Read again without the slips that are certain: "looking
 * foward to hear" hides one behind the other, and "could of been" looks wrong for what is before it.
 */
export function proofreadText(input: ProofreadInput, lexicons: Lexicons): readonly Finding[] {
  const first = readOnce(input, lexicons);
  const sure = first.filter(isCertain);
  if (sure.length === 0) return first;
  const mended = mendText(input.text, sure);
  const second = readOnce({ ...input, text: mended.text }, lexicons).flatMap(mended.placeBack);
  const isSeenAgain = (finding: Finding) =>
    finding.isSure || second.some(({ from, to }) => from < finding.to && to > finding.from);
  return keepApart([...first.filter(isSeenAgain), ...second]);
}

/** A row of letters that is no word: patterns that look for words in it take the longer, the longer it is. */
const NO_WORD = /[\p{L}\p{M}'’‐‑-]{61,}/gu;
const NO_LETTER = '\ue000';

function readOnce(input: ProofreadInput, lexicons: Lexicons): readonly Finding[] {
  const { known } = input;
  if (input.text.length > LONGEST) return [];
  const text = input.text.replace(NO_WORD, (row) => NO_LETTER.repeat(row.length));
  const words = readWords(text);
  const language = readLanguage(words, input.language, lexicons);
  const [own, other] = language === 'es' ? [lexicons.es, lexicons.en] : [lexicons.en, lexicons.es];
  const tokens = readContext(text, own);
  const certain = [
    ...checkRepeats(text, words, (word) => own.step(word.toLowerCase()) >= 0),
    ...checkNames(text, { own, other, known }),
    ...checkConfusions(text, language),
    ...(own.context ? checkJoined(words, own.context, own) : []),
    ...(language === 'en' ? checkWrongPlurals(text, tokens, own) : []),
    ...checkSpelling(words, { own, other, known }),
    ...checkNearNames(words, { own, other, known }),
    ...checkGrammar(text, tokens, words, own),
    ...checkRows(text, tokens, own),
    ...checkMarks(text),
    ...checkStops(text, (word) => own.has(word) || own.step(word) >= 0),
    ...checkCapitals(text, own),
    ...checkDayNames(text, language),
    ...checkNouns(text, language),
    ...checkSplices(text, language),
  ];
  const forms = readForms(text, tokens, own, known);
  const fitting = own.context
    ? checkContext(tokens, words, { own, model: own.context, known, marginOf: forms.marginOf })
    : [];
  const places = new Map(tokens.map(({ from }, at) => [from, at]));
  const isWrong = ({ from, kind, suggestions: [first = ''] }: Finding) =>
    kind !== 'agreement' ||
    (language === 'en'
      ? !isRightForm(tokens, places.get(from) ?? -1, own)
      : forms.marginOf(from, first.toLowerCase()) < RIGHT);
  const left = certain.filter(isWrong);
  const sure = certain.filter(({ isSure }) => isSure);
  const [starts, ends] = [new Set(sure.map(({ from }) => from)), new Set(sure.map(({ to }) => to))];
  // "Could of been": next to a slip any word looks wrong.
  const isBehind = ({ kind, isSure, from }: Finding) =>
    !isSure && kind === 'confusion' && ends.has(from - 1);
  const apart = [...fitting, ...forms.findings].filter(
    (finding) =>
      !ends.has(finding.from - 1) &&
      !starts.has(finding.to + 1) &&
      (language === 'es' || isWrong(finding)),
  );
  const phrases = listRightPhrases(text, language);
  const isInPhrase = ({ from, to, isSure }: Finding) =>
    !isSure && phrases.some((one) => one.from <= from && one.to >= to);
  const found = keepApart([
    ...left.filter((one) => !isBehind(one)),
    ...apart,
    ...checkBrackets(text),
  ]);
  const isSum = ({ kind, from, suggestions: [first = ''] }: Finding) =>
    (kind === 'spelling' || kind === 'agreement') && isMultiple(text, from, first);
  // "Dermot's": a name is no slip for itself.
  const isNoChange = ({ from, to, suggestions: [first] }: Finding) =>
    first === text.slice(from, to);
  const isLeft = (one: Finding) => !isInPhrase(one) && !isSum(one) && !isNoChange(one);
  return dropAfterSlips(found.filter(isLeft));
}

const wordKinds: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>(['confusion', 'spelling']);

/** "Checks, witch have been done": what a verb goes with cannot be told by a word that is wrong itself. */
export function dropAfterSlips(
  findings: readonly Finding[],
  certain: ReadonlySet<Finding> = new Set(),
): readonly Finding[] {
  return findings.filter((finding, at) => {
    const { kind, isSure, from } = finding;
    const before = findings[at - 1];
    const isNext = before !== undefined && wordKinds.has(before.kind) && before.to + 1 === from;
    const isBehindSure = kind === 'confusion' && before?.kind === 'confusion' && before.isSure;
    const isDoubtful = kind === 'agreement' || isBehindSure;
    return !isDoubtful || isSure || !isNext || certain.has(finding);
  });
}

function checkGrammar(
  text: string,
  tokens: readonly ContextToken[],
  words: readonly TextWord[],
  own: Lexicon,
): Finding[] {
  if (own.language === 'es')
    return [
      ...checkCounted(text, tokens, own),
      ...checkFrames(text, tokens, own),
      ...checkAgreement(words, own),
      ...checkConjunctions(text, own),
      ...checkListCommas(text),
      ...checkSubjectCommas(text, own),
      ...checkSpanishSubjects(text, tokens, own),
      ...checkSpanishClauses(text, tokens, own),
      ...checkSpanishRelatives(text, tokens, own),
    ];
  return [
    ...checkFrames(text, tokens, own),
    ...checkCounted(text, tokens, own),
    ...checkOrder(text),
    ...checkPercents(text),
    ...checkNumberWords(text),
    ...checkArticles(words),
    ...checkNumberArticles(text),
    ...checkSpelledArticles(text),
    ...checkApostrophes(text, tokens, own),
    ...checkPointers(text, tokens, own),
    ...checkBareSubjects(text, tokens, own),
    ...checkSubjects(tokens, own),
    ...checkDistantSubjects(text, tokens, own),
    ...checkVerbForms(text, tokens, own),
    ...checkEnglishClauses(text, tokens, own),
    ...checkEnglishRelatives(tokens, own),
    ...checkCommaSplices(text, tokens, own),
  ];
}

/** One line of a CV may be in the other language: the title of a course, a reference, a whole section. */
function readLanguage(words: readonly TextWord[], wanted: Language, lexicons: Lexicons): Language {
  const other = wanted === 'es' ? 'en' : 'es';
  const count = (language: Language) =>
    words.filter(({ text, isCode }) => !isCode && isKnownForm(text, lexicons[language])).length;
  const [own, foreign] = [count(wanted), count(other)];
  return foreign >= own + 2 && foreign > own * 1.5 ? other : wanted;
}

/** The first finding wins: the most reliable checks run first. */
export function keepApart(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    const at = findPlace(kept, finding.from);
    const [before, after] = [kept[at - 1], kept[at]];
    if ((before?.to ?? 0) <= finding.from && (after?.from ?? Infinity) >= finding.to)
      kept.splice(at, 0, finding);
  }
  return kept;
}

/** How many of them, in order, begin before the place. */
function findPlace(findings: readonly Finding[], from: number): number {
  let [low, high] = [0, findings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((findings[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
