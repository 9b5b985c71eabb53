import { z } from 'zod';

/** The canonical CV. Texts are as the person wrote them; an empty string means "not given". */
const text = z.string().default('');

export const personal = z.object({
  name: text,
  email: text,
  phone: text,
  linkedin: text,
  github: text,
  website: text,
  location: text,
  title: text,
});

export const workItem = z.object({
  title: text,
  company: text,
  location: text,
  dates: text,
  description: text,
  achievements: z.array(z.string()).default([]),
});

const educationItem = z.object({
  degree: text,
  institution: text,
  dates: text,
  location: text,
  field_of_study: text,
  description: text,
});

const certification = z.object({ name: text, issuer: text, date: text });

const spokenLanguage = z.object({ language: text, proficiency: text });

export const cvSchema = z.object({
  personal: personal.prefault({}),
  summary: text,
  work_experience: z.array(workItem).default([]),
  education: z.array(educationItem).default([]),
  skills: z.array(z.string()).default([]),
  certifications: z.array(certification).default([]),
  languages: z.array(spokenLanguage).default([]),
  /** Everything else, by the heading it was under. */
  additional: z.record(z.string(), z.array(z.string())).default({}),
});

export type Cv = z.output<typeof cvSchema>;
export type Personal = z.output<typeof personal>;
export type WorkItem = z.output<typeof workItem>;
export type EducationItem = z.output<typeof educationItem>;
export type Certification = z.output<typeof certification>;
export type SpokenLanguage = z.output<typeof spokenLanguage>;

/** A CV in which nothing is given. */
export function emptyCv(): Cv {
  return cvSchema.parse({});
}
