import type { ProposedChange } from '@trayecto/core/assistant';
import { type Cv, entryLists, type FieldValue, nameEntry } from '@trayecto/core/cv';
import { ownValue } from '@trayecto/core/text';

/** Every field that differs, as its own change: all of them applied to `before` give `after`. */
export function proposeChanges(before: Cv, after: Cv): ProposedChange[] {
  return [
    ...compareObjects('personal', '', '/personal', before.personal, after.personal),
    ...compareField('summary', '', 'summary', '/summary', before.summary, after.summary),
    ...entryLists.flatMap((list) =>
      before[list].flatMap((entry, at) =>
        compareObjects(list, nameEntry(entry), `/${list}/${at}`, entry, after[list][at] ?? entry),
      ),
    ),
    ...compareField('skills', '', 'skills', '/skills', before.skills, after.skills),
    ...Object.entries(before.additional).flatMap(([heading, lines]) =>
      compareField(
        heading,
        '',
        'lines',
        `/additional/${escapeStep(heading)}`,
        lines,
        readSection(after, heading) ?? lines,
      ),
    ),
  ];
}

/** Of what a model wrote only texts are taken: employers, schools, titles, dates and contact data stay to the letter. */
export function keepToTexts(original: Cv, guarded: Cv): Cv {
  const jobs = pairUp(original.work_experience, guarded.work_experience);
  const studies = pairUp(original.education, guarded.education);
  const additional = Object.entries(original.additional).map(([heading, lines]) => [
    heading,
    readSection(guarded, heading) ?? lines,
  ]);
  return {
    ...original,
    summary: guarded.summary,
    work_experience: jobs.map(([was, { description, achievements }]) => ({
      ...was,
      description,
      achievements,
    })),
    education: studies.map(([was, { description }]) => ({ ...was, description })),
    skills: guarded.skills,
    additional: Object.fromEntries(additional),
  };
}

/** Entries keep their places; in a list of another length it is unknown which is which. */
function pairUp<T>(original: readonly T[], guarded: readonly T[]): (readonly [T, T])[] {
  const same = original.length === guarded.length;
  return original.map((entry, at) => [entry, (same ? guarded[at] : undefined) ?? entry] as const);
}

/** A heading may be a word that every object answers to, such as "constructor". */
function readSection({ additional }: Cv, heading: string): string[] | undefined {
  return ownValue(additional, heading);
}

function compareObjects(
  section: string,
  entry: string,
  pointer: string,
  before: object,
  after: object,
): ProposedChange[] {
  return Object.entries(before).flatMap(([field, was]) =>
    compareField(section, entry, field, `${pointer}/${field}`, was, Reflect.get(after, field)),
  );
}

function compareField(
  section: string,
  entry: string,
  field: string,
  pointer: string,
  before: FieldValue,
  after: FieldValue,
): ProposedChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [
    {
      id: pointer,
      pointer,
      section,
      entry,
      field,
      before: copyValue(before),
      after: copyValue(after),
      reasons: ['model-rewrite'],
    },
  ];
}

function copyValue(value: FieldValue): string | string[] {
  return typeof value === 'string' ? value : [...value];
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
