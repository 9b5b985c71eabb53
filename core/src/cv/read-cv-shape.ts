import { cvLimits } from './cv-limits';
import type {
  Certification,
  Cv,
  EducationItem,
  Personal,
  SpokenLanguage,
  WorkItem,
} from './cv-schema';
import { isJsonResume, readJsonResume } from './json-resume';
import { asObject, isGiven, isObject, joinDates, type LooseObject } from './loose-values';
import { readPlace } from './read-place';
import { readSkills } from './read-skills';
import { canNameSection, SectionList } from './section-list';
import { type LeftValue, type PlacedValue, TakenValues } from './taken-values';

interface CvParts {
  readonly cv: Cv;
  /** Values with no place in the CV, up to a limit. */
  readonly left: readonly LeftValue[];
}

/** More than a CV may have lines: a file with so many is refused rather than cut. */
const MOST_LEFT = 20_000;

/**
 * Turns every shape a CV was ever kept in into the canonical one: nested under gpt_data, the flat form, `experience` with
 * company and position, skills split into technical and soft, certifications among the additional data, JSON Resume.
 * Nothing else in the code knows the other shapes.
 */
export function readCvParts(value: unknown, mostLeft = MOST_LEFT): CvParts {
  const taken = new TakenValues();
  const data = unwrap(asObject(value));
  const cv = isJsonResume(data) ? readJsonResume(data, taken) : readOwnShapes(data, taken);
  return { cv, left: taken.listLeft(value, mostLeft) };
}

/** For answers of parsers and models, whose other words are no part of a CV. */
export function readCvShape(value: unknown): Cv {
  return readCvParts(value).cv;
}

/** For files: what has no field becomes a section, so that nothing is lost. */
export function readCvWhole(value: unknown): Cv {
  const { cv, left } = readCvParts(value);
  const additional = new SectionList();
  for (const [name, lines] of Object.entries(cv.additional)) additional.add(name, lines);
  let characters = 0;
  for (const { path, text } of left) {
    // A long name comes before every value under it. What is over the limit already is refused, however much more comes.
    if (characters > cvLimits.allText) break;
    const names = path.filter((part) => !/^\d+$/.test(part));
    const [section = '', ...rest] = names[0] === 'basics' ? names.slice(1) : names;
    const line = [...rest, text].join(': ');
    characters += line.length;
    additional.add(canNameSection(section) ? section : 'data', [line]);
  }
  return { ...cv, additional: additional.toObject() };
}

function readOwnShapes(data: LooseObject, taken: TakenValues): Cv {
  const work = taken.list(data, 'work_experience', 'experience', 'work');
  const additional = asObject(data.additional);
  const certifications = [
    ...taken.list(data, 'certifications'),
    ...taken.list(additional, 'certifications'),
  ];
  return {
    personal: readPersonal(data, taken),
    summary: taken.paragraphs(data, 'summary', 'profile', 'about', 'objective'),
    work_experience: work.map((item) => readWork(item, taken)),
    education: taken.list(data, 'education').map((item) => readEducation(item, taken)),
    skills: readSkills(data, 'skills', taken),
    certifications: certifications.map((item) => readCertification(item, taken)),
    languages: taken.list(data, 'languages').map((item) => readLanguage(item, taken)),
    additional: readAdditional(additional, taken),
  };
}

const wrappers = ['gpt_data', 'structured_data', 'parsed_data', 'cvData'];
const DEEPEST_WRAPPER = 5;

function unwrap(data: LooseObject, depth = 0): LooseObject {
  const inner = wrappers
    .map((name) => data[name])
    .find((value) => isObject(value) && isGiven(value));
  return isObject(inner) && depth < DEEPEST_WRAPPER ? unwrap(inner, depth + 1) : data;
}

function readPersonal(data: LooseObject, taken: TakenValues): Personal {
  const owners = [asObject(data.personal), data];
  const read = (...names: readonly string[]) => taken.textIn(owners, ...names);
  return {
    name: read('name', 'full_name'),
    email: read('email'),
    phone: read('phone'),
    linkedin: read('linkedin', 'linkedin_url'),
    github: read('github', 'github_url'),
    website: read('website', 'website_url', 'url'),
    location: readPlace(owners, ['location', 'address'], taken),
    title: read('title', 'job_title'),
  };
}

function readWork(item: PlacedValue, taken: TakenValues): WorkItem {
  const entry = asObject(item.value);
  const said = taken.text(item.owner, item.name);
  const isTitle = !said.includes('\n');
  return {
    title: isTitle && said ? said : taken.text(entry, 'title', 'position', 'role', 'job_title'),
    company: taken.text(entry, 'company', 'employer', 'organization'),
    location: readPlace([entry], ['location'], taken),
    dates: readDates(entry, taken),
    description: isTitle ? taken.paragraphs(entry, 'description', 'summary') : said,
    achievements: [
      ...taken.texts(entry, 'achievements'),
      ...taken.texts(entry, 'responsibilities'),
    ],
  };
}

function readEducation(item: PlacedValue, taken: TakenValues): EducationItem {
  const entry = asObject(item.value);
  const said = taken.text(item.owner, item.name);
  const isDegree = !said.includes('\n');
  return {
    degree: isDegree && said ? said : taken.text(entry, 'degree', 'title', 'qualification'),
    institution: taken.text(entry, 'institution', 'school', 'university'),
    dates: readDates(entry, taken),
    location: readPlace([entry], ['location'], taken),
    field_of_study: taken.text(entry, 'field_of_study', 'field', 'area'),
    description: isDegree ? taken.paragraphs(entry, 'description') : said,
  };
}

function readDates(entry: LooseObject, taken: TakenValues): string {
  const written = taken.text(entry, 'dates', 'duration', 'period', 'year');
  if (written !== '') return written;
  const start = taken.text(entry, 'start_date', 'startDate');
  return joinDates(start, taken.text(entry, 'end_date', 'endDate'), 'present');
}

function readCertification(item: PlacedValue, taken: TakenValues): Certification {
  const entry = asObject(item.value);
  return {
    name: taken.text(item.owner, item.name) || taken.text(entry, 'name', 'title'),
    issuer: taken.text(entry, 'issuer', 'organization', 'authority'),
    date: taken.text(entry, 'date', 'year'),
  };
}

function readLanguage(item: PlacedValue, taken: TakenValues): SpokenLanguage {
  const entry = asObject(item.value);
  return {
    language: taken.text(item.owner, item.name) || taken.text(entry, 'language', 'name'),
    proficiency: taken.text(entry, 'proficiency', 'level', 'fluency'),
  };
}

function readAdditional(sections: LooseObject, taken: TakenValues): Record<string, string[]> {
  const read = new SectionList();
  for (const name of Object.keys(sections)) {
    if (name === 'certifications' || !canNameSection(name)) continue;
    const items = taken.list(sections, name);
    read.add(
      name.trim(),
      items.flatMap((item) => readLines(item, taken)),
    );
  }
  return read.toObject();
}

function readLines(item: PlacedValue, taken: TakenValues): string[] {
  const said = taken.texts(item.owner, item.name);
  return said.length > 0 ? said : [taken.describe(item)].filter(Boolean);
}
