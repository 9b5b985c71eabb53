import { type Cv, cvSchema } from '@trayecto/core/cv';
import { z } from 'zod';
import { delimitData } from './delimit-data';
import type { ModelQuestion } from './model-client';
import { toShape } from './question-parts';

const text = z.string();
const personal = z.object({
  name: text,
  title: text,
  email: text,
  phone: text,
  location: text,
  linkedin: text,
  github: text,
  website: text,
});
const shape = z.object({
  personal,
  summary: text,
  work_experience: z.array(
    z.object({
      title: text,
      company: text,
      location: text,
      dates: text,
      description: text,
      achievements: z.array(text),
    }),
  ),
  education: z.array(
    z.object({
      degree: text,
      field_of_study: text,
      institution: text,
      location: text,
      dates: text,
      description: text,
    }),
  ),
  skills: z.array(text),
  certifications: z.array(z.object({ name: text, issuer: text, date: text })),
  languages: z.array(z.object({ language: text, proficiency: text })),
});

/** What is missing may be missing; a CV with neither a person nor work in it is no answer. */
const answer = z
  .looseObject({ personal: z.looseObject({}), work_experience: z.array(z.looseObject({})) })
  .transform(dropNulls)
  .pipe(cvSchema);

/** We send the whole text, with name and contact details, because reading them is the task. */
export function askForReading(source: string): ModelQuestion<Cv> {
  const data = delimitData({ cv_text: source });
  const system = [
    'You read CVs into structured data.',
    'The part "cv_text" is the text of a CV as it came out of a file; lines may be out of order. Put each piece where it belongs. Copy every value letter by letter, in its own language and spelling: correct nothing, translate nothing, add nothing, shorten nothing. What the text does not say stays empty.',
    '"dates" is the whole span as it is written. Lines that begin with a bullet are achievements of the job they are under; other prose is its description.',
    data.rule,
  ].join('\n');
  return { system, user: data.text, shape: toShape('read_cv', shape), answer };
}

/** Models say null for what is missing. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([key, inner]) => [key, dropNulls(inner)]));
}
