import { languageNames } from '../../catalog';
import { Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { scoreInstitution } from '../entries/score-roles';
import { type CvLine, countWords, withText } from '../lines/cv-line';
import type { Section } from '../sections/split-sections';
import { isLanguageLine } from './read-languages';

const HOLDING: ReadonlySet<Section['kind']> = new Set(['education', 'additional']);
const MOST_WORDS = 6;
const MOST_LISTED = 8;

/**
 * "Inglés: intermedio" and "Español: nativo" below the last degree: where no section is about languages, lines that can be
 * nothing else are taken out of the sections they are in. One alone may be a course.
 */
export function takeSpoken(sections: readonly Section[]): {
  readonly sections: readonly Section[];
  readonly spoken: readonly CvLine[];
} {
  if (sections.some(({ kind }) => kind === 'languages')) return { sections, spoken: [] };
  const found = sections
    .filter(({ kind }) => HOLDING.has(kind))
    .flatMap(({ lines }) => lines.filter(isSpoken));
  const count = found.reduce((sum, line) => sum + Math.max(1, listOf(line).length), 0);
  if (count < 2) return { sections, spoken: [] };
  const spoken = new Set(found);
  const left = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !spoken.has(line)),
  }));
  const parted = found.flatMap((line) => {
    const parts = listOf(line);
    return parts.length > 1 ? parts.map((part) => withText(line, part)) : [line];
  });
  return { sections: left, spoken: parted };
}

/** "Castellano (nativo) · Inglés (C1)": several on one line, and nothing else there. */
function listOf(line: CvLine): readonly string[] {
  const parts = line.text
    .replace(LABEL, '')
    .split(/ ?[·|;,•] |(?<=\p{Ll}{3}|[ABC][12])\. (?=\p{Lu})/u);
  const isList = parts.length > 1 && parts.length <= MOST_LISTED;
  const known = parts.filter((part) => isLanguageLine(part, false) || tellsLevel(part)).length;
  // Below their label, "Igbo (family)" may be among others that are known.
  const isEnough = LABEL.test(line.text) ? known * 2 >= parts.length : known === parts.length;
  return isList && isEnough ? parts : [];
}

/** "Languages: English (native), Igbo (conversational)". */
const LABEL = /^(?:\p{L}+ ){0,2}(?:idiomas|lenguas|languages): */iu;

const names = new Lexicon(languageNames);

/** "Inglés: me defiendo": a language, and how well in the person's own words. */
function tellsLevel(text: string): boolean {
  const [, name = '', level = ''] = /^([^:]+): (.+)$/.exec(text) ?? [];
  return names.has(name) && countWords(level) <= MOST_WORDS;
}

function tellsLevels(line: CvLine): boolean {
  const list = listOf(line);
  return list.length > 1 && list.every(tellsLevel);
}

function isSpoken(line: CvLine): boolean {
  const { text } = line;
  return (
    (countWords(text) <= MOST_WORDS || listOf(line).length > 1) &&
    (isLanguageLine(text, false) || LABEL.test(text) || tellsLevels(line)) &&
    findDates(text).length === 0 &&
    scoreInstitution(text) === 0
  );
}
