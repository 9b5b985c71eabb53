import type { Demand, Posting, PostingEvidence, PostingRequirement } from '../../assistant';
import { readTokens, type Token } from '../../language';
import { readPlainText } from '../../text';
import { addClauses } from './asked-clause';
import { detectPostingLanguage } from './detect-posting-language';
import { ignoreHeadNames } from './head-names';
import { hideNumbers } from './hide-numbers';
import { hideStops } from './hide-stops';
import { readZones, type Zone } from './posting-zones';
import { readRequirements } from './read-requirements';
import { findTitleById, readTitle } from './read-title';
import { readYears } from './read-years';
import { markRoles, markTasks } from './zone-roles';

const FEWEST_WORDS = 3;
const ENOUGH_WORDS = 20;
const ENOUGH_ASKED = 3;
/** A job description that asks for so much says all it wants: what its prose tells of the work, in its own words, is no further requirement. */
const MANY_ASKED = 11;
/** Long job descriptions ask for some forty things. What comes after so many is not read. */
const MOST_ASKED = 120;
/** The same for each of many job descriptions, and their characters: the rest of a very long text is boilerplate. */
const MOST_ASKED_OF_MANY = 40;
const ENOUGH_OF_MANY = 8_000;
const LEAST_FOUND_SHARE = 0.1;
const SAMPLE_CHARACTERS = 5_000;

/** One of many job descriptions that are compared with a CV at once. */
export function readPostingOfMany(source: string, jobTitle: string): Posting {
  const posting = readPosting(source.slice(0, ENOUGH_OF_MANY), jobTitle);
  return { ...posting, requirements: posting.requirements.slice(0, MOST_ASKED_OF_MANY) };
}

/** Reads what a job description asks for. Whatever the text is, there is an answer; `outcome` says what it is worth. */
export function readPosting(source: string, jobTitle = ''): Posting {
  const whole = readPlainText(source);
  const text = hideStops(hideNumbers(whole));
  const tokens = readTokens(text);
  const named = readTitle(text);
  const title = readTitle(jobTitle) ?? named;
  const zones = ignoreHeadNames(text, markTasks(text, markRoles(text, readZones(text))));
  const zoneAt = walkZones(zones);
  const zoneOf = tokens.map((token) => zoneAt(token.start));
  const titleSpans = [title, named].flatMap((one) => {
    const start = one === null ? -1 : text.indexOf(one.name);
    return one === null || start < 0 ? [] : [{ start, end: start + one.name.length }];
  });
  const isTitle = ({ start, end }: Token): boolean =>
    titleSpans.some((span) => start >= span.start && end <= span.end && span.end < text.length);
  const expected = new Set(findTitleById(title?.id ?? null)?.skills);
  const found = addClauses(
    readRequirements({ text, tokens, zoneOf, isTitle, expected }),
    zones,
    text,
  );
  const language = judgeLanguage(text, tokens, found.length);
  const yearsZoneAt = walkZones(zones);
  const years = readYears(text, (position) => {
    const zone = yearsZoneAt(position);
    return zone?.isIgnored === true ? 'ignored' : zone?.isAsking === true ? 'asked' : 'said';
  });
  return {
    text: whole,
    language,
    outcome: judgeOutcome(tokens.length, language, found.length),
    title: title === null ? null : { id: title.id, name: title.name },
    level: title?.level ?? null,
    years:
      years === null
        ? null
        : {
            least: years.least,
            demand: demandAt(zones, years.start),
            evidence: {
              quote: text.slice(years.start, years.end),
              start: years.start,
              end: years.end,
            },
          },
    requirements: quoteWhole(markDuties(found, zones, text).slice(0, MOST_ASKED), text, whole),
  };
}

/** What was hidden for reading is shown as it was written. */
function quoteWhole(
  requirements: readonly PostingRequirement[],
  text: string,
  whole: string,
): PostingRequirement[] {
  return requirements.map((one) => ({
    ...one,
    evidence: one.evidence.map((place) =>
      text.slice(place.start, place.end) === place.quote
        ? { ...place, quote: whole.slice(place.start, place.end) }
        : place,
    ),
  }));
}

/** If a job description lists requirements, what it tells of the work is a duty, and what it only mentions is neither. */
function markDuties(
  found: readonly PostingRequirement[],
  zones: readonly Zone[],
  text: string,
): PostingRequirement[] {
  const asking = zones.filter(({ isAsking, isIgnored }) => isAsking && !isIgnored);
  const lines = asking.filter(({ start, end }) => text.slice(start, end).trim().includes(' '));
  if (lines.length < ENOUGH_ASKED) return [...found];
  const placed = (one: PostingRequirement, isSo: (zone: Zone) => boolean): PostingEvidence[] =>
    one.evidence.filter(({ start }) => {
      const zone = findZone(zones, start);
      return zone?.isIgnored === false && isSo(zone);
    });
  const told = found.flatMap((one) => {
    const asked = placed(one, ({ isAsking }) => isAsking);
    const done = placed(one, ({ isTask }) => isTask);
    if (asked.length > 0) return [{ ...one, evidence: asked }];
    return done.length > 0 ? [{ ...one, evidence: done, isDuty: true }] : [];
  });
  return dropTitleWords(dropProse(told, zones, text), text);
}

/** What the first line names is the title, the firm or the place, and of those only a tool, a paper or a language is asked for. */
function dropTitleWords(told: readonly PostingRequirement[], text: string): PostingRequirement[] {
  const lead = text.length - text.trimStart().length;
  const end = text.indexOf('\n', lead);
  const isInTitle = ({ kind, isDuty, evidence }: PostingRequirement) =>
    isDuty &&
    (kind === 'hard' || kind === 'unknown' || kind === 'soft') &&
    evidence.every((place) => place.start < end);
  return told.filter((one) => !isInTitle(one));
}

function dropProse(
  told: readonly PostingRequirement[],
  zones: readonly Zone[],
  text: string,
): readonly PostingRequirement[] {
  const isLong = told.filter(({ isDuty }) => !isDuty).length >= MANY_ASKED;
  if (!isLong) return told;
  // A paragraph under "Responsibilities:" that names several lists them as well as bullets do.
  const listed = new Set(
    told.filter(({ isDuty, evidence }) => {
      const zone = findZone(zones, evidence[0]?.start ?? 0);
      return isDuty && zone?.isTask === true && zone.isHeaded && !zone.isIgnored;
    }),
  );
  const isList = listed.size >= ENOUGH_ASKED;
  return told.filter((one) => (isList && listed.has(one)) || !isToldInProse(one, text));
}

/** Zones are in order and without gaps. */
function findZone(zones: readonly Zone[], position: number): Zone | undefined {
  let [low, high] = [0, zones.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zones[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return zones[low];
}

const BULLET = /^[ \t]*(?:[-–—•·*▪◦‣>✓✔→~]|\d{1,2}[.)]|[a-z]\))/u;
const MOST_WORDS_OF_ITEM = 14;

/** In its own words, and in no item of a list: a line without a bullet is one if it is short and no sentence, and so is what semicolons part. */
function isToldInProse({ isDuty, kind, evidence }: PostingRequirement, text: string): boolean {
  if (!isDuty || kind !== 'unknown') return false;
  const { start, end } = evidence[0] ?? { start: 0, end: 0 };
  const [before = ''] = /[^;.\n]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[^;.\n]*/.exec(text.slice(end)) ?? [];
  if (text[start - before.length - 1] === ';' || text[end + after.length] === ';') return false;
  const lineEnd = text.indexOf('\n', start);
  const line = text
    .slice(text.lastIndexOf('\n', start) + 1, lineEnd < 0 ? text.length : lineEnd)
    .trim();
  const isBare = !/[.:!?]$/.test(line) && line.split(/\s+/).length <= MOST_WORDS_OF_ITEM;
  return !BULLET.test(line) && !isBare;
}

/** Many words of which hardly any is known are of a language that is neither of the two. */
function judgeLanguage(text: string, tokens: readonly Token[], found: number): Posting['language'] {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return 'other';
  const language = detectPostingLanguage(tokens);
  const isStrange = tokens.length >= ENOUGH_WORDS && found / tokens.length < LEAST_FOUND_SHARE;
  return language === 'unknown' && isStrange ? 'other' : language;
}

function judgeOutcome(
  words: number,
  language: Posting['language'],
  found: number,
): Posting['outcome'] {
  if (words === 0) return 'empty';
  if (language === 'other') return 'other-language';
  if (found > 0) return 'read';
  return words < FEWEST_WORDS ? 'too-short' : 'nothing-found';
}

/** Zones and questions both go from left to right. */
function walkZones(zones: readonly Zone[]): (position: number) => Zone | undefined {
  let at = 0;
  return (position) => {
    for (let zone = zones[at]; zone !== undefined && zone.end <= position; zone = zones[at])
      at += 1;
    return zones[at];
  };
}

function demandAt(zones: readonly Zone[], position: number): Demand {
  return zones.find((zone) => zone.end > position)?.demand ?? 'expected';
}
