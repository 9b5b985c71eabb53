import type { CvMetadata, OutdatedMarks } from '@trayecto/core/contract';
import type { CvDifference } from '@trayecto/core/cv';
import type { CvChange } from './change-cv';
import type { TextChanges } from './text-changes';

type Marks = OutdatedMarks['original'];

const MOST_MARKS = 100;

/** After a change of one text, the same places in the other are out of date, and its own are up to date again. */
export function markOutdated(
  metadata: CvMetadata,
  texts: TextChanges,
  change: CvChange,
): OutdatedMarks {
  const before = metadata.outdated ?? { original: [], english: [] };
  if (texts.after.english === null) return { original: [], english: [] };
  const [inOriginal, inEnglish] = [listMarks(texts, 'original'), listMarks(texts, 'english')];
  return {
    original: update(before, inEnglish, inOriginal, change, 'original'),
    english: update(before, inOriginal, inEnglish, change, 'english'),
  };
}

function update(
  before: OutdatedMarks,
  changedThere: Marks,
  changedHere: Marks,
  change: CvChange,
  text: 'original' | 'english',
): Marks {
  if (change.up_to_date === text) return [];
  const other = text === 'original' ? 'english' : 'original';
  // Both written at once: their author has looked at both.
  const isBoth = change.parsed_data !== undefined && change.parsed_data_english !== undefined;
  // What the other text changed because it had fallen behind is no news for this one.
  const caughtUp = new Set(before[other].map(nameMark));
  const added = isBoth ? [] : changedThere.filter((mark) => !caughtUp.has(nameMark(mark)));
  const done = new Set(changedHere.map(nameMark));
  const kept = [...before[text], ...added].filter((mark) => !done.has(nameMark(mark)));
  return [...new Map(kept.map((mark) => [nameMark(mark), mark])).values()].slice(0, MOST_MARKS);
}

/** A text that came or went as a whole has no places that changed. */
function listMarks(texts: TextChanges, text: 'original' | 'english'): Marks {
  if (texts.before[text] === null || texts.after[text] === null) return [];
  return texts[text].map(toMark);
}

const toMark = ({ section, entry, index, field, kind }: CvDifference) => ({
  section,
  entry,
  index,
  field,
  kind,
});

/** Titles differ between languages: an entry is known by its place. */
const nameMark = ({ section, index, field }: Marks[number]) => `${section}/${index}/${field}`;
