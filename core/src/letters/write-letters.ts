import { type LettersInput, type LettersResult, letterKinds } from '../assistant';
import type { Cv } from '../cv';
import { detectDocumentLanguage, printableLine } from '../document';
import { guardTranslation } from '../improve';
import type { Language } from '../language';
import { readPosting } from '../skill-gap';
import { type AnswerSentence, isKnownName, translateCv } from '../translate';
import { composeLetter } from './compose-letter';
import { englishWords } from './english-letters';
import { gatherLetterFacts } from './gather-letter-facts';
import { isForeignCv } from './is-foreign-cv';
import { spanishWords } from './spanish-letters';

/** What a job description asks for comes before this. */
const ENOUGH_OF_POSTING = 8_000;

/** Three emails for one job, from what the CV says and what the job description says, in the job description's language. */
export function writeLetters(
  { cv, job, today }: LettersInput & { today: Date },
  answer?: AnswerSentence,
): LettersResult {
  const posting = readPosting(job.description.slice(0, ENOUGH_OF_POSTING), job.title);
  const own = detectDocumentLanguage(cv);
  const known = posting.language === 'es' || posting.language === 'en' ? posting.language : null;
  const isOtherLanguage = posting.language === 'other';
  const language = (isOtherLanguage ? null : (job.language ?? known)) ?? own;
  const told = tellIn(language, cv, own, answer);
  const given = { ...told, job, posting, language, today };
  const { facts, quoted, untold } = gatherLetterFacts(given);
  const words = language === 'es' ? spanishWords : englishWords;
  return {
    language,
    templates: letterKinds.map((type) => ({ type, ...composeLetter(type, facts, words) })),
    headline: told.isUnsure('/personal/title') ? '' : printableLine(told.cv.personal.title),
    quoted: [...quoted],
    leftOut: untold.map((pointer) => readLine(cv, pointer)).filter((line) => line !== ''),
    isTranslated: language !== own,
    isOtherLanguage,
  };
}

interface ToldCv {
  readonly cv: Cv;
  /** What may be quoted; null where it is in a language of neither reader. */
  readonly written: Cv | null;
  /** Whether the words in this place are no sure sentence of the letter's language. */
  readonly isUnsure: (pointer: string) => boolean;
}

function tellIn(
  language: Language,
  cv: Cv,
  own: Language,
  answer: AnswerSentence | undefined,
): ToldCv {
  if (isForeignCv(cv)) return { cv, written: null, isUnsure: () => true };
  if (language === own) return { cv, written: cv, isUnsure: () => false };
  const translated = translateCv({ cv, from: own, to: language }, answer);
  const direction = { from: own, to: language };
  const guarded = guardTranslation(cv, translated.cv, direction, (was, is) =>
    isKnownName(was, is, direction),
  );
  const unsure = new Set([...translated.drafts, ...guarded.findings].map(({ pointer }) => pointer));
  const isUnsure = (pointer: string) =>
    [...unsure].some((one) => pointer === one || pointer.startsWith(`${one}/`));
  return { cv: guarded.cv, written: cv, isUnsure };
}

function readLine(cv: Cv, pointer: string): string {
  const [section, index = '', field = '', line = ''] = pointer.slice(1).split('/');
  if (section !== 'work_experience') return '';
  const post = cv.work_experience[Number(index)];
  const text = field === 'achievements' ? post?.achievements[Number(line)] : post?.description;
  return printableLine(text ?? '');
}
