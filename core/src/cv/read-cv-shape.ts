import {
  type Certification,
  type Cv,
  cvSchema,
  type EducationItem,
  type Personal,
  type SpokenLanguage,
  type WorkItem,
} from './cv-schema';
import { isJsonResume, readJsonResume } from './json-resume';
import { asList, asObject, asText, asTexts, firstText, type LooseObject } from './loose-values';

/**
 * Turns every shape a CV was ever kept in into the canonical one: nested under gpt_data, the flat form, `experience` with
 * company and position, skills split into technical and soft, certifications among the additional data, JSON Resume.
 * Nothing else in the code knows the other shapes.
 */
export function readCvShape(value: unknown): Cv {
  const data = unwrap(asObject(value));
  if (isJsonResume(data)) return readJsonResume(data);
  const { certifications, ...additional } = readAdditional(data.additional);
  return cvSchema.parse({
    personal: readPersonal(data),
    summary: firstText(data, 'summary', 'profile', 'about', 'objective'),
    work_experience: firstList(data, 'work_experience', 'experience', 'work').map(readWork),
    education: firstList(data, 'education').map(readEducation),
    skills: readSkills(data.skills),
    certifications: [...asList(data.certifications), ...(certifications ?? [])].map(
      readCertification,
    ),
    languages: asList(data.languages).map(readLanguage),
    additional,
  });
}

const wrappers = ['gpt_data', 'structured_data', 'parsed_data', 'cvData'];

function unwrap(data: LooseObject): LooseObject {
  for (const name of wrappers) {
    const inner = asObject(data[name]);
    if (Object.keys(inner).length > 0) return unwrap(inner);
  }
  return data;
}

function firstList(data: LooseObject, ...names: readonly string[]): readonly unknown[] {
  for (const name of names) {
    const list = asList(data[name]);
    if (list.length > 0) return list;
  }
  return [];
}

function readPersonal(data: LooseObject): Personal {
  const from = { ...data, ...asObject(data.personal) };
  return {
    name: firstText(from, 'name', 'full_name'),
    email: firstText(from, 'email'),
    phone: firstText(from, 'phone'),
    linkedin: firstText(from, 'linkedin', 'linkedin_url'),
    github: firstText(from, 'github', 'github_url'),
    website: firstText(from, 'website', 'website_url', 'url'),
    location: firstText(from, 'location', 'address'),
    title: firstText(from, 'title', 'job_title'),
  };
}

function readWork(value: unknown): WorkItem {
  const entry = asObject(value);
  return {
    title: firstText(entry, 'title', 'position', 'role', 'job_title'),
    company: firstText(entry, 'company', 'employer', 'organization'),
    location: firstText(entry, 'location'),
    dates: firstText(entry, 'dates', 'duration', 'period'),
    description: firstText(entry, 'description', 'summary'),
    achievements: [...asTexts(entry.achievements), ...asTexts(entry.responsibilities)],
  };
}

function readEducation(value: unknown): EducationItem {
  const entry = asObject(value);
  return {
    degree: firstText(entry, 'degree', 'title', 'qualification'),
    institution: firstText(entry, 'institution', 'school', 'university'),
    dates: firstText(entry, 'dates', 'duration', 'period', 'year'),
    location: firstText(entry, 'location'),
    field_of_study: firstText(entry, 'field_of_study', 'field', 'area'),
    description: firstText(entry, 'description'),
  };
}

function readSkills(value: unknown): string[] {
  if (typeof value === 'string') return asTexts(value, /[,;\n]+/);
  if (Array.isArray(value)) {
    return value
      .map((skill) => asText(skill) || firstText(asObject(skill), 'name', 'skill'))
      .filter(Boolean);
  }
  return Object.values(asObject(value)).flatMap((group) => readSkills(group));
}

function readCertification(value: unknown): Certification {
  const entry = asObject(value);
  return {
    name: asText(value) || firstText(entry, 'name', 'title'),
    issuer: firstText(entry, 'issuer', 'organization', 'authority'),
    date: firstText(entry, 'date', 'year'),
  };
}

function readLanguage(value: unknown): SpokenLanguage {
  const entry = asObject(value);
  return {
    language: asText(value) || firstText(entry, 'language', 'name'),
    proficiency: firstText(entry, 'proficiency', 'level', 'fluency'),
  };
}

function readAdditional(value: unknown): Record<string, string[]> & { certifications?: string[] } {
  const sections = Object.entries(asObject(value)).map(
    ([name, content]) => [name.trim(), asTexts(content)] as const,
  );
  return Object.fromEntries(
    sections.filter(([name, content]) => name !== '' && content.length > 0),
  );
}
