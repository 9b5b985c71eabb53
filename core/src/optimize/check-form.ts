import type { CareerLevel } from '../assistant';
import type { Cv } from '../cv';
import { LONGEST_TEXT, nameTerms, orderEntries } from '../improve';
import { EMAIL } from './check-basics';
import { average } from './check-deeds';
import type { Finding, ScoreContext } from './score-context';

const words: Readonly<Record<CareerLevel, { least: number; most: number }>> = {
  entry: { least: 120, most: 600 },
  mid: { least: 200, most: 900 },
  senior: { least: 250, most: 1_300 },
};
const LONGEST_LINE = 300;
const MOST_DEEDS = 8;
const MISSPELT_FOR_NOTHING = 5;
const LONGEST_SKILL = 60;
/** Emoji, arrows, stars, boxes and letters of symbol fonts: what applicant systems turn into question marks. */
const DECORATION = /[\p{Extended_Pictographic}\u2190-\u21ff\u2500-\u27bf\ue000-\uf8ff]/u;
/** Characters that take no room: text that only machines see. */
const INVISIBLE = /[\u200b-\u200f\u2060-\u2064\ufeff]|[\u{e0000}-\u{e007f}]/u;

/** In quarters, so that a word more or less does not count. */
export function checkLength({ fields, level }: ScoreContext): Finding {
  const { least, most } = words[level];
  const count = fields.reduce((sum, { text }) => sum + countWords(text), 0);
  const share =
    count < least
      ? Math.floor((count / least) * 4) / 4
      : count <= most
        ? 1
        : Math.max(0.25, Math.floor((most / count) * 4) / 4);
  return { share, pointers: share === 1 ? [] : [count < least ? '/work_experience' : '/summary'] };
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Newest first, sentences one can take in, and two to eight of them a post. */
export function checkStructure({ cv, posts, fields }: ScoreContext): Finding {
  if (posts.length + cv.education.length === 0) return { share: 0, pointers: ['/work_experience'] };
  const long = fields.filter(
    ({ text, section }) => text.length > LONGEST_LINE && section === 'work_experience',
  );
  const isOrdered = (list: 'work_experience' | 'education') =>
    orderEntries(cv, list).every((at, place) => at === place);
  const crowded = posts.flatMap((deeds, at) =>
    deeds.length === 0 || deeds.length > MOST_DEEDS ? [`/work_experience/${at}/achievements`] : [],
  );
  const jobs = Math.max(1, posts.length);
  const lists = (['work_experience', 'education'] as const).filter((list) => !isOrdered(list));
  return {
    share: average([
      1 - lists.length / 2,
      1 - Math.min(1, long.length / jobs),
      posts.length === 0 ? 0 : 1 - crowded.length / jobs,
    ]),
    pointers: [
      ...lists.map((list) => `/${list}`),
      ...long.map(({ pointer }) => pointer),
      ...crowded,
      ...(posts.length === 0 ? ['/work_experience'] : []),
    ],
  };
}

const RUNNING =
  /^\/(?:summary|skills|additional|work_experience\/\d+\/(?:description|achievements))/;

/** Names of tools as their makers write them. */
export function checkSpelling({ fields, language, isOtherLanguage }: ScoreContext): Finding {
  if (isOtherLanguage || fields.length === 0) return null;
  const wrong = fields.filter(
    ({ pointer, text }) =>
      RUNNING.test(pointer) && text.length <= LONGEST_TEXT && nameTerms(text, language) !== text,
  );
  return {
    share: Math.max(0, 1 - wrong.length / MISSPELT_FOR_NOTHING),
    pointers: wrong.map(({ pointer }) => pointer),
  };
}

/** Four things a program that reads CVs trips over. */
export function checkAts({ cv, fields }: ScoreContext): Finding {
  if (fields.length === 0) return { share: 0, pointers: ['/personal/email'] };
  const decorated = fields.filter(({ text }) => DECORATION.test(text));
  const hidden = [...fields, ...listPersonal(cv)].filter(({ text }) => INVISIBLE.test(text));
  const long = cv.skills.flatMap((text, at) =>
    text.length > LONGEST_SKILL ? [`/skills/${at}`] : [],
  );
  const isReachable = EMAIL.test(cv.personal.email.trim()) && cv.personal.name.trim() !== '';
  const faults = [
    decorated.map(({ pointer }) => pointer),
    hidden.map(({ pointer }) => pointer),
    long,
    isReachable ? [] : ['/personal/email'],
  ];
  return {
    share: faults.filter((pointers) => pointers.length === 0).length / faults.length,
    pointers: faults.flat(),
  };
}

function listPersonal({ personal }: Cv): readonly { pointer: string; text: string }[] {
  return Object.entries(personal).map(([field, text]) => ({ pointer: `/personal/${field}`, text }));
}
