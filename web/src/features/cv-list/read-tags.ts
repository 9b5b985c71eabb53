import { LONGEST_TAG, MOST_TAGS } from '@trayecto/core/contract';
import { foldText } from '../../text/fold-text';

/** As they are typed, between commas: none twice, whatever the case and accents. */
export function readTags(typed: string): readonly string[] {
  const byName = new Map<string, string>();
  for (const part of typed.split(',')) {
    const tag = part.trim().slice(0, LONGEST_TAG).trim();
    if (tag !== '' && !byName.has(foldText(tag))) byName.set(foldText(tag), tag);
  }
  return [...byName.values()].slice(0, MOST_TAGS);
}
