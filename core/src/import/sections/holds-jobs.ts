import { findDatedLines } from '../dates/dated-lines';
import { scoreCompany, scoreTitle } from '../entries/score-roles';
import { isHeadLike } from '../entries/split-entries';
import { type CvLine, countWords } from '../lines/cv-line';
import { joinParagraphs } from '../lines/join-paragraphs';

const MOST_NAME_WORDS = 12;

/**
 * Under "Experience" some write what they have done in general, a list of sentences or of tools. Without a date, a name
 * set apart or items that name jobs, nothing in it is a job.
 */
export function holdsJobs(lines: readonly CvLine[]): boolean {
  if (lines.length === 0 || findDatedLines(lines).length > 0) return true;
  const paragraphs = joinParagraphs(lines);
  if (paragraphs.some((line) => !line.bullet && isHeadLike(line))) return true;
  const named = paragraphs.filter(
    ({ text }) =>
      countWords(text) <= MOST_NAME_WORDS &&
      !text.includes(':') &&
      (scoreTitle(text) >= 2 || scoreCompany(text) >= 2.5),
  );
  return named.length * 2 > paragraphs.length;
}
