import type { ChangeReason } from '../assistant';
import { type Cv, type EducationItem, isSameValue, type WorkItem } from '../cv';
import { spellAs } from '../spelling';
import { ownValue } from '../text';
import { editBullets, editDescription, isToldInPast } from './edit-entry';
import { type EditPlan, type EntryTense, LONGEST_TEXT } from './edit-plan';
import { leaveOut } from './follow-wishes';
import { readNumbers } from './guard/read-numbers';
import { nameTerms } from './name-terms';
import { orderBullets } from './order-by-focus';
import { readSpan } from './read-span';
import { tidySkills } from './tidy-skills';
import { tidyTypography } from './tidy-typography';
import { improveSummary } from './write-summary';

type Note = (pointer: string, reasons: readonly ChangeReason[]) => void;

const BULLETS_WHEN_SHORT = 5;

/** One pass over every text of a CV; the entries stay where they are, and names and dates as they are written. */
export function improveTexts(given: Cv, plan: EditPlan, note: Note): Cv {
  const cv = leaveOut(given, plan.wishes ?? []);
  for (const heading of Object.keys(given.additional))
    if (ownValue(given.additional, heading)?.length !== ownValue(cv.additional, heading)?.length)
      note(pointTo(heading), ['as-asked']);
  return spellTexts(rewriteTexts(cv, plan, note), plan, note);
}

function rewriteTexts(cv: Cv, plan: EditPlan, note: Note): Cv {
  const work = cv.work_experience.map((job, at) =>
    improveJob(job, plan, `/work_experience/${at}`, note),
  );
  const education = cv.education.map((study, at) =>
    improveStudy(study, plan, `/education/${at}`, note),
  );
  const evidence = cv.work_experience
    .flatMap((job) => [job.description, ...job.achievements])
    .join(' \n ');
  const skills = tidySkills(cv.skills, plan, evidence);
  note('/skills', skills.reasons);
  const summary = improveSummary({ ...cv, skills: [...skills.skills] }, plan);
  note('/summary', summary.reasons);
  return {
    ...cv,
    summary: summary.summary,
    work_experience: work,
    education,
    skills: [...skills.skills],
    additional: Object.fromEntries(
      Object.entries(cv.additional).map(([heading, lines]) => {
        const pointer = pointTo(heading);
        return [heading, lines.map((line) => tidyLine(line, plan, pointer, note))];
      }),
    ),
  };
}

const pointTo = (heading: string) =>
  `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** British or American, where that was asked for. */
function spellTexts(cv: Cv, { language, wishes = [] }: EditPlan, note: Note): Cv {
  const variety = wishes.find((wish) => wish === 'british' || wish === 'american');
  if (language !== 'en' || (variety !== 'british' && variety !== 'american')) return cv;
  const spell = (text: string, pointer: string) => {
    const spelled = text.length > LONGEST_TEXT ? text : spellAs(text, variety);
    if (spelled !== text) note(pointer, ['as-asked']);
    return spelled;
  };
  return {
    ...cv,
    summary: spell(cv.summary, '/summary'),
    work_experience: cv.work_experience.map((job, at) => ({
      ...job,
      description: spell(job.description, `/work_experience/${at}/description`),
      achievements: job.achievements.map((text) =>
        spell(text, `/work_experience/${at}/achievements`),
      ),
    })),
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

/** Whether the job goes on; one that does but is written in the past stays in the past. */
export function readTense(job: WorkItem): EntryTense {
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
