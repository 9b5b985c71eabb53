import {
  type FieldKind,
  ITEM_FIELDS,
  ITEM_SECTION_KEYS,
  type ItemField,
  type ItemSectionKey,
  PERSONAL_FIELDS as PERSONAL,
} from '@trayecto/core/review';
import type { PlainKey } from '../../i18n';

export interface FieldSpec {
  readonly name: string;
  readonly label: PlainKey;
  readonly kind: FieldKind;
  /** Takes the whole row; the others are in pairs. */
  readonly isWide: boolean;
}

export interface ItemSection {
  readonly key: ItemSectionKey;
  readonly title: PlainKey;
  readonly fields: readonly FieldSpec[];
}

interface FieldLook {
  readonly label: PlainKey;
  readonly isWide?: boolean;
}

const wide = (label: PlainKey): FieldLook => ({ label, isWide: true });
const half = (label: PlainKey): FieldLook => ({ label });

const PERSONAL_LOOKS: Readonly<Record<string, FieldLook>> = {
  name: half('review.name'),
  title: half('review.title'),
  email: half('review.email'),
  phone: half('review.phone'),
  location: wide('review.location'),
  linkedin: half('review.linkedin'),
  github: half('review.github'),
  website: wide('review.website'),
};

const ITEM_LOOKS: Readonly<
  Record<ItemSectionKey, { title: PlainKey; fields: Readonly<Record<string, FieldLook>> }>
> = {
  work_experience: {
    title: 'review.work',
    fields: {
      title: half('review.jobTitle'),
      company: half('review.company'),
      dates: half('review.dates'),
      location: half('review.location'),
      description: wide('review.description'),
      achievements: wide('review.achievements'),
    },
  },
  education: {
    title: 'review.education',
    fields: {
      degree: half('review.degree'),
      institution: half('review.institution'),
      dates: half('review.dates'),
      location: half('review.location'),
      field_of_study: wide('review.fieldOfStudy'),
      description: wide('review.description'),
    },
  },
  certifications: {
    title: 'review.certifications',
    fields: {
      name: wide('review.certificationName'),
      issuer: half('review.issuer'),
      date: half('review.date'),
    },
  },
  languages: {
    title: 'review.languages',
    fields: { language: half('review.language'), proficiency: half('review.proficiency') },
  },
};

function dress(fields: readonly ItemField[], looks: Readonly<Record<string, FieldLook>>) {
  return fields.flatMap(({ name, kind }): FieldSpec[] => {
    const look = looks[name];
    return look ? [{ name, kind, label: look.label, isWide: look.isWide ?? false }] : [];
  });
}

export const PERSONAL_FIELDS: readonly FieldSpec[] = dress(PERSONAL, PERSONAL_LOOKS);

export const ITEM_SECTIONS: readonly ItemSection[] = ITEM_SECTION_KEYS.map((key) => ({
  key,
  title: ITEM_LOOKS[key].title,
  fields: dress(ITEM_FIELDS[key], ITEM_LOOKS[key].fields),
}));
