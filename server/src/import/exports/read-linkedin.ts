import type { ZipArchive } from '../docx/read-zip';
import { ReadFailure } from '../read-failure';
import { joinGiven } from './join-given';
import { type CsvRow, readCsv } from './read-csv';
import { readPlainText, readRichText } from './rich-text';

/**
 * The copy of their data that LinkedIn gives people: one table a subject. Only those that make a CV are opened; messages, contacts and
 * what LinkedIn thinks of a person stay where they are.
 */
export function readLinkedIn(archive: ZipArchive): object {
  const rowsOf = (table: string): readonly CsvRow[] => {
    const name = archive.names.find((one) => one === table || one.endsWith(`/${table}`));
    const bytes = name === undefined ? undefined : archive.read(name);
    return bytes ? readCsv(new TextDecoder().decode(bytes)) : [];
  };
  const [profile = {}] = rowsOf('profile.csv');
  const positions = rowsOf('positions.csv');
  if (Object.keys(profile).length === 0 && positions.length === 0) {
    throw new ReadFailure('file_unsupported');
  }
  return {
    basics: {
      name: joinGiven(' ', profile['First Name'], profile['Last Name']),
      label: profile.Headline,
      summary: readPlainText(profile.Summary ?? ''),
      location: profile['Geo Location'] || profile.Address,
      email: pickPrimary(rowsOf('email addresses.csv'))?.['Email Address'],
      phone: [...rowsOf('phonenumbers.csv'), ...rowsOf('phone numbers.csv')][0]?.Number,
      ...readWebsites(profile.Websites ?? ''),
    },
    work: positions.map((row) => {
      const { prose, items } = readRichText(row.Description ?? '');
      return {
        position: row.Title,
        name: row['Company Name'],
        location: row.Location,
        startDate: row['Started On'],
        // LinkedIn leaves out the end of a job that goes on.
        endDate: row['Finished On'],
        summary: prose,
        highlights: items,
      };
    }),
    education: rowsOf('education.csv').map((row) => ({
      studyType: row['Degree Name'],
      institution: row['School Name'],
      dates: joinGiven(' – ', row['Start Date'], row['End Date']),
      summary: joinGiven('\n', readPlainText(row.Notes ?? ''), row.Activities),
    })),
    skills: rowsOf('skills.csv').map(({ Name: name }) => ({ name })),
    languages: rowsOf('languages.csv').map((row) => ({
      language: row.Name,
      fluency: row.Proficiency,
    })),
    certificates: rowsOf('certifications.csv').map((row) => ({
      name: joinGiven(' · ', row.Name, row['License Number']),
      issuer: row.Authority,
      url: row.Url,
      date: joinGiven(' – ', row['Started On'], row['Finished On']),
    })),
    projects: rowsOf('projects.csv').map(describe('Title', 'Description', 'Url')),
    volunteer: rowsOf('volunteering.csv').map(
      describe('Role', 'Company Name', 'Cause', 'Description'),
    ),
    publications: rowsOf('publications.csv').map(
      describe('Name', 'Publisher', 'Published On', 'Description', 'Url'),
    ),
    awards: rowsOf('honors.csv').map(describe('Title', 'Issued On', 'Description')),
    meta: {
      additional: {
        courses: rowsOf('courses.csv').map(describe('Name', 'Number')),
        patents: rowsOf('patents.csv').map(describe('Title', 'Number', 'Issued On', 'Description')),
        organizations: rowsOf('organizations.csv').map(describe('Name', 'Position', 'Description')),
      },
    },
  };
}

function pickPrimary(rows: readonly CsvRow[]): CsvRow | undefined {
  return rows.find((row) => /^(?:yes|sí|true)$/i.test(row.Primary ?? '')) ?? rows[0];
}

/** "[PORTFOLIO:https://example.com],[COMPANY:https://example.org]" */
function readWebsites(source: string) {
  const addresses = source.match(/(?:https?:\/\/|www\.)[^\s,\]]+/g) ?? [];
  const isOf = (network: RegExp) => addresses.find((address) => network.test(address));
  const [linkedIn, gitHub] = [isOf(/linkedin\.com/i), isOf(/github\.com/i)];
  const others = addresses.filter((address) => address !== linkedIn && address !== gitHub);
  return {
    url: others[0],
    profiles: [
      ...(linkedIn ? [{ network: 'LinkedIn', url: linkedIn }] : []),
      ...(gitHub ? [{ network: 'GitHub', url: gitHub }] : []),
      ...others.slice(1).map((url) => ({ url })),
    ],
  };
}

/** Its parts in one line, with the dates that every table has under the same names. */
function describe(...names: readonly string[]) {
  return (row: CsvRow): string => {
    const dates = joinGiven(' – ', row['Started On'], row['Finished On']);
    const parts = names.map((name) => readPlainText(row[name] ?? '').replaceAll('\n', ' '));
    return joinGiven(' · ', ...parts, dates);
  };
}
