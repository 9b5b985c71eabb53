import type { TextReading } from '../assistant';
import type { Language } from '../language';
import { type ChangeToWeigh, listChangesToWeigh } from './changes-to-weigh';
import { isCertain, type MendedText, mendText } from './mend-text';
import { type Lexicons, proofreadText } from './proofread-text';

export interface TextToRead {
  readonly text: string;
  /** What the checks would change in it. */
  readonly changes: readonly ChangeToWeigh[];
}

interface PreparedText {
  readonly own: TextToRead;
  /** The same without the slips that are certain: behind a word that it has never met, a model sees little. */
  readonly mended?: TextToRead;
  /** What is certain is judged as it was written, everything else as it reads without it. */
  readonly join: (own: TextReading, mended: TextReading) => TextReading;
}

const NOBODY: ReadonlySet<string> = new Set();

export function prepareReading(text: string, language: Language, lexicons: Lexicons): PreparedText {
  const findings = proofreadText({ text, language, known: NOBODY }, lexicons);
  const own = { text, changes: listChangesToWeigh(text, findings, language, lexicons) };
  const sure = findings.filter(isCertain);
  if (sure.length === 0) return { own, join: (reading) => reading };
  const mended = mendText(text, sure);
  const left = proofreadText({ text: mended.text, language, known: NOBODY }, lexicons);
  const changes = listChangesToWeigh(mended.text, left, language, lexicons);
  return {
    own,
    mended: { text: mended.text, changes },
    join: (reading, second) => joinReadings(reading, second, mended),
  };
}

function joinReadings(
  own: TextReading,
  { corrections, surprises }: TextReading,
  { isMended, placeBack }: MendedText,
): TextReading {
  return {
    corrections: [...own.corrections.filter(isMended), ...corrections.flatMap(placeBack)],
    surprises: [...own.surprises.filter(isMended), ...surprises.flatMap(placeBack)],
  };
}
