import type { ChangeReason } from '../assistant/improve-task';
import type { Cv, EducationItem, WorkItem } from '../cv/cv-schema';
import { isSameValue } from '../cv/entry-lists';
import { editBullets, editDescription, isToldInPast } from './edit-entry';
import { type EditPlan, type EntryTense, LONGEST_TEXT } from './edit-plan';
import { nameTerms } from './name-terms';
import { orderBullets } from './order-by-focus';
import { readNumbers } from './read-numbers';
import { readSpan } from './read-span';
import { pickDateForm, tidyDate } from './tidy-dates';
import { tidySkills } from './tidy-skills';
import { tidyTypography } from './tidy-typography';
import { improveSummary } from './write-summary';

type Note = (pointer: string, reasons: readonly ChangeReason[]) => void;

const BULLETS_WHEN_SHORT = 5;

/** One pass over every text of a CV; the entries stay where they are. */
export function improveTexts(cv: Cv, plan: EditPlan, note: Note): Cv {
  const form = pickDateForm(cv);
  const date = (text: string, pointer: string): string => {
    const tidied = tidyDate(text, form, plan.language);
    if (tidied !== text) note(pointer, ['date-format']);
    return tidied;
  };
  const work = cv.work_experience.map((job, at) => {
    const pointer = `/work_experience/${at}`;
    return { ...improveJob(job, plan, pointer, note), dates: date(job.dates, `${pointer}/dates`) };
  });
  const education = cv.education.map((study, at) => {
    const pointer = `/education/${at}`;
    return {
      ...improveStudy(study, plan, pointer, note),
      dates: date(study.dates, `${pointer}/dates`),
    };
  });
  const evidence = cv.work_experience
    .flatMap((job) => [job.description, ...job.achievements])
    .join(' \n ');
  const skills = tidySkills(cv.skills, plan.language, plan.focusArea, evidence);
  note('/skills', skills.reasons);
  const summary = improveSummary({ ...cv, skills: [...skills.skills] }, plan);
  note('/summary', summary.reasons);
  return {
    ...cv,
    summary: summary.summary,
    work_experience: work,
    education,
    skills: [...skills.skills],
    certifications: cv.certifications.map((one, at) => ({
      ...one,
      date: date(one.date, `/certifications/${at}/date`),
    })),
    additional: Object.fromEntries(
      Object.entries(cv.additional).map(([heading, lines]) => {
        const pointer = `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        return [heading, lines.map((line) => tidyLine(line, plan, pointer, note))];
      }),
    ),
  };
}

function improveJob(job: WorkItem, plan: EditPlan, pointer: string, note: Note): WorkItem {
  const tense = readTense(job);
  const description = editDescription(job.description, plan, tense);
  note(`${pointer}/description`, description.reasons);
  const edited = editBullets(job.achievements, plan, tense);
  note(`${pointer}/achievements`, edited.reasons);
  const bullets = edited.texts.filter((text) => text !== '');
  const unique = [...new Set(bullets)];
  if (unique.length < bullets.length) note(`${pointer}/achievements`, ['duplicate-removed']);
  const ordered = orderBullets(unique, plan.focusArea, plan.style);
  if (!isSameValue(ordered, unique)) note(`${pointer}/achievements`, ['order-by-focus']);
  return {
    ...job,
    description: description.texts[0] ?? '',
    achievements: [...(plan.isShort ? keepStrongest(ordered) : ordered)],
  };
}

/** Bullets with numbers are the last to go. */
function keepStrongest(bullets: readonly string[]): readonly string[] {
  if (bullets.length <= BULLETS_WHEN_SHORT) return bullets;
  const kept = bullets
    .toSorted((a, b) => Math.sign(readNumbers(b).length) - Math.sign(readNumbers(a).length))
    .slice(0, BULLETS_WHEN_SHORT);
  return bullets.filter((text) => kept.includes(text));
}

/** Whether the job goes on; one that does and is told in the past is left in the past. */
function readTense(job: WorkItem): EntryTense {
  const span = readSpan(job.dates);
  if (span === null || span.end === null) return { isCurrent: null };
  if (span.end !== 'present') return { isCurrent: false };
  return { isCurrent: isToldInPast(job.achievements) ? null : true };
}

function improveStudy(
  study: EducationItem,
  plan: EditPlan,
  pointer: string,
  note: Note,
): EducationItem {
  return {
    ...study,
    description: tidyLine(study.description, plan, `${pointer}/description`, note),
  };
}

/** Lines that are no actions: only their look changes. */
function tidyLine(text: string, plan: EditPlan, pointer: string, note: Note): string {
  if (text.length > LONGEST_TEXT) return text;
  const tidied = tidyTypography(text, plan.language).trim();
  if (tidied !== text) note(pointer, ['typography']);
  const named = nameTerms(tidied, plan.language);
  if (named !== tidied) note(pointer, ['spelling']);
  return named;
}
