import { readRows } from '../../tables';
import { beginWithCapital } from '../../text';
import type { JobLanguage, JobPosting } from '../job-posting';

export interface SamplePosting extends Omit<JobPosting, 'postedOn'> {
  readonly daysAgo: number;
}

const WORDS = {
  es: { duties: 'Funciones:', musts: 'Requisitos imprescindibles:', extras: 'Se valora:' },
  en: { duties: 'What you will do:', musts: 'Requirements:', extras: 'Nice to have:' },
} as const;

const columns = [
  'id',
  'title',
  'company',
  'place',
  'country',
  'language',
  'remote',
  'days ago',
  'about',
  'duties',
  'musts',
  'extras',
] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

/** Of a table of `core/data/job-samples`, where what is done, asked for and a plus are sentences parted by semicolons. */
export function readSamples(table: string): readonly SamplePosting[] {
  return readRows(table, columns).map(readSample);
}

function readSample(row: Row): SamplePosting {
  const { id, title, company, place, country, language } = row;
  if (!id || !title || !company || !place || !country || !isLanguage(language))
    throw new Error(`not a sample: ${id}`);
  return {
    id: `sample-${id}`,
    source: 'samples',
    title,
    company,
    location: place,
    country,
    isRemote: row.remote === 'remote',
    language,
    description: describe(row, language),
    daysAgo: Number(row['days ago']),
    url: `/job-search?job=sample-${id}`,
    isSample: true,
  };
}

function describe({ about, duties, musts, extras }: Row, language: JobLanguage): string {
  const words = WORDS[language];
  const list = (heading: string, cell: string) => {
    const items = cell === '' ? [] : cell.split(';').map((text) => text.trim());
    return [heading, ...items.map((item) => `• ${beginWithCapital(item)}`)].join('\n');
  };
  return [
    about,
    list(words.duties, duties),
    list(words.musts, musts),
    list(words.extras, extras),
  ].join('\n\n');
}

function isLanguage(text: string): text is JobLanguage {
  return text === 'es' || text === 'en';
}
