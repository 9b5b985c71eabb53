import { countLanguageWords } from '../language';
import { readPlainText } from '../text';
import { LONGEST_FACT, type PostingFacts } from './application';
import { isNoTown, speaksOfRole } from './head-words';
import { readPostingHead } from './posting-head';
import { listPostingLines } from './posting-lines';
import { readClosingDate } from './read-closing-date';
import { readCompany } from './read-company';
import { readJobTitle } from './read-job-title';
import { readPlace } from './read-place';
import { readSalary } from './read-salary';

const SHORTEST_TOWN = 4;

/** What says who, where and how much comes before this; the rest is duties and requirements. */
const ENOUGH_OF_POSTING = 12_000;

/** Reads what a job description says about itself. Whatever it does not say stays empty; nothing is guessed. */
export function readPostingFacts(source: string, today: string): PostingFacts {
  const lines = listPostingLines(readPlainText(source.slice(0, ENOUGH_OF_POSTING)));
  const language = judgeLanguage(lines);
  const head = readPostingHead(lines);
  const title = readJobTitle(lines, head);
  const company = readCompany(lines, head);
  // One word beside the job is more often its town; several, if somebody else is looking.
  const isTown =
    !isNoTown(head.unclear) &&
    (company === '' ? !head.unclear.includes(' ') : company !== head.unclear);
  const place = readPlace(lines, language, head.place || (isTown ? head.unclear : ''), company);
  return {
    title: shorten(withoutTown(title, place)),
    company: shorten(company),
    place: shorten(withoutName(place, company)),
    language,
    salary: shorten(readSalary(lines)),
    deadline: readClosingDate(lines, today, language),
  };
}

/** "Contable (Zizurkil)", "Accounts Assistant, Wivenhoe", where the rest of the text says that the work is there. */
function withoutTown(title: string, place: string): string {
  const [town = ''] = place.split(/\s*[,(]/u);
  const at = town.length < SHORTEST_TOWN ? -1 : title.toLowerCase().lastIndexOf(town.toLowerCase());
  if (at < 0 || !/^\)?$/u.test(title.slice(at + town.length))) return title;
  const before = title.slice(0, at).replace(/(?:[\s,(|–-]|\s(?:en|in))+$/u, '');
  return speaksOfRole(before) && before.length < at ? before : title;
}

/** "Aparthotel Cala Serena, Menorca" is in Menorca. */
function withoutName(place: string, company: string): string {
  return company !== '' && place.startsWith(`${company}, `)
    ? place.slice(company.length + 2)
    : place;
}

/** None rather than a guess. */
function judgeLanguage(lines: readonly string[]): PostingFacts['language'] {
  const { es, en } = countLanguageWords(
    lines.flatMap((line) => line.toLowerCase().split(/[^\p{L}]+/u)),
  );
  if (Math.max(es, en) < 2 || es === en) return null;
  return es > en ? 'es' : 'en';
}

function shorten(text: string): string {
  return text.slice(0, LONGEST_FACT).toWellFormed().trim();
}
