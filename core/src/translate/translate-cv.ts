import type { TranslateInput, TranslateResult } from '../assistant/translate-task';
import { foldText, presentWords } from '../catalog';
import type { Cv } from '../cv';
import { escapeStep } from '../review/cv-pointer';
import type { Direction, Translated } from './direction';
import { findNotes } from './find-notes';
import { translateCertificate, translateSkill } from './translate-credentials';
import { translateDates } from './translate-dates';
import { translateDegree, translateField } from './translate-degree';
import {
  translateHeading,
  translateLanguage,
  translatePlace,
  translateProficiency,
} from './translate-names';
import {
  type DeedTense,
  type ProseContext,
  type SecondOpinion,
  translateProse,
} from './translate-prose';
import { translateTitle } from './translate-title';

type Draft = TranslateResult['drafts'][number];

/**
 * The CV in the other language: fields by the catalogue, prose by phrases and a small grammar.
 * Names of people, employers, schools and towns pass through; a field we are not sure of is listed as a draft.
 */
export function translateCv(
  { cv, from, to }: TranslateInput,
  secondOpinion?: SecondOpinion,
): TranslateResult {
  if (from === to) return { cv, drafts: [], notes: [], warnings: [] };
  const drafts: Draft[] = [];
  const take: Take = (pointer, source, { text, isSure }) => {
    if (!isSure && source.trim() !== '') drafts.push({ pointer, source, draft: text });
    return text;
  };
  const translated = translateSections(cv, { from, to }, take, secondOpinion);
  return { cv: translated, drafts, notes: to === 'en' ? findNotes(cv) : [], warnings: [] };
}

type Take = (pointer: string, source: string, translated: Translated) => string;

function translateSections(
  cv: Cv,
  direction: Direction,
  take: Take,
  secondOpinion: SecondOpinion | undefined,
): Cv {
  const names = listNames(cv);
  const tell = (pointer: string, text: string, deeds: DeedTense): string => {
    const context: ProseContext = { deeds, names, secondOpinion };
    return take(pointer, text, translateProse(text, direction, context));
  };
  return {
    personal: {
      ...cv.personal,
      location: translatePlace(cv.personal.location, direction),
      title: take(
        '/personal/title',
        cv.personal.title,
        translateTitle(cv.personal.title, direction),
      ),
    },
    summary: tell('/summary', cv.summary, 'noun'),
    work_experience: cv.work_experience.map((item, at) => {
      const place = `/work_experience/${at}`;
      const deeds = isCurrent(item.dates) ? 'present' : 'past';
      return {
        ...item,
        title: take(`${place}/title`, item.title, translateTitle(item.title, direction)),
        location: translatePlace(item.location, direction),
        dates: translateDates(item.dates, direction),
        description: tell(`${place}/description`, item.description, deeds),
        achievements: item.achievements.map((text, line) =>
          tell(`${place}/achievements/${line}`, text, deeds),
        ),
      };
    }),
    education: cv.education.map((item, at) => {
      const place = `/education/${at}`;
      return {
        ...item,
        degree: take(`${place}/degree`, item.degree, translateDegree(item.degree, direction)),
        dates: translateDates(item.dates, direction),
        location: translatePlace(item.location, direction),
        field_of_study: take(
          `${place}/field_of_study`,
          item.field_of_study,
          translateField(item.field_of_study, direction),
        ),
        description: tell(`${place}/description`, item.description, 'noun'),
      };
    }),
    skills: cv.skills.map((name, at) =>
      take(`/skills/${at}`, name, translateSkill(name, direction)),
    ),
    certifications: cv.certifications.map((item, at) => ({
      ...item,
      name: take(
        `/certifications/${at}/name`,
        item.name,
        translateCertificate(item.name, direction),
      ),
      date: translateDates(item.date, direction),
    })),
    languages: cv.languages.map((item, at) => ({
      language: take(
        `/languages/${at}/language`,
        item.language,
        translateLanguage(item.language, direction),
      ),
      proficiency: take(
        `/languages/${at}/proficiency`,
        item.proficiency,
        translateProficiency(item.proficiency, direction),
      ),
    })),
    additional: translateAdditional(cv.additional, direction, take, tell),
  };
}

/** Two headings may have one translation: their lines then stand together under it. */
function translateAdditional(
  additional: Cv['additional'],
  direction: Direction,
  take: Take,
  tell: (pointer: string, text: string, deeds: DeedTense) => string,
): Cv['additional'] {
  const sections = new Map<string, string[]>();
  for (const [heading, lines] of Object.entries(additional)) {
    const { text, isSure } = translateHeading(heading, direction);
    const place = `/additional/${escapeStep(text)}`;
    take(place, heading, { text, isSure });
    const told = sections.get(text) ?? [];
    sections.set(text, told);
    for (const line of lines) told.push(tell(`${place}/${told.length}`, line, 'noun'));
  }
  return Object.fromEntries(sections);
}

function isCurrent(dates: string): boolean {
  const folded = ` ${foldText(dates)} `;
  return presentWords.some((word) => word !== 'date' && folded.includes(` ${word} `));
}

/** What no translation may touch, the longest first. */
function listNames(cv: Cv): readonly string[] {
  const names = [
    cv.personal.name,
    ...cv.work_experience.flatMap(({ company, location }) => [company, ...location.split(',')]),
    ...cv.education.flatMap(({ institution, location }) => [institution, ...location.split(',')]),
    ...cv.certifications.map(({ issuer }) => issuer),
  ].map((name) => name.trim());
  return [...new Set(names)]
    .filter((name) => /^[\p{Lu}\d]/u.test(name) && name.length > 1)
    .sort((a, b) => b.length - a.length);
}
