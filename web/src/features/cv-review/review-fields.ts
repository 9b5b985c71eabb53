import type { Cv } from '@trayecto/core/cv';
import type { PlainKey } from '../../i18n';
import { escapeStep, type FieldKind } from './cv-pointer';

export interface FieldSpec {
  readonly name: string;
  readonly label: PlainKey;
  readonly kind: FieldKind;
  /** Takes the whole row; the others stand in pairs. */
  readonly isWide?: boolean;
}

export type ItemSectionKey = 'work_experience' | 'education' | 'certifications' | 'languages';

export interface ItemSection {
  readonly key: ItemSectionKey;
  readonly title: PlainKey;
  readonly fields: readonly FieldSpec[];
}

const line = (name: string, label: PlainKey, isWide = false): FieldSpec => ({
  name,
  label,
  kind: 'line',
  isWide,
});
const text = (name: string, label: PlainKey): FieldSpec => ({
  name,
  label,
  kind: 'text',
  isWide: true,
});

export const PERSONAL_FIELDS: readonly FieldSpec[] = [
  line('name', 'review.name'),
  line('title', 'review.title'),
  line('email', 'review.email'),
  line('phone', 'review.phone'),
  line('location', 'review.location', true),
  line('linkedin', 'review.linkedin'),
  line('github', 'review.github'),
  line('website', 'review.website', true),
];

export const ITEM_SECTIONS: readonly ItemSection[] = [
  {
    key: 'work_experience',
    title: 'review.work',
    fields: [
      line('title', 'review.jobTitle'),
      line('company', 'review.company'),
      line('dates', 'review.dates'),
      line('location', 'review.location'),
      text('description', 'review.description'),
      { name: 'achievements', label: 'review.achievements', kind: 'list', isWide: true },
    ],
  },
  {
    key: 'education',
    title: 'review.education',
    fields: [
      line('degree', 'review.degree'),
      line('institution', 'review.institution'),
      line('dates', 'review.dates'),
      line('location', 'review.location'),
      line('field_of_study', 'review.fieldOfStudy', true),
      text('description', 'review.description'),
    ],
  },
  {
    key: 'certifications',
    title: 'review.certifications',
    fields: [
      line('name', 'review.certificationName', true),
      line('issuer', 'review.issuer'),
      line('date', 'review.date'),
    ],
  },
  {
    key: 'languages',
    title: 'review.languages',
    fields: [line('language', 'review.language'), line('proficiency', 'review.proficiency')],
  },
];

export interface ReviewField {
  readonly pointer: string;
  readonly kind: FieldKind;
}

/** Every field of a CV, in the order of the form. */
export function listFields(cv: Cv): readonly ReviewField[] {
  return [
    ...PERSONAL_FIELDS.map(({ name, kind }) => ({ pointer: `/personal/${name}`, kind })),
    { pointer: '/summary', kind: 'text' as const },
    ...ITEM_SECTIONS.flatMap(({ key, fields }) =>
      cv[key].flatMap((_item, at) =>
        fields.map(({ name, kind }) => ({ pointer: `/${key}/${at}/${name}`, kind })),
      ),
    ),
    { pointer: '/skills', kind: 'list' as const },
    ...Object.keys(cv.additional).map((heading) => ({
      pointer: `/additional/${escapeStep(heading)}`,
      kind: 'list' as const,
    })),
  ];
}
