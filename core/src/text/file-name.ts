import { z } from 'zod';

const LONGEST_NAME = 255;
/** Long enough for any real file name. */
const LONGEST_SENT = 4_096;
// Control characters, and those that turn the reading direction around.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name is a label: no path, nothing that cannot be printed, not longer than a file system takes. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(unprintable, '').replace(/^\.+/, '').trim();
  if (clean.length <= LONGEST_NAME) return clean || 'cv';
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, LONGEST_NAME - ending.length).toWellFormed() + ending;
}

/** A name sent along with data is cleaned like that of an upload. */
export const fileName = z.string().min(1).max(LONGEST_SENT).overwrite(cleanFileName);
