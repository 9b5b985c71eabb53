import { LONGEST_ABOUT, LONGEST_HEADLINE } from '../assistant';
import { countSkills, weighText } from './check-basics';
import type { Finding, ScoreContext } from './score-context';

/** Nobody has all keywords, so six tenths of their weight give full marks. */
const ENOUGH_KEYWORDS = 0.6;
const TOP_SKILLS = 5;
const SKILLS_IN_HEADLINE = 2;
const FULL_ABOUT = 200;
const PROFILE_URL = /(?:^|[/.])linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,}\/?$/iu;

export function checkKeywords({ keywords, skills }: ScoreContext): Finding {
  const all = keywords.reduce((sum, { relevance }) => sum + relevance, 0);
  if (all === 0) return null;
  const shown = keywords
    .filter(({ id }) => skills.has(id))
    .reduce((sum, { relevance }) => sum + relevance, 0);
  const share = Math.min(1, shown / all / ENOUGH_KEYWORDS);
  return { share, pointers: share < 1 ? ['/skills'] : [] };
}

/** A title that fits, and skills to name beside it. */
export function checkHeadline({ cv }: ScoreContext): Finding {
  const title = cv.personal.title.trim();
  const fits = title !== '' && title.length <= LONGEST_HEADLINE;
  const named = countSkills(cv) >= SKILLS_IN_HEADLINE;
  return {
    share: (fits ? 0.5 : 0) + (fits && named ? 0.5 : 0),
    pointers: [...(fits ? [] : ['/personal/title']), ...(named ? [] : ['/skills'])],
  };
}

export function checkAbout({ cv, language }: ScoreContext): Finding {
  const { length } = weighText(cv.summary, language);
  const share =
    length === 0 ? 0 : cv.summary.length > LONGEST_ABOUT ? 0.3 : length < FULL_ABOUT ? 0.6 : 1;
  return { share, pointers: share < 1 ? ['/summary'] : [] };
}

export function checkTopSkills({ cv }: ScoreContext): Finding {
  const share = Math.min(1, countSkills(cv) / TOP_SKILLS);
  return { share, pointers: share < 1 ? ['/skills'] : [] };
}

export function checkUrl({ cv }: ScoreContext): Finding {
  const url = cv.personal.linkedin.trim();
  const share = PROFILE_URL.test(url) ? 1 : url === '' ? 0 : 0.3;
  return { share, pointers: share < 1 ? ['/personal/linkedin'] : [] };
}
