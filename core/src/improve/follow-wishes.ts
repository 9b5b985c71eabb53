import type { WishCode } from '../assistant';
import type { Cv } from '../cv';
import { foldText } from '../language';
import { openWishWords } from './wish-words';

/** "34 años", and nothing else. */
const AGE = /^\d{2} (?:anos|years old)$/;

/** Takes out what the person asked to leave out. A heading that matches goes with its lines. */
export function leaveOut(cv: Cv, wishes: readonly WishCode[]): Cv {
  const { leftOut } = openWishWords();
  const patterns = wishes.flatMap((wish) => leftOut[wish] ?? []);
  if (patterns.length === 0) return cv;
  const isOut = (text: string) => {
    const folded = foldText(text);
    if (wishes.includes('no-age') && AGE.test(folded)) return true;
    return patterns.some((pattern) => folded.search(pattern) === 0);
  };
  return {
    ...cv,
    additional: Object.fromEntries(
      Object.entries(cv.additional).map(([heading, lines]) => [
        heading,
        isOut(heading) ? [] : lines.filter((line) => !isOut(line)),
      ]),
    ),
  };
}

const FIRST: Readonly<Partial<Record<WishCode, string>>> = {
  'education-first': 'education',
  'experience-first': 'work_experience',
  'skills-first': 'skills',
};

/** The order of sections that was asked for, by their ids; null where none was. */
export function orderSections(wishes: readonly WishCode[]): string[] | null {
  const first = wishes.flatMap((wish) => FIRST[wish] ?? []);
  if (first.length === 0) return null;
  const rest = ['summary', 'work_experience', 'education', 'skills'].filter(
    (id) => !first.includes(id),
  );
  const [summary = 'summary', ...others] = rest;
  return [summary, ...first, ...others];
}
