import { type Cv, cvSchema, type EntryList, entryLists } from '@trayecto/core/cv';
import { z } from 'zod';

/**
 * The CV as a model sees it: without name and contact data, which it needs for nothing, and with an id on each entry,
 * so that an answer says which one it speaks of.
 */
export function writeModelCv(cv: Cv) {
  return {
    personal: { title: cv.personal.title },
    summary: cv.summary,
    work_experience: cv.work_experience.map((entry, at) => ({
      id: idOf('work_experience', at),
      ...entry,
    })),
    education: cv.education.map((entry, at) => ({ id: idOf('education', at), ...entry })),
    skills: cv.skills,
    certifications: cv.certifications.map((entry, at) => ({
      id: idOf('certifications', at),
      ...entry,
    })),
    languages: cv.languages.map((entry, at) => ({ id: idOf('languages', at), ...entry })),
    additional: toSections(cv.additional),
  };
}

const idOf = (list: EntryList, at: number) => `${list}-${at + 1}`;

function toSections(additional: Readonly<Record<string, string[]>>): Section[] {
  return Object.entries(additional).map(([heading, lines]) => ({ heading, lines }));
}

/** Models say null for what is missing. */
const text = z.string().nullish();
const lines = z.array(z.string()).nullish();
const entry = z.object({
  id: text,
  title: text,
  company: text,
  location: text,
  dates: text,
  description: text,
  achievements: lines,
  degree: text,
  institution: text,
  field_of_study: text,
  name: text,
  issuer: text,
  date: text,
  language: text,
  proficiency: text,
});
const entries = z
  .array(entry)
  .nullish()
  .transform((value) => value ?? []);
const section = z.object({ heading: z.string(), lines: z.array(z.string()) });

type ModelEntry = z.output<typeof entry>;
type Section = z.output<typeof section>;

/** Parts may be missing and then stay as they were; a part of the wrong kind is refused. */
export const modelCv = z.object({
  personal: z.object({ title: text }).nullish(),
  summary: z.string(),
  work_experience: z.array(entry),
  education: entries,
  skills: lines,
  certifications: entries,
  languages: entries,
  additional: z
    .union([z.array(section), z.record(z.string(), z.array(z.string())).transform(toSections)])
    .nullish(),
});

export type ModelCv = z.output<typeof modelCv>;

/** The original with what the model wrote in its places; what is new is at the end, for the guard to find. */
export function placeModelCv(original: Cv, said: ModelCv, headings: 'kept' | 'translated'): Cv {
  const lists = entryLists.map((list) => [list, placeEntries(list, original[list], said[list])]);
  const sections = said.additional ?? toSections(original.additional);
  return cvSchema.parse({
    ...Object.fromEntries(lists),
    personal: { ...original.personal, title: said.personal?.title ?? original.personal.title },
    summary: said.summary,
    skills: said.skills ?? original.skills,
    additional:
      headings === 'kept'
        ? { ...original.additional, ...toRecord(sections) }
        : toRecord(translateHeadings(Object.keys(original.additional), sections)),
  });
}

function placeEntries(
  list: EntryList,
  original: readonly object[],
  said: readonly ModelEntry[],
): readonly object[] {
  const placed = [...original];
  const taken = new Set<number>();
  const added: object[] = [];
  said.forEach((entry, index) => {
    const at = findPlace(list, original, entry, index, said.length);
    const was = original[at];
    if (was === undefined || taken.has(at)) {
      added.push(overlay({}, entry));
    } else {
      taken.add(at);
      placed[at] = overlay(was, entry);
    }
  });
  return [...placed, ...added];
}

const namingFields = ['company', 'institution', 'name', 'language', 'title', 'degree'] as const;

/** By its id; without one by what it is called, and else by where it is in a list of the same length. */
function findPlace(
  list: EntryList,
  original: readonly object[],
  said: ModelEntry,
  index: number,
  length: number,
): number {
  if (said.id) return original.findIndex((_, at) => idOf(list, at) === said.id);
  if (length === original.length) return index;
  return original.findIndex((entry) => {
    const known = namingFields.filter((field) => said[field]);
    return known.length > 0 && known.every((field) => Reflect.get(entry, field) === said[field]);
  });
}

function overlay(was: object, said: ModelEntry): object {
  const given = Object.entries(said).filter(([, value]) => value !== null && value !== undefined);
  return { ...was, ...Object.fromEntries(given) };
}

function toRecord(sections: readonly Section[]): Record<string, string[]> {
  return Object.fromEntries(sections.map(({ heading, lines }) => [heading, lines]));
}

/** Two headings may become one word; the second then keeps its own, so that no section swallows another. */
function translateHeadings(original: readonly string[], said: readonly Section[]): Section[] {
  const used = new Set<string>();
  return said.map(({ heading, lines }, at) => {
    const own = original[at];
    const name = heading.trim() === '' || used.has(heading) ? (own ?? heading) : heading;
    used.add(name);
    return { heading: name, lines };
  });
}
