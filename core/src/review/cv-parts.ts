import type { Cv } from '../cv';
import { ITEM_FIELDS, type ItemSectionKey, PERSONAL_FIELDS } from './cv-fields';
import { escapeStep, readField } from './cv-pointer';

export type PartKind = 'personal' | 'summary' | ItemSectionKey | 'skills' | 'additional';

/** A stretch of a CV that is looked at as one: a job, or a whole section. */
export interface CvPart {
  /** A pointer to it, which names it. */
  readonly key: string;
  readonly kind: PartKind;
  /** Its fields. */
  readonly pointers: readonly string[];
  /** How many values are in it; an entry of a list is one. */
  readonly values: number;
}

/** In the order one reads a CV. Jobs are a part each; empty sections are there, with no values. */
export function listParts(cv: Cv): readonly CvPart[] {
  const part = (key: string, kind: PartKind, pointers: readonly string[]): CvPart => ({
    key,
    kind,
    pointers,
    values: pointers.reduce((sum, pointer) => sum + countValues(cv, pointer), 0),
  });
  const itemFields = (section: ItemSectionKey, at: number) =>
    ITEM_FIELDS[section].map(({ name }) => `/${section}/${at}/${name}`);
  const whole = (section: ItemSectionKey) =>
    part(
      `/${section}`,
      section,
      cv[section].flatMap((_item, at) => itemFields(section, at)),
    );
  const jobs = cv.work_experience.map((_job, at) =>
    part(`/work_experience/${at}`, 'work_experience', itemFields('work_experience', at)),
  );
  return [
    part(
      '/personal',
      'personal',
      PERSONAL_FIELDS.map(({ name }) => `/personal/${name}`),
    ),
    part('/summary', 'summary', ['/summary']),
    ...(jobs.length > 0 ? jobs : [whole('work_experience')]),
    whole('education'),
    part('/skills', 'skills', ['/skills']),
    whole('certifications'),
    whole('languages'),
    ...Object.keys(cv.additional).map((heading) => {
      const pointer = `/additional/${escapeStep(heading)}`;
      return part(pointer, 'additional', [pointer]);
    }),
  ];
}

/** The part that a field is in, also of one that is only about to be there. */
export function partKeyOf(pointer: string): string {
  const [, section = '', step] = pointer.split('/');
  const isOwn = section === 'work_experience' || section === 'additional';
  return isOwn && step !== undefined ? `/${section}/${step}` : `/${section}`;
}

/** Of a list each entry, of a text one. */
function countValues(cv: Cv, pointer: string): number {
  const text = readField(cv, pointer).trim();
  if (text === '') return 0;
  const isList = /^\/(?:skills|additional\/|work_experience\/\d+\/achievements)/.test(pointer);
  return isList ? text.split('\n').filter((line) => line.trim() !== '').length : 1;
}
