import type { Cv } from '../cv';
import { escapeStep, type FieldKind } from './cv-pointer';

export interface ItemField {
  readonly name: string;
  readonly kind: FieldKind;
}

export type ItemSectionKey = 'work_experience' | 'education' | 'certifications' | 'languages';

const line = (name: string): ItemField => ({ name, kind: 'line' });
const text = (name: string): ItemField => ({ name, kind: 'text' });
const list = (name: string): ItemField => ({ name, kind: 'list' });

export const PERSONAL_FIELDS: readonly ItemField[] = [
  line('name'),
  line('title'),
  line('email'),
  line('phone'),
  line('location'),
  line('linkedin'),
  line('github'),
  line('website'),
];

export const ITEM_FIELDS: Readonly<Record<ItemSectionKey, readonly ItemField[]>> = {
  work_experience: [
    line('title'),
    line('company'),
    line('dates'),
    line('location'),
    text('description'),
    list('achievements'),
  ],
  education: [
    line('degree'),
    line('institution'),
    line('dates'),
    line('location'),
    line('field_of_study'),
    text('description'),
  ],
  certifications: [line('name'), line('issuer'), line('date')],
  languages: [line('language'), line('proficiency')],
};

export const ITEM_SECTION_KEYS: readonly ItemSectionKey[] = [
  'work_experience',
  'education',
  'certifications',
  'languages',
];

interface CvField {
  readonly pointer: string;
  readonly kind: FieldKind;
}

/** Every field of a CV, in the order one fills them in. */
export function listFields(cv: Cv): readonly CvField[] {
  return [
    ...PERSONAL_FIELDS.map(({ name, kind }) => ({ pointer: `/personal/${name}`, kind })),
    { pointer: '/summary', kind: 'text' as const },
    ...ITEM_SECTION_KEYS.flatMap((key) =>
      cv[key].flatMap((_item, at) =>
        ITEM_FIELDS[key].map(({ name, kind }) => ({ pointer: `/${key}/${at}/${name}`, kind })),
      ),
    ),
    { pointer: '/skills', kind: 'list' as const },
    ...Object.keys(cv.additional).map((heading) => ({
      pointer: `/additional/${escapeStep(heading)}`,
      kind: 'list' as const,
    })),
  ];
}
