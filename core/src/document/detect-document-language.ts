import type { Cv } from '../cv';
import { detectLanguage } from '../language';
import type { DocumentLanguage } from './document-words';
import { layoutCv } from './layout-cv';
import { writeText } from './write-text';

/** Enough words to tell by; a long CV has no other language further down. */
const MOST_ENTRIES = 20;
const MOST_LINES = 40;
const MOST_CHARACTERS = 1_000;

/** The language a CV is written in, from its own words. */
export function detectDocumentLanguage(given: Cv): DocumentLanguage {
  const cv = shorten(given);
  // Our own headings would bias the result, so we lay the CV out with each language's headings and they cancel out.
  const texts = (['es', 'en'] as const).map((language) =>
    writeText(layoutCv(cv, 'classic', language)),
  );
  return detectLanguage(texts.map((text) => ({ text })));
}

function shorten(cv: Cv): Cv {
  const text = (whole: string) => whole.slice(0, MOST_CHARACTERS);
  const lines = (all: readonly string[]) => all.slice(0, MOST_LINES).map(text);
  return {
    ...cv,
    summary: text(cv.summary),
    work_experience: cv.work_experience.slice(0, MOST_ENTRIES).map((job) => ({
      ...job,
      description: text(job.description),
      achievements: lines(job.achievements),
    })),
    education: cv.education
      .slice(0, MOST_ENTRIES)
      .map((study) => ({ ...study, description: text(study.description) })),
    skills: lines(cv.skills),
    certifications: cv.certifications.slice(0, MOST_ENTRIES),
    languages: cv.languages.slice(0, MOST_ENTRIES),
    additional: Object.fromEntries(
      Object.entries(cv.additional)
        .slice(0, MOST_ENTRIES)
        .map(([heading, all]) => [heading, lines(all)]),
    ),
  };
}
