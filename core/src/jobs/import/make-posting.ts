import { readTokens } from '../../language';
import { detectPostingLanguage } from '../../skill-gap';
import { cleanText, readPlainText } from '../../text';
import { readCountry, readPlace } from '../job-places';
import { type ImportedPosting, type JobLanguage, LONGEST_DESCRIPTION } from '../job-posting';

/** Why a part of a file gave no listing. */
type ImportProblem = 'no-title' | 'no-text' | 'expired' | 'bad-link' | 'not-a-posting';

export interface ImportedFile {
  readonly postings: readonly ImportedPosting[];
  /** Which entry of the file, from 1, and what is wrong with it. */
  readonly problems: readonly { readonly entry: number; readonly problem: ImportProblem }[];
}

/** The raw fields a reader found. */
export interface RawPosting {
  readonly externalId?: string | undefined;
  readonly title: string;
  readonly company?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
  readonly isRemote?: boolean | undefined;
  readonly language?: string | undefined;
  readonly description: string;
  readonly postedOn?: string | undefined;
  readonly validThrough?: string | undefined;
  readonly url?: string | undefined;
}

const LONGEST_LINE = 300;
const LONGEST_URL = 2_000;
const LANGUAGE_SAMPLE = 3_000;
const SAYS_REMOTE =
  /\b(?:100 ?% (?:remot[oa]|remote)|fully remote|remote|teletrabajo completo|remot[oa])\b/i;

/** A listing in our shape, or what is wrong with it. */
export function makePosting(raw: RawPosting, today: Date): ImportedPosting | ImportProblem {
  const title = writeLine(raw.title);
  if (title === '') return 'no-title';
  const description = cleanText(readPlainText(raw.description))
    .slice(0, LONGEST_DESCRIPTION)
    .trim();
  if (description === '') return 'no-text';
  const lastDay = readDay(raw.validThrough);
  if (lastDay !== null && lastDay < today.toISOString().slice(0, 10)) return 'expired';
  const url = readLink(raw.url);
  if (url === null) return 'bad-link';
  const company = writeLine(raw.company ?? '');
  const location = writeLine(raw.location ?? '');
  const place = readPlace(location);
  const [onlyCountry = ''] = place.countries.length === 1 ? place.countries : [];
  return {
    externalId: writeLine(raw.externalId ?? '') || url || `${title}|${company}|${location}`,
    title,
    company,
    location,
    country: readCountry(raw.country ?? '') || onlyCountry,
    isRemote: raw.isRemote ?? (place.isRemote || SAYS_REMOTE.test(title)),
    language: readLanguage(raw.language, `${title}\n${description}`),
    description,
    postedOn: readDay(raw.postedOn),
    url,
  };
}

/** One listing a step. */
export function* gatherPostings(
  raws: readonly RawPosting[],
  today: Date,
): Generator<void, ImportedFile> {
  const postings: ImportedPosting[] = [];
  const problems: { entry: number; problem: ImportProblem }[] = [];
  for (const [index, raw] of raws.entries()) {
    const made = makePosting(raw, today);
    if (typeof made === 'string') problems.push({ entry: index + 1, problem: made });
    else postings.push(made);
    yield;
  }
  return { postings, problems };
}

function detectJobLanguage(text: string): JobLanguage | null {
  const found = detectPostingLanguage(readTokens(text.slice(0, LANGUAGE_SAMPLE)));
  return found === 'es' || found === 'en' ? found : null;
}

function readLanguage(given: string | undefined, text: string): JobLanguage | null {
  const code = (given ?? '').trim().toLowerCase().slice(0, 2);
  if (code === 'es' || code === 'en') return code;
  return detectJobLanguage(text);
}

function writeLine(text: string): string {
  return cleanText(readPlainText(text)).replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
}

/** Only addresses of the web; none at all is fine. */
function readLink(text: string | undefined): string | null {
  const link = (text ?? '').trim();
  if (link === '') return '';
  const isSafe = /^https?:\/\/[^\s<>"'\\]+$/i.test(link) && link.length <= LONGEST_URL;
  return isSafe ? cleanText(link) : null;
}

/** The day of a date as feeds and tables write them: ISO, RFC 822, or day/month/year. */
function readDay(text: string | undefined): string | null {
  const given = (text ?? '').trim();
  if (given === '') return null;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(given) ?? [];
  const isoLike = year
    ? `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
    : given;
  const time = Date.parse(isoLike);
  const known = new Date(time);
  const isSensible =
    !Number.isNaN(time) && known.getUTCFullYear() >= 1990 && known.getUTCFullYear() < 2200;
  if (!isSensible) return null;
  return /^\d{4}-\d\d-\d\d/.test(isoLike) ? isoLike.slice(0, 10) : known.toISOString().slice(0, 10);
}
