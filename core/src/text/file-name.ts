import { z } from 'zod';

const LONGEST_NAME = 255;
/** Long enough for any real file name. */
const LONGEST_SENT = 4_096;
// Control characters, and those that turn the reading direction around.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const separator = /[/\\]/;
/** A path says where it begins: at the root, in a folder above, on a drive; nobody calls a CV that. */
const beginsLikePath = /^\s*(?:\.{0,2}\/|.*\\)/s;

/** The name of an uploaded file, without the path that some clients send along. */
export function cleanFileName(given: string): string {
  return cleanLabel(given.split(separator).at(-1) ?? '');
}

/** No path, nothing that cannot be printed, not longer than a file system takes. */
function cleanLabel(given: string): string {
  const printable = given.toWellFormed().replace(unprintable, '');
  if (beginsLikePath.test(printable)) return cleanFileName(printable);
  const clean = printable
    .replace(/\s*\/+\s*/g, '-')
    .normalize('NFC')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  if (clean.length <= LONGEST_NAME) return clean || 'cv';
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return (
    clean
      .slice(0, LONGEST_NAME - ending.length)
      .toWellFormed()
      .trimEnd() + ending
  );
}

/** What a person calls a CV, or the app after a job: in “Técnico/a de nóminas” nothing is a path. */
export const fileName = z.string().min(1).max(LONGEST_SENT).overwrite(cleanLabel);
