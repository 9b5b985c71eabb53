import type { Cv } from '../cv';
import { escapeStep } from '../review';

/** One text of a CV, and where it is: a line of a list has its place in the list at the end of its pointer. */
export interface PlacedText {
  readonly pointer: string;
  readonly text: string;
}

const written = new Set([
  'title',
  'description',
  'achievements',
  'degree',
  'field_of_study',
  'language',
  'proficiency',
]);

/** Whether what is typed in a field of the CV is text of the person's own. */
export function isProofPlace(pointer: string): boolean {
  const [section = '', ...rest] = pointer.slice(1).split('/');
  if (section === 'personal') return rest[0] === 'title';
  if (section === 'certifications') return rest[1] === 'name';
  if (section === 'summary' || section === 'skills' || section === 'additional') return true;
  return rest.some((step) => written.has(step));
}

/** Every text that the person wrote; names, dates and addresses aren't spell-checked. */
export function listProofTexts(cv: Cv): readonly PlacedText[] {
  const texts: PlacedText[] = [
    { pointer: '/personal/title', text: cv.personal.title },
    { pointer: '/summary', text: cv.summary },
    ...cv.work_experience.flatMap((job, at) => [
      ...pickFields(job, `/work_experience/${at}`, ['title', 'description']),
      ...placeLines(job.achievements, `/work_experience/${at}/achievements`),
    ]),
    ...cv.education.flatMap((study, at) =>
      pickFields(study, `/education/${at}`, ['degree', 'field_of_study', 'description']),
    ),
    ...placeLines(cv.skills, '/skills'),
    ...cv.languages.flatMap((one, at) =>
      pickFields(one, `/languages/${at}`, ['language', 'proficiency']),
    ),
    ...cv.certifications.flatMap((one, at) => pickFields(one, `/certifications/${at}`, ['name'])),
    ...Object.entries(cv.additional).flatMap(([heading, lines]) =>
      placeLines(lines, `/additional/${escapeStep(heading)}`),
    ),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

function pickFields<Name extends string>(
  entry: Readonly<Record<Name, string>>,
  pointer: string,
  names: readonly Name[],
): readonly PlacedText[] {
  return names.map((name) => ({ pointer: `${pointer}/${name}`, text: entry[name] }));
}

function placeLines(lines: readonly string[], pointer: string): readonly PlacedText[] {
  return lines.map((text, at) => ({ pointer: `${pointer}/${at}`, text }));
}
