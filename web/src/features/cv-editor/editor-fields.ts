import type { Cv, EntryList } from '@trayecto/core/cv';
import type { PlainKey } from '../../i18n';

interface EntryField {
  readonly name: string;
  readonly label: PlainKey;
  readonly isLong?: true;
  readonly isWide?: true;
}

export const personalFields: readonly {
  readonly name: keyof Cv['personal'];
  readonly label: PlainKey;
  readonly type?: 'email' | 'tel' | 'url';
}[] = [
  { name: 'name', label: 'editor.name' },
  { name: 'title', label: 'editor.headline' },
  { name: 'email', label: 'editor.email', type: 'email' },
  { name: 'phone', label: 'editor.phone', type: 'tel' },
  { name: 'location', label: 'editor.location' },
  { name: 'linkedin', label: 'editor.linkedin', type: 'url' },
  { name: 'github', label: 'editor.github', type: 'url' },
  { name: 'website', label: 'editor.website', type: 'url' },
];

/** The fields of an entry, by the list it is in; `achievements` is drawn as lines below them. */
export const entryFields: Readonly<Record<EntryList, readonly EntryField[]>> = {
  work_experience: [
    { name: 'title', label: 'editor.title' },
    { name: 'company', label: 'editor.company' },
    { name: 'dates', label: 'editor.dates' },
    { name: 'location', label: 'editor.location' },
    { name: 'description', label: 'editor.description', isLong: true, isWide: true },
  ],
  education: [
    { name: 'degree', label: 'editor.degree' },
    { name: 'institution', label: 'editor.institution' },
    { name: 'dates', label: 'editor.dates' },
    { name: 'location', label: 'editor.location' },
    { name: 'field_of_study', label: 'editor.fieldOfStudy', isWide: true },
    { name: 'description', label: 'editor.description', isLong: true, isWide: true },
  ],
  certifications: [
    { name: 'name', label: 'editor.certificate', isWide: true },
    { name: 'issuer', label: 'editor.issuer' },
    { name: 'date', label: 'editor.date' },
  ],
  languages: [
    { name: 'language', label: 'editor.language' },
    { name: 'proficiency', label: 'editor.proficiency' },
  ],
};

export const listNames: Readonly<Record<EntryList, PlainKey>> = {
  work_experience: 'editor.work',
  education: 'editor.education',
  certifications: 'editor.certifications',
  languages: 'editor.languages',
};

export const addLabels: Readonly<Record<EntryList, PlainKey>> = {
  work_experience: 'editor.addWork',
  education: 'editor.addEducation',
  certifications: 'editor.addCertification',
  languages: 'editor.addLanguage',
};
