import type { Cv } from './cv-schema';
import { asObject, asText, isGiven, joinDates, type LooseObject } from './loose-values';
import { readPlace } from './read-place';
import { readSkills } from './read-skills';
import { canNameSection, SectionList } from './section-list';
import type { PlacedValue, TakenValues } from './taken-values';

/** The JSON Resume format (jsonresume.org): read in full, written with all the CV holds. */
export function isJsonResume(data: LooseObject): boolean {
  return Object.keys(asObject(data.basics)).length > 0;
}

export function readJsonResume(data: LooseObject, taken: TakenValues): Cv {
  const basics = asObject(data.basics);
  takeAboutFile(data, taken);
  return {
    personal: {
      name: taken.text(basics, 'name'),
      email: taken.text(basics, 'email'),
      phone: taken.text(basics, 'phone'),
      linkedin: findProfile(basics, /linkedin/i, taken),
      github: findProfile(basics, /github/i, taken),
      website: taken.text(basics, 'url', 'website'),
      location: readPlace([basics], ['location'], taken),
      title: taken.text(basics, 'label'),
    },
    summary: taken.paragraphs(basics, 'summary'),
    work_experience: taken.list(data, 'work').map(({ value }) => {
      const entry = asObject(value);
      return {
        title: taken.text(entry, 'position'),
        company: taken.text(entry, 'name', 'company'),
        location: readPlace([entry], ['location'], taken),
        dates: readDates(entry, taken),
        description: joinLines(
          taken.paragraphs(entry, 'summary'),
          taken.paragraphs(entry, 'description'),
          taken.text(entry, 'url', 'website'),
        ),
        achievements: taken.texts(entry, 'highlights'),
      };
    }),
    education: taken.list(data, 'education').map(({ value }) => {
      const entry = asObject(value);
      return {
        degree: taken.text(entry, 'studyType'),
        institution: taken.text(entry, 'institution'),
        location: readPlace([entry], ['location'], taken),
        dates: readDates(entry, taken),
        field_of_study: taken.text(entry, 'area'),
        description: joinLines(
          taken.paragraphs(entry, 'summary'),
          ...taken.texts(entry, 'courses'),
          taken.text(entry, 'score', 'gpa'),
          taken.text(entry, 'url'),
        ),
      };
    }),
    skills: readSkills(data, 'skills', taken),
    certifications: taken.list(data, 'certificates').map(({ value }) => {
      const entry = asObject(value);
      const issuer = [taken.text(entry, 'issuer'), taken.text(entry, 'url')].filter(Boolean);
      return {
        name: taken.text(entry, 'name'),
        issuer: issuer.join(' · '),
        date: taken.text(entry, 'date'),
      };
    }),
    languages: taken.list(data, 'languages').map(({ value }) => ({
      language: taken.text(asObject(value), 'language'),
      proficiency: taken.text(asObject(value), 'fluency'),
    })),
    additional: readOtherSections(data, taken),
  };
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
      // The format has no place for these two.
      location: entry.location,
      summary: entry.description,
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

/** What speaks of the file rather than of the person has no place in a CV. */
function takeAboutFile(data: LooseObject, taken: TakenValues): void {
  taken.take(data, '$schema');
  const meta = asObject(data.meta);
  for (const name of ['canonical', 'version', 'lastModified', 'theme']) taken.take(meta, name);
}

function findProfile(basics: LooseObject, network: RegExp, taken: TakenValues): string {
  const profile = taken
    .list(basics, 'profiles')
    .map(({ value }) => asObject(value))
    .find((one) => network.test(`${asText(one.network)} ${asText(one.url)}`));
  if (!profile) return '';
  const address = taken.text(profile, 'url', 'username');
  // The address says both.
  taken.take(profile, 'network');
  if (address.includes(asText(profile.username))) taken.take(profile, 'username');
  return address;
}

function readDates(entry: LooseObject, taken: TakenValues): string {
  const written = taken.text(entry, 'dates');
  if (written !== '') return written;
  const start = taken.text(entry, 'startDate');
  return joinDates(start, taken.text(entry, 'endDate'), 'present');
}

const otherSections = [
  'volunteer',
  'projects',
  'awards',
  'publications',
  'interests',
  'references',
];

function readOtherSections(data: LooseObject, taken: TakenValues): Record<string, string[]> {
  const sections = new SectionList();
  const kept = asObject(asObject(data.meta).additional);
  for (const name of Object.keys(kept).filter(canNameSection)) {
    sections.add(name, taken.texts(kept, name));
  }
  for (const name of otherSections) {
    const lines = taken.list(data, name).map((item) => taken.describe(item));
    sections.add(name, lines.filter(Boolean));
  }
  const profiles = taken.list(asObject(data.basics), 'profiles').filter(isOfOtherNetwork);
  sections.add('profiles', profiles.map((item) => taken.describe(item)).filter(Boolean));
  return sections.toObject();
}

function isOfOtherNetwork({ value }: PlacedValue): boolean {
  const profile = asObject(value);
  return (
    isGiven(value) && !/linkedin|github/i.test(`${asText(profile.network)} ${asText(profile.url)}`)
  );
}

function joinLines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}
