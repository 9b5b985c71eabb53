import { type Cv, type CvDifference, compareCvs, cvSchema, emptyCv } from '@trayecto/core/cv';
import type { CvChange } from './change-cv';

/** The two texts of a CV; null where one is not there. */
interface CvTexts {
  readonly original: Cv | null;
  readonly english: Cv | null;
}

/** What a change does to the texts of a CV, worked out once for all who ask. */
export interface TextChanges {
  readonly before: CvTexts;
  readonly after: CvTexts;
  readonly original: readonly CvDifference[];
  readonly english: readonly CvDifference[];
}

interface StoredTexts {
  readonly parsedData: unknown;
  readonly parsedDataEnglish: unknown;
}

export function findTextChanges(stored: StoredTexts, change: CvChange): TextChanges {
  const before = readTexts(stored);
  const { parsed_data: original, parsed_data_english: english } = change;
  return compareTexts(before, {
    original: original === undefined ? before.original : original,
    english: english === undefined ? before.english : english,
  });
}

export function compareTexts(before: CvTexts, after: CvTexts): TextChanges {
  const compare = (text: keyof CvTexts) =>
    before[text] === after[text]
      ? []
      : compareCvs(before[text] ?? emptyCv(), after[text] ?? emptyCv());
  return { before, after, original: compare('original'), english: compare('english') };
}

export function readTexts({ parsedData, parsedDataEnglish }: StoredTexts): CvTexts {
  return { original: readCv(parsedData), english: readCv(parsedDataEnglish) };
}

function readCv(data: unknown): Cv | null {
  return cvSchema
    .nullable()
    .catch(null)
    .parse(data ?? null);
}
