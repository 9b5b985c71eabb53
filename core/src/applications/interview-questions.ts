import type { CvPlace, MatchedSkill, MissingSkill, SkillGapResult } from '../assistant';
import type { Cv } from '../cv';
import type { Language } from '../language';
import { interviewWords } from './interview-words';

/** A line of the CV to answer with, and the job it belongs to. */
interface Story {
  readonly pointer: string;
  readonly line: string;
  readonly where: string;
}

interface InterviewQuestion {
  readonly id: string;
  readonly question: string;
  /** Why it is likely, in the job description's own words. */
  readonly because: string;
  /** Lines of the CV only, so it may be empty. */
  readonly stories: readonly Story[];
  readonly advice: string;
}

const MOST_SHOWN = 5;
const MOST_MISSING = 3;
const MOST_STORIES = 2;
const rank = { high: 0, medium: 1, low: 2, critical: 0, important: 1, optional: 2 } as const;

/** What is likely to be asked, from what the job description asks for, and the CV's own lines to answer with. */
export function listInterviewQuestions(
  { matchedSkills, missingSkills }: Pick<SkillGapResult, 'matchedSkills' | 'missingSkills'>,
  cv: Cv,
  language: Language,
): readonly InterviewQuestion[] {
  const shown = matchedSkills
    .toSorted((a, b) => rank[a.relevance] - rank[b.relevance])
    .slice(0, MOST_SHOWN);
  const missing = missingSkills
    .toSorted((a, b) => rank[a.importance] - rank[b.importance])
    .slice(0, MOST_MISSING);
  return [
    askAboutPerson(cv, language),
    ...shown.map((skill) => askAboutShown(skill, cv, language)),
    ...missing.map((skill) => askAboutMissing(skill, cv, language)),
    askAboutDeed(cv, language),
  ];
}

function askAboutPerson(cv: Cv, language: Language): InterviewQuestion {
  const words = interviewWords[language];
  const { title, company } = cv.work_experience[0] ?? { title: '', company: '' };
  const stories = [
    { pointer: '/summary', line: cv.summary.trim(), where: '' },
    {
      pointer: '/work_experience/0/title',
      line: [title, company].filter((part) => part.trim() !== '').join(', '),
      where: '',
    },
  ].filter(({ line }) => line !== '');
  return { id: 'person', question: words.person, because: '', stories, advice: words.personAdvice };
}

function askAboutShown(
  { id, kind, name, postingPlaces, cvPlaces }: MatchedSkill,
  cv: Cv,
  language: Language,
): InterviewQuestion {
  const words = interviewWords[language];
  const stories = tellStories(cvPlaces, cv);
  const ask = words.shown[kind] ?? words.shown.other;
  return {
    id,
    question: ask(name),
    because: postingPlaces[0]?.quote ?? '',
    stories,
    advice: stories.length === 0 ? words.noStory(name) : words.shownAdvice,
  };
}

function askAboutMissing(
  { id, kind, name, postingPlaces, related }: MissingSkill,
  cv: Cv,
  language: Language,
): InterviewQuestion {
  const words = interviewWords[language];
  const near = related.flatMap(({ cvPlaces }) => cvPlaces);
  const stories = tellStories(near, cv);
  const ask = words.missing[kind] ?? words.missing.other;
  const advise = words.missingAdvice[kind] ?? words.missingAdvice.other;
  return {
    id,
    question: ask(name),
    because: postingPlaces[0]?.quote ?? '',
    stories,
    advice: stories.length === 0 ? advise(name) : words.nearAdvice(name),
  };
}

/** The achievements with a number in them: those are the ones people ask about. */
function askAboutDeed(cv: Cv, language: Language): InterviewQuestion {
  const words = interviewWords[language];
  const lines = listDeeds(cv);
  const counted = lines.filter(({ line }) => /\d/.test(line));
  const stories = (counted.length > 0 ? counted : lines).slice(0, MOST_STORIES);
  return {
    id: 'deed',
    question: words.deed,
    because: '',
    stories,
    advice: stories.length === 0 ? words.noDeed : words.deedAdvice,
  };
}

function listDeeds(cv: Cv): readonly Story[] {
  return cv.work_experience.flatMap(({ title, company, achievements }, index) =>
    achievements.map((line, number) => ({
      pointer: `/work_experience/${index}/achievements/${number}`,
      line,
      where: nameWork(title, company),
    })),
  );
}

/** Lines of work before everything else, those with a number first; a single word in a list is no use in an answer. */
function tellStories(places: readonly CvPlace[], cv: Cv): readonly Story[] {
  const isTold = ({ pointer }: CvPlace) =>
    /^\/(?:work_experience|education|additional|certifications)\//.test(pointer) &&
    !/\/(?:title|company|name)$/.test(pointer);
  const weigh = ({ pointer, line }: CvPlace) =>
    (pointer.startsWith('/work_experience') ? 0 : 2) + (/\d/.test(line) ? 0 : 1);
  const told = places.filter(isTold).toSorted((a, b) => weigh(a) - weigh(b));
  const once = new Map(told.map((place) => [place.pointer, place]));
  return [...once.values()].slice(0, MOST_STORIES).map(({ pointer, line }) => {
    const [, section, at = ''] = pointer.split('/');
    const work = section === 'work_experience' ? cv.work_experience[Number(at)] : undefined;
    return { pointer, line, where: work ? nameWork(work.title, work.company) : '' };
  });
}

function nameWork(title: string, company: string): string {
  return [title, company].filter((part) => part.trim() !== '').join(' · ');
}
