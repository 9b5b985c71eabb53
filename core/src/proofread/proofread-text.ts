import type { Language } from '../language';
import { checkAgreement } from './check-agreement';
import { checkApostrophes } from './check-apostrophes';
import { checkArticles, checkNumberArticles } from './check-articles';
import { checkCapitals, checkDayNames, checkListCommas, checkSplices } from './check-capitals';
import { checkConfusions } from './check-confusions';
import { checkContext } from './check-context';
import { checkJoined } from './check-joined';
import { checkBrackets, checkMarks } from './check-marks';
import { checkRepeats } from './check-repeats';
import { checkSpelling } from './check-spelling';
import { checkSubjects } from './check-subjects';
import { checkVerbForms } from './check-verb-forms';
import { readContext } from './context-tokens';
import type { Finding } from './finding';
import { isKnownForm } from './known-forms';
import type { Lexicon } from './lexicon';
import { readWords, type TextWord } from './read-words';

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

/** What is there to look at in a text, in the order of the text; no two findings overlap. */
export function proofreadText(input: ProofreadInput, lexicons: Lexicons): readonly Finding[] {
  const { text, known } = input;
  if (text.length > LONGEST) return [];
  const words = readWords(text);
  const language = readLanguage(words, input.language, lexicons);
  const [own, other] = language === 'es' ? [lexicons.es, lexicons.en] : [lexicons.en, lexicons.es];
  const certain = [
    ...checkRepeats(text, words),
    ...checkConfusions(text, language),
    ...(own.context ? checkJoined(words, own.context, own) : []),
    ...checkSpelling(words, { own, other, known }),
    ...checkGrammar(text, words, own),
    ...checkMarks(text),
    ...checkBrackets(text),
    ...checkCapitals(text, own),
    ...checkDayNames(text, language),
    ...checkSplices(text, language),
  ];
  const fitting = own.context ? checkContext(text, words, { own, model: own.context, known }) : [];
  return keepApart([...certain, ...fitting.filter((one) => !isBeside(one, certain))]);
}

/** Beside a slip any word looks odd. */
const isBeside = ({ from, to }: Finding, findings: readonly Finding[]) =>
  findings.some((one) => one.isSure && (one.to === from - 1 || one.from === to + 1));

function checkGrammar(text: string, words: readonly TextWord[], own: Lexicon): Finding[] {
  if (own.language === 'es') return [...checkAgreement(words, own), ...checkListCommas(text)];
  const tokens = readContext(text, own);
  return [
    ...checkArticles(words),
    ...checkNumberArticles(text),
    ...checkApostrophes(text, tokens, own),
    ...checkSubjects(tokens, own),
    ...checkVerbForms(tokens, own),
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

/** What was found first wins: the checks come in the order of how much they know. */
export function keepApart(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    const overlaps = kept.some(({ from, to }) => from < finding.to && finding.from < to);
    if (!overlaps) kept.push(finding);
  }
  return kept.sort((a, b) => a.from - b.from);
}
