import type { ChangeReason } from '../assistant/improve-task';
import { foldText } from '../catalog';
import { fillerPhrases } from '../catalog/filler-words';
import { stopWords } from '../catalog/stop-words';
import type { Cv } from '../cv/cv-schema';
import type { DocumentLanguage } from '../document/document-words';
import { cutFiller } from './cut-filler';
import type { EditPlan } from './edit-plan';
import { capitaliseSentences } from './end-sentences';
import { nameTerms } from './name-terms';
import { readSpan } from './read-span';
import { joinSentences, splitSentences } from './split-sentences';
import { tidyTypography } from './tidy-typography';

const SENTENCES_WHEN_SHORT = 2;
const MOST_SKILLS = { few: 3, many: 6 };

/** The summary without empty words; one made of nothing but them is written anew from the CV. */
export function improveSummary(
  cv: Cv,
  plan: EditPlan,
): { summary: string; reasons: readonly ChangeReason[] } {
  if (!plan.hasSummary) return { summary: '', reasons: ['summary-tightened'] };
  const reasons = new Set<ChangeReason>();
  const kept = tighten(cv.summary, plan, reasons);
  if (kept !== '') return { summary: kept, reasons: [...reasons] };
  const written = writeSummary(cv, plan);
  if (written === null) return { summary: cv.summary, reasons: [] };
  return { summary: written, reasons: ['summary-written'] };
}

function tighten(summary: string, plan: EditPlan, reasons: Set<ChangeReason>): string {
  const tidy = tidyTypography(summary, plan.language).trim();
  if (tidy !== summary) reasons.add('typography');
  const named = nameTerms(tidy, plan.language);
  if (named !== tidy) reasons.add('spelling');
  const sentences = splitSentences(named);
  const meaningful = sentences.filter(({ text }) => !isOnlyCliche(text, plan.language));
  const few = plan.isShort ? meaningful.slice(0, SENTENCES_WHEN_SHORT) : meaningful;
  const cut = few.map(({ text, gap }) => ({ text: cutFiller(text, plan.language), gap }));
  if (few.length < sentences.length || cut.some(({ text }, at) => text !== few[at]?.text))
    reasons.add('summary-tightened');
  const capital = capitaliseSentences(joinSentences(cut));
  if (capital !== joinSentences(cut)) reasons.add('punctuation');
  return capital;
}

const cliches: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  es: listCliches('es'),
  en: listCliches('en'),
};

function listCliches(language: DocumentLanguage): readonly string[] {
  return fillerPhrases
    .filter((filler) => filler.language === language)
    .map(({ phrase }) => foldText(phrase))
    .toSorted((a, b) => b.length - a.length);
}

/** "Persona proactiva, con ganas de aprender.": nothing is left when the set phrases are out. */
function isOnlyCliche(sentence: string, language: DocumentLanguage): boolean {
  let rest = ` ${foldText(sentence)} `;
  const before = rest;
  for (const phrase of cliches[language]) rest = rest.replaceAll(` ${phrase} `, ' ');
  if (rest === before) return false;
  const empty = new Set<string>([
    ...stopWords.es,
    ...stopWords.en,
    ...'soy persona profesional dinamica dinamico responsable trabajadora trabajador busco buscando a am person professional individual seeking with and'.split(
      ' ',
    ),
  ]);
  return rest.split(' ').every((word) => word === '' || empty.has(word));
}

/** From the CV's own words only. Years are named, never counted: what "today" is, is not known here. */
function writeSummary(cv: Cv, plan: EditPlan): string | null {
  const title = cv.personal.title.trim() || cv.work_experience[0]?.title.trim() || '';
  const employers = listEmployers(cv).slice(0, plan.focusArea === 'experience' ? 3 : 2);
  const skills = cv.skills
    .filter((skill) => skill.trim() !== '' && skill.length <= 40)
    .slice(0, plan.focusArea === 'skills' ? MOST_SKILLS.many : MOST_SKILLS.few);
  if (title === '' || (employers.length === 0 && skills.length === 0)) return null;
  const parts = {
    title: title.replace(/\.$/, ''),
    employers,
    skills,
    since: findFirstYear(cv),
    study: findStudy(cv),
  };
  return plan.language === 'es' ? sayInSpanish(parts, plan) : sayInEnglish(parts, plan);
}

interface SummaryParts {
  readonly title: string;
  readonly employers: readonly string[];
  readonly skills: readonly string[];
  readonly since: number | null;
  readonly study: string;
}

function listEmployers(cv: Cv): readonly string[] {
  return [...new Set(cv.work_experience.map(({ company }) => company.trim()))].filter(
    (name) => name !== '',
  );
}

/** The year the first job began, if every job says when. */
function findFirstYear(cv: Cv): number | null {
  const spans = cv.work_experience.map(({ dates }) => readSpan(dates));
  if (spans.length === 0 || spans.some((span) => span === null)) return null;
  return Math.min(...spans.flatMap((span) => (span === null ? [] : [span.start.year])));
}

function findStudy(cv: Cv): string {
  const [first] = cv.education;
  if (first === undefined || first.degree.trim() === '') return '';
  return [first.degree.trim(), first.institution.trim()].filter((part) => part !== '').join(', ');
}

function sayInSpanish(
  { title, employers, skills, since, study }: SummaryParts,
  plan: EditPlan,
): string {
  const places = list(employers, 'y');
  const abilities = list(skills, 'y');
  const from = since === null ? '' : ` desde ${since}`;
  const worked = places === '' ? '' : ` en ${places}`;
  const opening = {
    formal: `${title} con experiencia${from}${worked}.`,
    startup: worked === '' ? `${title}.` : `${title}. He trabajado${worked}${from}.`,
    academic: study === '' ? `${title}.` : `${title}. Formación: ${study}.`,
    executive: `${title} con trayectoria${from}${worked}.`,
  }[plan.style];
  const closing = {
    formal: 'Competencias principales',
    startup: 'Lo que hago',
    academic: 'Áreas de trabajo',
    executive: 'Especialidades',
  }[plan.style];
  return finish(opening, closing, abilities, plan, study === '' ? '' : `Formación: ${study}.`);
}

function sayInEnglish(
  { title, employers, skills, since, study }: SummaryParts,
  plan: EditPlan,
): string {
  const places = list(employers, 'and');
  const abilities = list(skills, 'and');
  const from = since === null ? '' : ` since ${since}`;
  const worked = places === '' ? '' : ` at ${places}`;
  const opening = {
    formal: `${title} with experience${worked}${from}.`,
    startup: worked === '' ? `${title}.` : `${title}. Worked${worked}${from}.`,
    academic: study === '' ? `${title}.` : `${title}. Education: ${study}.`,
    executive: `${title} with a career${worked}${from}.`,
  }[plan.style];
  const closing = {
    formal: 'Main skills',
    startup: 'What I do',
    academic: 'Fields of work',
    executive: 'Areas of expertise',
  }[plan.style];
  return finish(opening, closing, abilities, plan, study === '' ? '' : `Education: ${study}.`);
}

function finish(
  opening: string,
  closing: string,
  abilities: string,
  plan: EditPlan,
  study: string,
): string {
  const skills = abilities === '' ? '' : `${closing}: ${abilities}.`;
  const needsStudy = plan.focusArea === 'education' && plan.style !== 'academic';
  const parts =
    plan.focusArea === 'skills' ? [skills, opening] : [opening, needsStudy ? study : '', skills];
  return parts.filter((part) => part !== '').join(' ');
}

function list(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const word = and === 'y' && /^h?i(?![ae])/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
