import type { Language } from '@trayecto/core/language';
import { beginWithCapital, ownValue } from '@trayecto/core/text';
import { childOf, elementsOf, textOf, type XmlElement } from '../docx/parse-xml';
import {
  exportWords,
  find,
  findAll,
  joinLevels,
  nameCountry,
  nameLanguage,
  splitAddresses,
  textAt,
} from './europass-words';
import { guessLanguage } from './guess-language';
import { joinGiven } from './join-given';
import { readPlainText, readRichText } from './rich-text';

/** Europass since 2020: HR-XML, with levels of languages by their dimensions. */
export function readCandidate(root: XmlElement): object {
  const person = childOf(root, 'CandidatePerson');
  const profile = childOf(root, 'CandidateProfile');
  const language = guessLanguage(textOf(profile));
  return {
    basics: readPerson(person, profile, language),
    work: findAll(childOf(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap((employer) =>
      readPosts(employer, language),
    ),
    education: findAll(childOf(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map(
      (one) => readEducation(one, language),
    ),
    languages: readLanguages(person, profile, language),
    skills: readSkills(profile),
    certificates: findAll(childOf(profile, 'Certifications'), 'Certification').map((one) => ({
      name: textAt(one, 'CertificationTypeCode') || textAt(one, 'CertificationName'),
      issuer: textAt(one, 'IssuingAuthority', 'OrganizationName'),
      date: readDate(find(one, 'FirstIssuedDate')) || textAt(one, 'FirstIssuedDate'),
    })),
    meta: { additional: readOtherSections(profile, language) },
  };
}

function readPerson(
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
  language: Language,
) {
  const ways = elementsOf(person).filter(({ name }) => name === 'Communication');
  const by = (channel: RegExp) => ways.filter((one) => channel.test(textAt(one, 'ChannelCode')));
  const addresses = by(/web|social/i)
    .map((one) => textAt(one, 'URI'))
    .filter(Boolean);
  const place = ways.map((one) => childOf(one, 'Address')).find((one) => one !== undefined);
  return {
    name: joinGiven(
      ' ',
      textAt(person, 'PersonName', 'GivenName'),
      textAt(person, 'PersonName', 'FamilyName'),
    ),
    label: textAt(profile, 'PositionTitle') || textAt(profile, 'Headline'),
    email: textAt(by(/mail/i)[0], 'URI'),
    phone: readPhone(by(/phone|mobile/i)[0]),
    location: readPlace(place, language),
    summary: readPlainText(textAt(profile, 'ExecutiveSummary')),
    ...splitAddresses(addresses),
  };
}

function readPhone(way: XmlElement | undefined): string {
  const country = textAt(way, 'CountryDialing').replace(/^\+|^00/, '');
  return joinGiven(' ', country && `+${country}`, textAt(way, 'DialNumber') || textAt(way, 'URI'));
}

function readPlace(place: XmlElement | undefined, language: Language): string {
  const country = textAt(place, 'CountryCode');
  return joinGiven(', ', textAt(place, 'CityName'), nameCountry(country, language));
}

function readPosts(employer: XmlElement, language: Language): readonly object[] {
  const posts = findAll(employer, 'PositionHistory');
  const company = textAt(employer, 'OrganizationName');
  const place = findAll(childOf(employer, 'OrganizationContact'), 'Address')[0];
  return (posts.length > 0 ? posts : [employer]).map((post) => {
    const { prose, items } = readRichText(textAt(post, 'Description'));
    const city = joinGiven(
      ', ',
      textAt(post, 'City'),
      nameCountry(textAt(post, 'Country'), language),
    );
    return {
      position: textAt(post, 'PositionTitle'),
      name: company,
      location: city || readPlace(place, language),
      dates: readPeriod(find(post, 'EmploymentPeriod'), language),
      summary: prose,
      highlights: items,
    };
  });
}

function readEducation(one: XmlElement, language: Language): object {
  const place = findAll(childOf(one, 'OrganizationContact'), 'Address')[0];
  const degree = childOf(one, 'EducationDegree');
  return {
    studyType: textAt(degree, 'DegreeName') || textAt(one, 'ProgramName'),
    institution: textAt(one, 'OrganizationName'),
    location: readPlace(place, language),
    dates: readPeriod(find(one, 'AttendancePeriod'), language),
    summary: joinGiven(
      '\n',
      readPlainText(textAt(degree, 'OccupationalSkillsCovered')),
      readPlainText(textAt(one, 'Description')),
    ),
  };
}

/** "2019-09-01" may mean only a month: forms store the first day when a person chooses a month. */
function readDate(date: XmlElement | undefined): string {
  const text = textAt(date, 'FormattedDateTime') || textOf(date).trim();
  const [, year = '', month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(text) ?? [];
  if (month === undefined) return year;
  return day === undefined || day === '01' ? `${month}/${year}` : `${day}/${month}/${year}`;
}

function readPeriod(period: XmlElement | undefined, language: Language): string {
  const start = readDate(find(period, 'StartDate'));
  const end = readDate(find(period, 'EndDate'));
  const isOpen = [textAt(period, 'CurrentIndicator'), textAt(period, 'Ongoing')].includes('true');
  return joinGiven(' – ', start, end || (isOpen ? exportWords[language].present : ''));
}

const DIMENSIONS = [
  ['listening', /listening/i],
  ['reading', /reading/i],
  ['interaction', /interaction/i],
  ['production', /(?:speaking|spoken).?production/i],
  ['writing', /writing/i],
] as const;

function readLanguages(
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
  language: Language,
): readonly object[] {
  const words = exportWords[language];
  const native = elementsOf(person)
    .filter(({ name }) => name === 'PrimaryLanguageCode')
    .map((one) => ({
      language: nameLanguage(textOf(one).trim(), language),
      fluency: words.native,
    }));
  const learned = listCompetencies(profile, /^language$/i).map((one) => {
    const scores = findAll(one, 'CompetencyDimension').map((dimension) => ({
      type: textAt(dimension, 'CompetencyDimensionTypeCode'),
      level: findAll(dimension, 'ScoreText').map((score) => textOf(score).trim())[0] ?? '',
    }));
    return {
      language: nameLanguage(textAt(one, 'CompetencyID'), language),
      fluency: joinLevels(
        DIMENSIONS.map(([name, type]) => [
          words[name],
          scores.find((score) => type.test(score.type))?.level ?? '',
        ]),
      ),
    };
  });
  return [...native, ...learned];
}

function listCompetencies(profile: XmlElement | undefined, kind: RegExp): readonly XmlElement[] {
  return findAll(childOf(profile, 'PersonQualifications'), 'PersonCompetency').filter((one) =>
    kind.test(textAt(one, 'TaxonomyID')),
  );
}

function readSkills(profile: XmlElement | undefined): readonly string[] {
  const grouped = findAll(childOf(profile, 'DigitalSkills'), 'DigitalSkill').map((one) =>
    textOf(one).trim(),
  );
  const listed = listCompetencies(profile, /skill/i).map((one) => textAt(one, 'CompetencyName'));
  return [...new Set([...grouped, ...listed])].filter(Boolean);
}

/** Parts of a profile that are read above, or that are about the page or hold a picture. */
const READ_APART = new Set([
  'ID',
  'ExecutiveSummary',
  'PositionTitle',
  'Headline',
  'EmploymentHistory',
  'EducationHistory',
  'PersonQualifications',
  'DigitalSkills',
  'Certifications',
  'Attachment',
  'RenderingInformation',
]);
const NO_WORDS = /(?:Code|ID|Indicator|Date|DateTime)$/;

/** Everything else under the name Europass gives it, an entry a line, so that nothing is lost. */
function readOtherSections(profile: XmlElement | undefined, language: Language) {
  const sections: Record<string, string[]> = {};
  for (const part of elementsOf(profile).filter(({ name }) => !READ_APART.has(name))) {
    const entries = elementsOf(part).length === 0 ? [part] : elementsOf(part);
    const name = part.name === 'Licenses' ? exportWords[language].driving : spell(part.name);
    const title = textAt(part, 'Title') || name;
    for (const entry of entries.filter((one) => one.name !== 'Title')) {
      const line = joinGiven(' · ', ...new Set(listTexts(entry, part.name === 'Licenses')));
      if (line !== '') sections[title] = [...(ownValue(sections, title) ?? []), line];
    }
  }
  return sections;
}

function listTexts(element: XmlElement, withCodes: boolean): readonly string[] {
  if (!withCodes && NO_WORDS.test(element.name)) return [];
  const inner = elementsOf(element);
  if (inner.length > 0) return inner.flatMap((one) => listTexts(one, withCodes));
  return [readPlainText(textOf(element)).replaceAll('\n', ' ')].filter(Boolean);
}

/** "ConferencesAndSeminars" → "Conferences and seminars" */
function spell(name: string): string {
  return beginWithCapital(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());
}
