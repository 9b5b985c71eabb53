import { countLanguageWords } from '../language';
import { readPlainText } from '../text';
import { LONGEST_FACT, type PostingFacts } from './application';
import { readPostingHead } from './posting-head';
import { listPostingLines } from './posting-lines';
import { readClosingDate } from './read-closing-date';
import { readCompany } from './read-company';
import { readJobTitle } from './read-job-title';
import { readPlace } from './read-place';
import { readSalary } from './read-salary';

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
  const isTown = company === '' ? !head.unclear.includes(' ') : company !== head.unclear;
  const place = readPlace(lines, language, head.place || (isTown ? head.unclear : ''), company);
  return {
    title: shorten(title),
    company: shorten(company),
    place: shorten(withoutName(place, company)),
    language,
    salary: shorten(readSalary(lines)),
    deadline: readClosingDate(lines, today, language),
  };
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
