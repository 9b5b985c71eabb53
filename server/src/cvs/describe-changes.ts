import type { CvVersion } from '@trayecto/core/contract';
import type { CvDifference } from '@trayecto/core/cv';
import type { TextChanges } from './text-changes';

const MOST_CHANGES = 40;
const LONGEST_NAME = 120;

type Change = CvVersion['changes'][number];

/** What a version changed in the one before it, at most a screenful. */
export function describeChanges(changes: TextChanges): readonly Change[] {
  return [
    ...describe(changes.original, 'original'),
    ...(describeWholeEnglish(changes) ?? describe(changes.english, 'english')),
  ].slice(0, MOST_CHANGES);
}

function describe(differences: readonly CvDifference[], language: Change['language']): Change[] {
  return differences.slice(0, MOST_CHANGES).map(({ section, kind, entry, field }) => ({
    section,
    kind,
    entry: entry.slice(0, LONGEST_NAME),
    field,
    language,
  }));
}

/** A text that came or went as a whole is one change, not one for each of its fields. */
function describeWholeEnglish({ before, after }: TextChanges): Change[] | undefined {
  const [had, has] = [before.english !== null, after.english !== null];
  if (had === has) return undefined;
  const kind = has ? 'added' : 'removed';
  return [{ section: '', kind, entry: '', field: '', language: 'english' }];
}
