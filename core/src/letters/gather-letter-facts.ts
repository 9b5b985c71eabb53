import type { LetterJob, MatchedSkill, Posting, SkillGapResult } from '../assistant';
import type { Cv } from '../cv';
import { linkContact, printableLine } from '../document';
import { foldText, type Language } from '../language';
import { compareWithPosting, findCvSkills, readLastUsed } from '../skill-gap';
import { chooseAchievements } from './choose-achievements';
import type { LetterFacts } from './letter-facts';
import { cleanSentence, readPlainSentences } from './plain-sentences';

const MOST_SKILLS = 5;
const MOST_OWN_SKILLS = 3;
const LONGEST_SKILL = 40;
const MOST_NAME = 120;
const SHORTEST_WISH = 20;
const FEWEST_WORDS = 5;
const LONGEST_WISH = 140;

interface FactsInput {
  /** In the language of the letter. */
  readonly cv: Cv;
  /** As the person wrote it; null where that is a language of neither reader. */
  readonly written: Cv | null;
  readonly job: LetterJob;
  readonly posting: Posting;
  readonly language: Language;
  readonly today: Date;
  readonly isUnsure: (pointer: string) => boolean;
}

export function gatherLetterFacts(input: FactsInput): {
  readonly facts: LetterFacts;
  readonly quoted: readonly string[];
  readonly untold: readonly string[];
} {
  const { cv, written, job, posting, language, today, isUnsure } = input;
  const matched = listSure(compareWithPosting(cv, posting, today, language));
  const { told, quotes, untold } = chooseAchievements(cv, matched, language, isUnsure, written);
  return {
    untold,
    quoted: quotes.map(({ line }) => line),
    facts: {
      role: cleanRole(job.title) || cleanRole(posting.title?.name ?? ''),
      company: printableLine(job.company).slice(0, MOST_NAME),
      name: printableLine(cv.personal.name),
      contact: writeContact(cv),
      post: readPost(cv, isUnsure),
      achievements: told,
      quotes,
      ...chooseSkills(cv, matched, language, isUnsure),
      education: readEducation(cv, isUnsure),
      wish: posting.language === language ? findWish(posting, matched) : '',
    },
  };
}

/** A match in other words is only probable, and a letter must not claim anything uncertain. */
function listSure({ matchedSkills }: SkillGapResult): readonly MatchedSkill[] {
  return matchedSkills.filter(({ isLikely }) => !isLikely);
}

/** "(m/f/d)", "(H/M)": said to everyone, and not part of the job's name. */
function cleanRole(title: string): string {
  return printableLine(title)
    .replace(/\s*[([](?:[mfhwdx](?:\s*[/|]\s*[mfhwdx])+)[)\]]/giu, '')
    .replace(/[\s.,;:–-]+$/u, '')
    .slice(0, MOST_NAME);
}

function writeContact({ personal }: Cv): string {
  const { location: _, ...reachable } = personal;
  return linkContact({ ...reachable, location: '' })
    .map(({ text }) => text)
    .join(' · ');
}

function readPost(cv: Cv, isUnsure: (pointer: string) => boolean): LetterFacts['post'] {
  const current = cv.work_experience.findIndex(({ dates }) => readLastUsed(dates) === 'present');
  const at = Math.max(current, 0);
  const post = cv.work_experience[at];
  const isTold = post !== undefined && !isUnsure(`/work_experience/${at}/title`);
  return {
    title: isTold ? printableLine(post.title).slice(0, MOST_NAME) : '',
    employer: printableLine(post?.company ?? '').slice(0, MOST_NAME),
    isCurrent: current >= 0,
  };
}

function readEducation(cv: Cv, isUnsure: (pointer: string) => boolean): string {
  const [first] = cv.education.flatMap(({ degree, institution }, at) =>
    degree.trim() === '' || isUnsure(`/education/${at}/degree`) ? [] : [{ degree, institution }],
  );
  if (first === undefined) return '';
  const parts = [first.degree, first.institution].map(printableLine);
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 2 * MOST_NAME);
}

function chooseSkills(
  cv: Cv,
  matched: readonly MatchedSkill[],
  language: Language,
  isUnsure: (pointer: string) => boolean,
): Pick<LetterFacts, 'skills' | 'isAskedFor'> {
  const asked = nameSkills(matched);
  if (asked.length > 0) return { skills: asked, isAskedFor: true };
  const known = nameOwnSkills(cv, language);
  const own = cv.skills.flatMap((skill, at) =>
    isUnsure(`/skills/${at}`) ? [] : [known.get(`/skills/${at}`) ?? printableLine(skill)],
  );
  const short = own.filter((skill) => skill !== '' && skill.length <= LONGEST_SKILL);
  return { skills: [...new Set(short)].slice(0, MOST_OWN_SKILLS), isAskedFor: false };
}

/** Skills that the catalogue names with the same words, as they are written within a sentence. */
function nameOwnSkills(cv: Cv, language: Language): ReadonlyMap<string, string> {
  return new Map(
    findCvSkills(cv).flatMap(({ names, places }) =>
      places
        .filter(({ line }) => foldText(line) === foldText(names[language]))
        .map(({ pointer }) => [pointer, names[language]] as const),
    ),
  );
}

/** Degrees go under education, and a language without a level would promise too much. */
function nameSkills(matched: readonly MatchedSkill[]): string[] {
  const named = matched.filter(
    ({ kind, impliedBy }) =>
      // A letter must not claim a skill that only a job title implies.
      impliedBy === null &&
      (kind === 'hard' || kind === 'tool' || kind === 'soft' || kind === 'licence'),
  );
  const firm = named.filter(({ kind }) => kind !== 'soft');
  const soft = named.filter(({ kind }) => kind === 'soft');
  return [...new Set([...firm, ...soft].map(({ name }) => name))].slice(0, MOST_SKILLS);
}

/** Duties are worth quoting, demands aren't. */
const DEMANDS =
  /experien|años|years?\b|imprescindible|requisit|require|must|need|título|titulaci|degree|valora|nice to have|desirable|preferred|preferabl|\bplus\b|\bideal|bonus|advantage|welcome|\bciclo|\bgrado|formación|carné|carnet|permiso|licen[cs]|certific|manipulador|diploma|nivel|disponib|salari|salary|contrato|contract|jornada|horario|ofrecemos|we offer|benefits|ampliamos|buscamos|incorporamos|seleccionamos|únete|\bjoin\b|hiring|looking for/iu;

/** The first sentence of the job description that asks for something the CV shows. */
function findWish({ text }: Posting, matched: readonly MatchedSkill[]): string {
  const quotes = matched
    .filter(({ kind }) => kind !== 'degree' && kind !== 'language')
    .flatMap(({ evidence }) => evidence);
  const sentences = readPlainSentences(text)
    .flatMap((part) => part.split(';').map(cleanSentence))
    .filter((part) => part.split(' ').length >= FEWEST_WORDS)
    .filter((part) => part.length >= SHORTEST_WISH && part.length <= LONGEST_WISH)
    .filter((part) => !/["«»“”]/u.test(part) && !DEMANDS.test(part));
  return sentences.find((part) => quotes.some((quote) => part.includes(quote))) ?? '';
}
