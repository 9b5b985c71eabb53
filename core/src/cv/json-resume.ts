import { type Cv, cvSchema } from './cv-schema';
import {
  asList,
  asObject,
  asText,
  asTexts,
  firstText,
  joinDates,
  type LooseObject,
} from './loose-values';

/** The JSON Resume format (jsonresume.org): read in full, written with what the CV holds. */
export function isJsonResume(data: LooseObject): boolean {
  return Object.keys(asObject(data.basics)).length > 0;
}

export function readJsonResume(data: LooseObject): Cv {
  const basics = asObject(data.basics);
  return cvSchema.parse({
    personal: {
      name: firstText(basics, 'name'),
      email: firstText(basics, 'email'),
      phone: firstText(basics, 'phone'),
      linkedin: findProfile(basics, /linkedin/i),
      github: findProfile(basics, /github/i),
      website: firstText(basics, 'url', 'website'),
      location: readLocation(basics.location),
      title: firstText(basics, 'label'),
    },
    summary: firstText(basics, 'summary'),
    work_experience: asList(data.work).map((value) => {
      const entry = asObject(value);
      return {
        title: firstText(entry, 'position'),
        company: firstText(entry, 'name', 'company'),
        location: readLocation(entry.location),
        dates: readDates(entry),
        description: firstText(entry, 'summary', 'description'),
        achievements: asTexts(entry.highlights),
      };
    }),
    education: asList(data.education).map((value) => {
      const entry = asObject(value);
      return {
        degree: firstText(entry, 'studyType'),
        institution: firstText(entry, 'institution'),
        dates: readDates(entry),
        field_of_study: firstText(entry, 'area'),
        description: asTexts(entry.courses).join('\n'),
      };
    }),
    skills: asList(data.skills).flatMap((value) => {
      const keywords = asTexts(asObject(value).keywords);
      return keywords.length > 0 ? keywords : asTexts(asObject(value).name);
    }),
    certifications: asList(data.certificates).map((value) => {
      const entry = asObject(value);
      return {
        name: firstText(entry, 'name'),
        issuer: firstText(entry, 'issuer'),
        date: firstText(entry, 'date'),
      };
    }),
    languages: asList(data.languages).map((value) => {
      const entry = asObject(value);
      return { language: firstText(entry, 'language'), proficiency: firstText(entry, 'fluency') };
    }),
    additional: readOtherSections(data),
  });
}

export function writeJsonResume(cv: Cv): LooseObject {
  const { personal } = cv;
  const profiles = [
    { network: 'LinkedIn', url: personal.linkedin },
    { network: 'GitHub', url: personal.github },
  ].filter((profile) => profile.url !== '');
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: personal.name,
      label: personal.title,
      email: personal.email,
      phone: personal.phone,
      url: personal.website,
      summary: cv.summary,
      location: { address: personal.location },
      profiles,
    },
    work: cv.work_experience.map((entry) => ({
      position: entry.title,
      name: entry.company,
      location: entry.location,
      // The format wants single dates; ours are as the person wrote them, so they travel as they are.
      dates: entry.dates,
      summary: entry.description,
      highlights: entry.achievements,
    })),
    education: cv.education.map((entry) => ({
      studyType: entry.degree,
      institution: entry.institution,
      area: entry.field_of_study,
      dates: entry.dates,
    })),
    skills: cv.skills.map((name) => ({ name })),
    certificates: cv.certifications.map(({ name, issuer, date }) => ({ name, issuer, date })),
    languages: cv.languages.map(({ language, proficiency }) => ({
      language,
      fluency: proficiency,
    })),
    meta: { additional: cv.additional },
  };
}

function findProfile(basics: LooseObject, network: RegExp): string {
  const profile = asList(basics.profiles)
    .map(asObject)
    .find((one) => network.test(`${asText(one.network)} ${asText(one.url)}`));
  return profile ? firstText(profile, 'url', 'username') : '';
}

function readLocation(value: unknown): string {
  const place = asObject(value);
  if (Object.keys(place).length === 0) return asText(value);
  const parts = ['address', 'postalCode', 'city', 'region', 'countryCode'].map((name) =>
    asText(place[name]),
  );
  return parts.filter(Boolean).join(', ');
}

function readDates(entry: LooseObject): string {
  const written = firstText(entry, 'dates');
  if (written !== '') return written;
  return joinDates(firstText(entry, 'startDate'), firstText(entry, 'endDate'), 'present');
}

const otherSections = [
  'volunteer',
  'projects',
  'awards',
  'publications',
  'interests',
  'references',
];

function readOtherSections(data: LooseObject): Record<string, string[]> {
  const kept = Object.entries(asObject(asObject(data.meta).additional)).map(
    ([name, lines]) => [name, asTexts(lines)] as const,
  );
  const others = otherSections.map(
    (name) => [name, asList(data[name]).map(describeEntry).filter(Boolean)] as const,
  );
  return Object.fromEntries([...kept, ...others].filter(([, lines]) => lines.length > 0));
}

/** Every text of an entry in one line, so that nothing of a section we have no place for is lost. */
function describeEntry(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Object.values(asObject(value))
    .flatMap((part) => (Array.isArray(part) ? part.map(asText) : [asText(part)]))
    .filter(Boolean)
    .join(' · ');
}
