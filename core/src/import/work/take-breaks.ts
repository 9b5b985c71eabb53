import { breakWords } from '../../catalog';
import { type Language, Lexicon } from '../../language';
import { isSentence } from '../dates/dated-lines';
import { findDates, onlyDates } from '../dates/read-dates';
import { scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { otherDetails } from '../sections/open-unheaded';
import type { Section } from '../sections/split-sections';

const breaks = new Lexicon(breakWords);
/** What may be before those words: "Entre 2017 y 2018 estuve al cuidado de …", "I took a career break …". */
const LEADS =
  /^(?:[\s:,;.()–—-]|(?:entre|y|desde|hasta|de|del|al|en|un|una|me|estuve|tomé|hice|between|and|from|to|in|on|i|was|took|had|a|an|my|mi)(?!\p{L}))+/iu;
/** Somebody else's leave is a job. */
const COVERED =
  /(?<!\p{L})(?:cover|covering|replace\p{L}*|sustitu\p{L}*|suplencia|suplir)(?!\p{L})/iu;
const MOST_WORDS = 25;

/** A year out between two jobs is none of them: it is kept, with its years, among the other data. */
export function takeBreaks(sections: readonly Section[], language: Language): readonly Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'work') return [section];
    const { rest, taken } = partBreaks(section.lines);
    if (taken.length === 0) return [section];
    const label = otherDetails[language];
    return [
      { ...section, lines: rest },
      { kind: 'additional' as const, label, headingNumbers: [], lines: taken },
    ];
  });
}

function partBreaks(lines: readonly CvLine[]): {
  readonly rest: readonly CvLine[];
  readonly taken: readonly CvLine[];
} {
  const taken = new Set<CvLine>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(line) || !namesBreak(line.text)) continue;
    const own = findDates(line.text).length > 0 ? [line] : withDates(lines, at);
    if (own.length === 0) continue;
    const last = own[0] === line ? at + own.length - 1 : at;
    for (const each of [...own, ...toldBelow(lines, last)]) taken.add(each);
  }
  return { rest: lines.filter((line) => !taken.has(line)), taken: [...taken].map(asItem) };
}

/** Each break is an item, unless it is the end of the sentence above. */
function asItem(line: CvLine): CvLine {
  return /^\p{Ll}/u.test(line.text) ? line : { ...line, bullet: true };
}

/** A short line that tells of a time without a job and of nothing else. */
export function namesBreak(text: string): boolean {
  if (countWords(text) > MOST_WORDS || COVERED.test(text)) return false;
  if (isAside(text) || isToldOfLife(text)) return true;
  return breaks.startsWith(withoutDates(text).replace(LEADS, ''));
}

const OF_LIFE =
  /^(?:(?:entre|desde|hasta|de|del|al?|en|y|between|from|until|to|in|and)(?!\p{L})|[\s,:;–—-])*(?:i (?:was \p{L}+ing|had|did not|didn['’]t|took|stayed|spent|lived|moved|travelled|traveled)|estuve|tuve|viajé|viví|me (?:quedé|tomé|recuperé|fui))(?!\p{L})/iu;

/** "From 2016 until 2017 I was recovering from an operation.": a sentence about oneself, with a span and no job's name in it. */
function isToldOfLife(text: string): boolean {
  const hasSpan = findDates(text).some(({ isRange }) => isRange);
  const rest = withoutDates(text);
  return hasSpan && OF_LIFE.test(rest) && scoreTitle(rest) < 2 && !WORKED.test(rest);
}

const WORKED =
  /(?<!\p{L})(?:working|worked|trabajando|trabajé|empleo|contrat\p{L}*|jobs?)(?!\p{L})/iu;

/** "(January 2022 to January 2023: retraining.)": a sentence in brackets from end to end has its span, and is no entry. */
function isAside(text: string): boolean {
  const [, inner = ''] = /^\(([^()]+)\)\.?$/.exec(text) ?? [];
  const hasSpan = findDates(inner).some(({ isRange }) => isRange);
  return hasSpan && countWords(withoutDates(inner)) >= LEAST_ASIDE_WORDS;
}

const LEAST_ASIDE_WORDS = 4;

function withoutDates(text: string): string {
  return findDates(text).reduce((bare, { text: date }) => bare.replace(date, ' '), text);
}

/** Its years are on the next line, or above it where the section begins with years. */
function withDates(lines: readonly CvLine[], at: number): readonly CvLine[] {
  const line = lines[at];
  const isLed = onlyDates(lines[0]?.text ?? '') !== null;
  const dates = isLed ? lines[at - 1] : lines[at + 1];
  if (line === undefined || dates === undefined || onlyDates(dates.text) === null) return [];
  return isLed ? [dates, line] : [line, dates];
}

/** The rest of its sentence, and sentences below it, up to the name of the next job. */
function toldBelow(lines: readonly CvLine[], last: number): readonly CvLine[] {
  const below: CvLine[] = [];
  let above = lines[last]?.text ?? '';
  for (const { text } of lines.slice(last + 1)) {
    const goesOn = /^\p{Ll}/u.test(text) && !/[.!?]$/.test(above);
    const line = lines[last + 1 + below.length];
    if (line === undefined || (!goesOn && !isSentence(text)) || findDates(text).length > 0) break;
    below.push(line);
    above = text;
  }
  return below;
}
