import type { ImprovementReason } from '../assistant';
import type { Cv } from '../cv';
import { capitalise, collectFacts, guardSkills, listCvTexts, orderEntries } from '../improve';
import type { ScoreContext } from './score-context';

/** A title says what one was, not what one did. */
const DEED = /^\/work_experience\/\d+\/(?:description|achievements)/;

type Note = (pointer: string, reason: ImprovementReason) => void;

const MOST_ADDED = 6;
const LONGEST_TITLE = 120;
const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}/iu;

/** What the CV says elsewhere, put where readers and searches look for it. */
export function fillFromCv(context: ScoreContext, note: Note): Cv {
  const { cv } = context;
  const title = cv.personal.title.trim() === '' ? findPost(cv) : cv.personal.title;
  if (title !== cv.personal.title) note('/personal/title', 'title-from-post');
  const linkedin = cv.personal.linkedin.trim() === '' ? findAddress(cv) : cv.personal.linkedin;
  if (linkedin !== cv.personal.linkedin) note('/personal/linkedin', 'url-found');
  const shown = context.isOtherLanguage ? [] : keepKnown(cv, listShownOnly(context));
  if (shown.length > 0) note('/skills', 'skills-shown');
  const isSame =
    shown.length === 0 && title === cv.personal.title && linkedin === cv.personal.linkedin;
  if (isSame) return cv;
  return {
    ...cv,
    personal: { ...cv.personal, title, linkedin },
    skills: [...cv.skills, ...shown],
  };
}

/** The catalogue's name of a skill may say more than the words it was found by. */
function keepKnown(cv: Cv, names: readonly string[]): readonly string[] {
  if (names.length === 0) return names;
  const known = collectFacts(listCvTexts(cv));
  return names.filter((name) => guardSkills([], [name], known).findings.length === 0);
}

function findPost(cv: Cv): string {
  const [newest = 0] = orderEntries(cv, 'work_experience');
  const title = cv.work_experience[newest]?.title.trim() ?? '';
  return title.length <= LONGEST_TITLE ? title : cv.personal.title;
}

function findAddress(cv: Cv): string {
  for (const text of listCvTexts(cv)) {
    const found = LINKEDIN.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return cv.personal.linkedin;
}

/** Keywords of the field that a job tells of and the list of skills does not name. */
function listShownOnly({ keywords, skills, language }: ScoreContext): readonly string[] {
  return keywords
    .flatMap(({ id, names }) => {
      const skill = skills.get(id);
      const isHard = skill !== undefined && skill.kind !== 'soft' && skill.kind !== 'language';
      if (!isHard || skill.places.some(({ section }) => section === 'skills')) return [];
      const isUsed = skill.places.some(({ pointer }) => DEED.test(pointer));
      return isUsed ? [capitalise(names[language])] : [];
    })
    .slice(0, MOST_ADDED);
}
