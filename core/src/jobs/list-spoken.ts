import { cefrLevels } from '../assistant';
import type { Cv } from '../cv';
import { detectDocumentLanguage } from '../document';
import { findCvSkills } from '../skill-gap';
import type { JobLanguage } from './job-posting';

const NAMES = { spanish: 'es', english: 'en' } as const;
/** Enough to work in it. */
const LEAST = 'B1';

/** Which of the languages listings are written in someone can work in: the one of the CV, and those it names with a level that will do. */
export function listSpoken(cv: Cv): readonly JobLanguage[] {
  const spoken = new Set<JobLanguage>([detectDocumentLanguage(cv)]);
  for (const { id, languageLevel } of findCvSkills(cv)) {
    if (id !== 'spanish' && id !== 'english') continue;
    const isEnough =
      languageLevel === null || cefrLevels.indexOf(languageLevel) >= cefrLevels.indexOf(LEAST);
    if (isEnough) spoken.add(NAMES[id]);
  }
  return [...spoken];
}
