import { fillerPhrases } from '../catalog';
import type { Cv } from '../cv';
import { foldText, type Language } from '../language';
import type { Finding, ScoreContext } from './score-context';

const FEWEST_SKILLS = 3;
const LONGEST_TITLE = 120;
const FULL_SUMMARY = 120;
const LONGEST_SUMMARY = 1_200;
export const EMAIL = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;

const isGiven = (text: string) => text.trim() !== '';

/** Summary, experience, education, skills, languages. */
export function checkCompleteness({ cv, level }: ScoreContext): Finding {
  const parts: readonly (readonly [string, boolean])[] = [
    ['/summary', isGiven(cv.summary)],
    [
      '/work_experience',
      cv.work_experience.some(isPost) || (level === 'entry' && hasOtherWork(cv)),
    ],
    ['/education', cv.education.some(({ degree, institution }) => isGiven(degree + institution))],
    ['/skills', countSkills(cv) >= FEWEST_SKILLS],
    ['/languages', cv.languages.some(({ language }) => isGiven(language))],
  ];
  return countParts(parts);
}

const isPost = ({ title, company }: Cv['work_experience'][number]) => isGiven(title + company);

/** Beginners show projects, courses or voluntary work instead. */
const hasOtherWork = (cv: Cv) =>
  cv.certifications.length > 0 || Object.values(cv.additional).some((lines) => lines.some(isGiven));

export function checkContact({ cv: { personal } }: ScoreContext): Finding {
  return countParts([
    ['/personal/name', isGiven(personal.name)],
    ['/personal/email', EMAIL.test(personal.email.trim())],
    ['/personal/phone', (personal.phone.match(/\d/g)?.length ?? 0) >= 6],
    ['/personal/location', isGiven(personal.location)],
  ]);
}

export function checkTitle({ cv: { personal } }: ScoreContext): Finding {
  const length = personal.title.trim().length;
  const share = length === 0 ? 0 : length > LONGEST_TITLE ? 0.5 : 1;
  return { share, pointers: share < 1 ? ['/personal/title'] : [] };
}

/** Seven tenths for saying enough and not too much, three for saying it without set phrases. */
export function checkSummary({ cv, language, isOtherLanguage }: ScoreContext): Finding {
  const { length, phrases } = weighText(cv.summary, language);
  const enough = Math.min(1, Math.floor((length / FULL_SUMMARY) * 4) / 4);
  const form = cv.summary.length > LONGEST_SUMMARY ? 0.5 : enough;
  const share = isOtherLanguage ? form : form * 0.7 + (length > 0 && phrases === 0 ? 0.3 : 0);
  return { share, pointers: share < 1 ? ['/summary'] : [] };
}

const setPhrases: Readonly<Record<Language, readonly string[]>> = {
  es: listSetPhrases('es'),
  en: listSetPhrases('en'),
};

function listSetPhrases(language: Language): readonly string[] {
  return fillerPhrases
    .filter((one) => one.language === language && one.kind === 'cliche')
    .map(({ phrase }) => foldText(phrase))
    .filter((phrase) => phrase.includes(' '))
    .toSorted((a, b) => b.length - a.length);
}

/** How long a text is without the set phrases in it, and how many there are. */
export function weighText(text: string, language: Language): { length: number; phrases: number } {
  let rest = ` ${foldText(text)} `;
  let phrases = 0;
  for (const phrase of setPhrases[language]) {
    const parts = rest.split(` ${phrase} `);
    phrases += parts.length - 1;
    rest = parts.join(' ');
  }
  return { length: rest.trim().length, phrases };
}

/** A skill that is there twice counts once. */
export function countSkills(cv: Cv): number {
  const items = cv.skills.flatMap((text) => text.split(/[,;|·•]/)).map(foldText);
  return new Set(items.filter((text) => text !== '')).size;
}

function countParts(parts: readonly (readonly [string, boolean])[]): Finding {
  const open = parts.filter(([, isDone]) => !isDone).map(([pointer]) => pointer);
  return { share: 1 - open.length / parts.length, pointers: open };
}
