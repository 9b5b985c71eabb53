import table from '../../data/cues/focus.tsv' with { type: 'text' };
import type { FocusArea, ImproveStyle } from '../assistant';
import type { Cv, EntryList } from '../cv';
import { foldText, splitSentences } from '../language';
import { readCues } from '../tables';
import { readNumbers } from './guard/read-numbers';
import { type DateSpan, readSpan } from './read-span';
import { findSkillMentions, isNamedTool } from './skill-index';

const CUES = readCues(table, ['leading', 'learning', 'led', 'led people']);
const LEADING = new RegExp(String.raw`\b${CUES.leading}`);
const LEARNING = new RegExp(String.raw`\b${CUES.learning}`);

/** Bullets that speak of what the person wants to show come first; the others keep their order. */
export function orderBullets(
  bullets: readonly string[],
  focus: FocusArea,
  style: ImproveStyle,
): readonly string[] {
  const score = (text: string) =>
    (matchesFocus(text, focus) ? 2 : 0) + (matchesStyle(text, style) ? 1 : 0);
  return bullets.toSorted((a, b) => score(b) - score(a));
}

/** Results first for executives, tools for a startup, teaching and research for a university. */
function matchesStyle(text: string, style: ImproveStyle): boolean {
  switch (style) {
    case 'executive':
      return readNumbers(text).length > 0;
    case 'startup':
      return matchesFocus(text, 'skills');
    case 'academic':
      return matchesFocus(text, 'education');
    case 'formal':
      return false;
  }
}

/** The first line that tells of people the person led, without what is around it. */
export function findTeamLine(cv: Cv): string | null {
  const lines = cv.work_experience.flatMap(({ description, achievements }) => [
    ...achievements,
    ...splitSentences(description).map(({ text }) => text),
  ]);
  const line = lines.find(
    (text) => text.length <= LONGEST_LINE && !/[.;:] /.test(text) && LED.test(foldText(text)),
  );
  return line?.replace(/\.$/, '') ?? null;
}

const LONGEST_LINE = 120;
const LED = new RegExp(String.raw`^${CUES.led}.*\b${CUES['led people']}`);

function matchesFocus(text: string, focus: FocusArea): boolean {
  switch (focus) {
    case 'leadership':
      return LEADING.test(foldText(text));
    case 'education':
      return LEARNING.test(foldText(text));
    case 'skills':
      return findSkillMentions(text).some(
        ({ words, skills }) => words.length > 2 && skills.some(isNamedTool),
      );
    case 'experience':
      return readNumbers(text).length > 0;
    case 'balanced':
      return false;
  }
}

/** Newest first, if every entry says when; otherwise the user's order stays. */
export function orderEntries(cv: Cv, list: EntryList): readonly number[] {
  const places = cv[list].map((_, at) => at);
  if (list !== 'work_experience' && list !== 'education') return places;
  const spans = cv[list].map(({ dates }) => readSpan(dates));
  if (spans.some((span) => span === null)) return places;
  const keys = spans.map((span) => (span === null ? 0 : rankSpan(span)));
  return places.toSorted((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0));
}

function rankSpan({ start, end }: DateSpan): number {
  const last = end ?? start;
  const months = last === 'present' ? 9999 * 12 : last.year * 12 + (last.month ?? 12);
  return months * 100_000 + start.year * 12 + (start.month ?? 1);
}

const headings: Readonly<Partial<Record<FocusArea, RegExp>>> = {
  education:
    /publica|ponencia|congreso|curso|beca|investiga|docencia|tesis|course|research|conference|scholar|thesis|train/,
  skills: /proyecto|project|portfolio|portafolio|tecnic|herramient|tool|github/,
  leadership: /lider|voluntari|asocia|consejo|leader|volunt|board|associat|mentor/,
  experience: /practica|experiencia|logro|internship|experience|achievement/,
};

/** Additional sections that serve the focus come first. */
export function orderHeadings(names: readonly string[], focus: FocusArea): readonly string[] {
  const pattern = headings[focus];
  if (pattern === undefined || names.some((name) => /^\d+$/.test(name))) return names;
  const rank = (name: string) => (pattern.test(foldText(name)) ? 0 : 1);
  return names.toSorted((a, b) => rank(a) - rank(b));
}
