import { LONGEST_TAG, MOST_TAGS } from '@trayecto/core/contract';
import { foldForSearch } from '../../text/fold-for-search';

/** As they are typed, between commas: none twice, whatever the case and accents. */
export function readTags(typed: string): readonly string[] {
  const byName = new Map<string, string>();
  for (const part of typed.split(',')) {
    const tag = part.trim().slice(0, LONGEST_TAG).trim();
    if (tag !== '' && !byName.has(foldForSearch(tag))) byName.set(foldForSearch(tag), tag);
  }
  return [...byName.values()].slice(0, MOST_TAGS);
}
