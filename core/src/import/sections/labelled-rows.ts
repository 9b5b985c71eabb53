import { languageNames } from '../../catalog';
import { Lexicon } from '../../language';
import { type CvLine, isUpperCase } from '../lines/cv-line';
import { matchHeading, type NamedKind } from './match-heading';

const spoken = new Lexicon(languageNames);
export const NEAR_ROWS = 3;

/** A row that says what it lists, near one that lists something else. */
export function isRowOfKinds(lines: readonly CvLine[], index: number): boolean {
  const own = readRow(lines[index]);
  if (own === null) return false;
  const near = lines
    .slice(Math.max(0, index - NEAR_ROWS), index + NEAR_ROWS + 1)
    .map(readRow)
    .filter((row) => row !== null);
  // The same labels again are those of entries.
  const isRepeated = near.filter(({ label }) => label === own.label).length > 1;
  return !isRepeated && near.some(({ kind }) => kind !== own.kind);
}

const LONGEST_LABEL = 30;

/** What a row says it lists, of the kinds that are lists. */
function readRow(line: CvLine | undefined): { label: string; kind: NamedKind } | null {
  const colon = line?.cells.length === 1 ? line.text.indexOf(':') : -1;
  if (line === undefined || colon < 2 || colon > LONGEST_LABEL) return null;
  const label = line.text.slice(0, colon);
  const kind = matchHeading(label);
  const isList = kind === 'languages' || kind === 'certifications' || kind === 'interests';
  const rest = line.text.slice(colon + 1);
  if (kind === 'languages' && !spoken.contains(rest)) return null;
  return (isList || kind === 'skills') && rest.trim() !== '' ? { label, kind } : null;
}

const LEAST_CLOSING = 2;

/**
 * "IDIOMAS: inglés" over "AFICIONES: cine", below a gap at the end of the jobs: rows that head what is in them, one
 * line each, told by their capitals.
 */
export function isClosingRow(lines: readonly CvLine[], index: number): boolean {
  if (!isCapitalRow(lines[index])) return false;
  let [first, end] = [index, index + 1];
  while (isCapitalRow(lines[first - 1])) first -= 1;
  while (isCapitalRow(lines[end])) end += 1;
  return end - first >= LEAST_CLOSING && lines[first]?.gapBefore === true;
}

function isCapitalRow(line: CvLine | undefined): boolean {
  const colon = line?.cells.length === 1 && !line.bullet ? line.text.indexOf(':') : -1;
  if (line === undefined || colon < 2 || colon > LONGEST_LABEL) return false;
  const label = line.text.slice(0, colon);
  return isUpperCase(label) && matchHeading(label) !== null && colon < line.text.length - 2;
}
