import { ownValue } from '@trayecto/core/text';
import type { PlainKey } from '../i18n';

type Translate = (key: PlainKey) => string;

const sections: Readonly<Record<string, PlainKey>> = {
  personal: 'editor.personal',
  summary: 'editor.summary',
  work_experience: 'editor.work',
  education: 'editor.education',
  skills: 'editor.skills',
  certifications: 'editor.certifications',
  languages: 'editor.languages',
};

const fields: Readonly<Record<string, PlainKey>> = {
  name: 'editor.name',
  title: 'editor.title',
  email: 'editor.email',
  phone: 'editor.phone',
  location: 'editor.location',
  linkedin: 'editor.linkedin',
  github: 'editor.github',
  website: 'editor.website',
  company: 'editor.company',
  dates: 'editor.dates',
  date: 'editor.date',
  description: 'editor.description',
  achievements: 'editor.achievements',
  degree: 'editor.degree',
  institution: 'editor.institution',
  field_of_study: 'editor.fieldOfStudy',
  issuer: 'editor.issuer',
  language: 'editor.language',
  proficiency: 'editor.proficiency',
  order: 'editor.orderOf',
};

/** A section the person named keeps its own name. */
export function isOwnName(section: string): boolean {
  return sections[section] === undefined;
}

export function nameSection(section: string, t: Translate): string {
  const key = ownValue(sections, section);
  return key === undefined ? section : t(key);
}

/** The same word means something else about a person than about a job of theirs. */
export function nameField(field: string, t: Translate, section = ''): string {
  const key =
    section === 'personal' && field === 'title' ? 'editor.headline' : ownValue(fields, field);
  return key === undefined ? '' : t(key);
}
