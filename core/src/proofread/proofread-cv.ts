import type { TextReading } from '../assistant';
import type { Cv } from '../cv';
import type { Language } from '../language';
import type { Finding } from './finding';
import { checkTense } from './grammar/check-tense';
import { listProofTexts, type PlacedText } from './list-texts';
import { mergeReading } from './merge-reading';
import { checkNameList } from './names/check-name-list';
import { keepApart, type Lexicons, type ProofreadInput, proofreadText } from './proofread-text';
import { checkHome } from './spelling/check-home';
import { gatherKnownWords } from './spelling/known-words';

export interface ProofreadTextResult extends PlacedText {
  readonly findings: readonly Finding[];
}

/** What the corrector made of texts. */
export type Readings = ReadonlyMap<string, TextReading>;
const NO_READINGS: Readings = new Map();

interface ProofreadOptions {
  readonly read?: typeof proofreadText;
  readonly readings?: Readings;
}

/** A word this frequent isn't a slip: the trade or the person writes it so. */
const TIMES_OF_A_TERM = 2;

/** All texts of a CV with what there is to look at, in the order of the CV; texts without findings are left out. */
export function proofreadCv(
  cv: Cv,
  language: Language,
  ownWords: readonly string[],
  lexicons: Lexicons,
  { read = proofreadText, readings = NO_READINGS }: ProofreadOptions = {},
): readonly ProofreadTextResult[] {
  const known = gatherKnownWords(cv, ownWords);
  const tenses = checkTense(cv, language);
  const names = checkNameList(cv.skills, {
    own: lexicons[language],
    other: lexicons[language === 'es' ? 'en' : 'es'],
    known,
  });
  const readText = (input: ProofreadInput) => {
    const findings = read(input, lexicons);
    const reading = readings.get(input.text);
    return reading ? mergeReading(input, findings, reading, lexicons) : findings;
  };
  const results = listProofTexts(cv).map(({ pointer, text }) => ({
    pointer,
    text,
    findings: keepApart([
      ...readText({ text, language, known }),
      ...(tenses.get(pointer) ?? []),
      ...(names.get(pointer) ?? []),
      ...checkHome(text, language, cv.personal.location, lexicons),
    ]),
  }));
  const times = new Map<string, number>();
  for (const { text, findings } of results)
    for (const { from, to } of findings) {
      const word = text.slice(from, to).toLowerCase();
      times.set(word, (times.get(word) ?? 0) + 1);
    }
  const isTerm = (text: string, { kind, isSure, from, to }: Finding) =>
    kind === 'spelling' &&
    !isSure &&
    (times.get(text.slice(from, to).toLowerCase()) ?? 0) >= TIMES_OF_A_TERM;
  return results
    .map(({ pointer, text, findings }) => ({
      pointer,
      text,
      findings: findings.filter((finding) => !isTerm(text, finding)),
    }))
    .filter(({ findings }) => findings.length > 0);
}
