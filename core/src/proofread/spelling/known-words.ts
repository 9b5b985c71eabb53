import type { Cv } from '../../cv';
import { beginWithCapital } from '../../text';
import { WORD } from '../words/read-words';

/**
 * The names a CV gives: the person's, of employers, schools and places. They count as they are written, with their
 * capital: a company may be called "Gestion", which does not make a word of "gestion". The person's own words count in
 * any form.
 */
export function gatherKnownWords(cv: Cv, ownWords: readonly string[] = []): ReadonlySet<string> {
  const { name, location, email } = cv.personal;
  const names = [
    name,
    location,
    email.split(/[@.\d_-]+/).join(' '),
    ...cv.work_experience.flatMap((job) => [job.company, job.location]),
    ...cv.education.flatMap((study) => [study.institution, study.location]),
    ...cv.certifications.map(({ issuer }) => issuer),
  ];
  const known = new Set(ownWords.map((word) => word.normalize('NFC').toLowerCase()));
  for (const [word] of names.join('\n').normalize('NFC').matchAll(WORD)) {
    known.add(beginWithCapital(word));
    known.add(beginWithCapital(word.toLowerCase()));
  }
  return known;
}

/** As it is, or in small letters. */
export function isKnownWord(text: string, known: ReadonlySet<string>): boolean {
  return known.has(text) || known.has(text.toLowerCase());
}
