import type { OpenQuestion } from '../assistant';
import { type Cv, nameEntry, type WorkItem } from '../cv';
import { foldText, type Language } from '../language';
import { askAboutWeakness } from './ask-about-weakness';
import { readNumbers } from './guard/read-numbers';
import { listWords } from './openings/word-kinds';

const MOST_PER_ENTRY = 2;
/** Actions that are worth little without a measure. */
const MEASURABLE =
  /\b(?:mejor|aument|reduj|reduc|increment|optimi|ahorr|agiliz|acort|potenci|acelera|crec|ventas|cartera|presupuesto|equipo|clientes|improv|increas|reduc|saved|saving|grew|grow|boost|cut |accelerat|streamlin|sales|budget|team|clients|customers|revenue)/;
const VAGUE = listWords('vague skill');

/** Questions about what only the person can add. We never guess it. */
export function askQuestions(cv: Cv, language: Language): readonly OpenQuestion[] {
  const questions = [
    ...askAboutWeakness(cv, language),
    ...(['email', 'phone'] as const)
      .filter((field) => cv.personal[field].trim() === '')
      .map((field) => ask('missing-contact', `/personal/${field}`, '', '')),
    ...cv.work_experience.flatMap((job, at) => askAboutJob(job, `/work_experience/${at}`)),
    ...cv.education.flatMap((study, at) =>
      study.dates.trim() === ''
        ? [ask('missing-dates', `/education/${at}/dates`, nameEntry(study), '')]
        : [],
    ),
    ...cv.skills.flatMap((skill, at) =>
      VAGUE.has(foldText(skill)) ? [ask('vague-skill', `/skills/${at}`, '', skill)] : [],
    ),
  ];
  // One question a line is enough.
  return questions.filter(
    ({ pointer }, at) => questions.findIndex((other) => other.pointer === pointer) === at,
  );
}

function askAboutJob(job: WorkItem, pointer: string): OpenQuestion[] {
  const entry = nameEntry(job);
  const questions: OpenQuestion[] = [];
  if (job.dates.trim() === '') questions.push(ask('missing-dates', `${pointer}/dates`, entry, ''));
  const bullets = job.achievements
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text.trim() !== '');
  const unmeasured = bullets.filter(
    ({ text }) => readNumbers(text).length === 0 && MEASURABLE.test(foldText(text)),
  );
  for (const { text, at } of unmeasured.slice(0, MOST_PER_ENTRY))
    questions.push(ask('missing-number', `${pointer}/achievements/${at}`, entry, text));
  const all = [job.description, ...job.achievements].filter((text) => text.trim() !== '');
  if (
    all.length > 0 &&
    unmeasured.length === 0 &&
    all.every((text) => readNumbers(text).length === 0)
  )
    questions.push(ask('missing-result', `${pointer}/achievements`, entry, all[0] ?? ''));
  return questions;
}

function ask(
  code: OpenQuestion['code'],
  pointer: string,
  entry: string,
  quote: string,
): OpenQuestion {
  return { id: `${code}:${pointer}`, pointer, code, entry, quote };
}
