import { beginWithCapital } from '../../text';
import type { JobLanguage, JobPosting } from '../job-posting';

export interface SamplePosting extends Omit<JobPosting, 'postedOn'> {
  readonly daysAgo: number;
}

const WORDS = {
  es: { duties: 'Funciones:', musts: 'Requisitos imprescindibles:', extras: 'Se valora:' },
  en: { duties: 'What you will do:', musts: 'Requirements:', extras: 'Nice to have:' },
} as const;

/**
 * Reads samples written as
 * `@ id | title | company | place | country | language [remote] | days ago`
 * and below it lines of `=` what it is about, `-` duties, `!` must-haves, `+` what is a plus.
 */
export function readSamples(source: string): readonly SamplePosting[] {
  return source
    .split(/^@ /m)
    .slice(1)
    .map((block) => readSample(block));
}

function readSample(block: string): SamplePosting {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id, title, company, location, country, marks = '', days] = head
    .split('|')
    .map((cell) => cell.trim());
  const [language, ...flags] = marks.split(' ');
  if (!id || !title || !company || !location || !country || !isLanguage(language))
    throw new Error(`not a sample: ${head}`);
  return {
    id: `sample-${id}`,
    source: 'samples',
    title,
    company,
    location,
    country,
    isRemote: flags.includes('remote'),
    language,
    description: describe(lines, language),
    daysAgo: Number(days),
    url: `/job-search?job=sample-${id}`,
    isSample: true,
  };
}

function describe(lines: readonly string[], language: JobLanguage): string {
  const words = WORDS[language];
  const read = (sign: string) =>
    lines
      .filter((line) => line.startsWith(`${sign} `))
      .flatMap((line) => line.slice(2).split(';'))
      .map((text) => text.trim());
  const list = (heading: string, items: readonly string[]) =>
    [heading, ...items.map((item) => `• ${beginWithCapital(item)}`)].join('\n');
  return [
    read('=').join('; '),
    list(words.duties, read('-')),
    list(words.musts, read('!')),
    list(words.extras, read('+')),
  ].join('\n\n');
}

function isLanguage(text: string | undefined): text is JobLanguage {
  return text === 'es' || text === 'en';
}
