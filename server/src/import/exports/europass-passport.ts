import type { Language } from '@trayecto/core/language';
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

/** Europass until 2020: Cedefop's own schema. */
export function readSkillsPassport(root: XmlElement): object {
  const learner = childOf(root, 'LearnerInfo');
  const locale = root.attributes.locale?.slice(0, 2);
  const language = locale === 'es' || locale === 'en' ? locale : guessLanguage(textOf(learner));
  const headline = find(learner, 'Headline');
  const says = textAt(headline, 'Description', 'Label');
  const isStatement = /statement|summary/i.test(textAt(headline, 'Type', 'Code'));
  return {
    basics: {
      ...readPerson(find(learner, 'Identification'), language),
      label: isStatement ? '' : says,
      summary: isStatement ? readPlainText(says) : '',
    },
    work: findAll(childOf(learner, 'WorkExperienceList') ?? learner, 'WorkExperience').map(
      (one) => {
        const { prose, items } = readRichText(textAt(one, 'Activities'));
        return {
          position: textAt(one, 'Position', 'Label'),
          name: textAt(one, 'Employer', 'Name'),
          location: readPlace(find(one, 'Employer', 'ContactInfo'), language),
          dates: readPeriod(find(one, 'Period'), language),
          summary: prose,
          highlights: items,
        };
      },
    ),
    education: findAll(childOf(learner, 'EducationList') ?? learner, 'Education').map((one) => ({
      studyType: textAt(one, 'Title'),
      institution: textAt(one, 'Organisation', 'Name'),
      location: readPlace(find(one, 'Organisation', 'ContactInfo'), language),
      dates: readPeriod(find(one, 'Period'), language),
      area: textAt(one, 'Field', 'Label'),
      summary: joinGiven(
        '\n',
        textAt(one, 'Level', 'Label'),
        readPlainText(textAt(one, 'Activities')),
      ),
    })),
    languages: readLanguages(find(learner, 'Skills', 'Linguistic'), language),
    meta: { additional: readSections(learner, language) },
  };
}

function readPerson(person: XmlElement | undefined, language: Language) {
  const contact = childOf(person, 'ContactInfo');
  const addresses = findAll(contact, 'Website').map((one) => textAt(one, 'Contact') || textOf(one));
  const phones = findAll(contact, 'Telephone').map((one) => textAt(one, 'Contact') || textOf(one));
  return {
    name: joinGiven(
      ' ',
      textAt(person, 'PersonName', 'FirstName'),
      textAt(person, 'PersonName', 'Surname'),
    ),
    email: textAt(contact, 'Email', 'Contact') || textAt(contact, 'Email'),
    phone: phones[0],
    location: readPlace(contact, language),
    ...splitAddresses(addresses),
  };
}

function readPlace(contact: XmlElement | undefined, language: Language): string {
  const address = find(contact, 'Address', 'Contact');
  const country =
    textAt(address, 'Country', 'Label') ||
    nameCountry(textAt(address, 'Country', 'Code'), language);
  return joinGiven(', ', textAt(address, 'Municipality'), country);
}

/** <From year="2012" month="--05" day="---01"/> */
function readDate(date: XmlElement | undefined): string {
  const { year = '', month = '', day = '' } = date?.attributes ?? {};
  return joinGiven('/', day.replace(/\D/g, ''), month.replace(/\D/g, ''), year);
}

function readPeriod(period: XmlElement | undefined, language: Language): string {
  const end = readDate(find(period, 'To'));
  const isOpen = textAt(period, 'Current') === 'true';
  return joinGiven(
    ' – ',
    readDate(find(period, 'From')),
    end || (isOpen ? exportWords[language].present : ''),
  );
}

function readLanguages(linguistic: XmlElement | undefined, language: Language) {
  const words = exportWords[language];
  const nameOf = (one: XmlElement) =>
    textAt(one, 'Description', 'Label') ||
    nameLanguage(textAt(one, 'Description', 'Code'), language);
  const native = findAll(linguistic, 'MotherTongue').map((one) => ({
    language: nameOf(one),
    fluency: words.native,
  }));
  const learned = findAll(linguistic, 'ForeignLanguage').map((one) => {
    const level = (name: string) => textAt(one, 'ProficiencyLevel', name);
    return {
      language: nameOf(one),
      fluency: joinLevels([
        [words.listening, level('Listening')],
        [words.reading, level('Reading')],
        [words.interaction, level('SpokenInteraction')],
        [words.production, level('SpokenProduction')],
        [words.writing, level('Writing')],
      ]),
    };
  });
  return [...native, ...learned];
}

function readSections(learner: XmlElement | undefined, language: Language) {
  const words = exportWords[language];
  const skills = childOf(learner, 'Skills');
  const licences = findAll(find(skills, 'Driving'), 'Licence').map((one) => textOf(one).trim());
  const kinds = [
    [words.communication, 'Communication'],
    [words.organization, 'Organisational'],
    [words.jobRelated, 'JobRelated'],
    [words.digital, 'Computer'],
    [words.other, 'Other'],
  ] as const;
  const sections: Record<string, string[]> = {};
  for (const [title, name] of kinds) {
    const text = readPlainText(textAt(skills, name, 'Description'));
    if (text !== '') sections[title] = text.split('\n');
  }
  if (licences.length > 0) sections[words.driving] = [licences.join(', ')];
  for (const one of elementsOf(childOf(learner, 'AchievementList'))) {
    const title = textAt(one, 'Title', 'Label') || words.other;
    const lines = readPlainText(textAt(one, 'Description')).split('\n').filter(Boolean);
    sections[title] = [...(sections[title] ?? []), ...lines];
  }
  return sections;
}
