import { foldText } from '../../language';
import { type CvLine, isUpperCase, lookKey } from '../lines/cv-line';
import { headingKey, headsEntry, LONGEST_HEADING, mayBeHeading, namesEntry } from './heading-lines';
import { guessKind, matchHeading, type NamedKind } from './match-heading';

/** Everyday words: one of them alone doesn't prove that its formatting marks headings. */
const WEAK_KINDS: ReadonlySet<NamedKind | null> = new Set([
  'additional',
  'interests',
  'personal',
  'profiles',
  'skills',
]);
/** How many headings in their own words a look may have for each known one, and beside them. */
const MOST_UNKNOWN_EACH = 2;
const MOST_UNKNOWN_MORE = 2;
/** Among so many known headings, a line that might name a job (as the headline may) does not tell against their look. */
const KNOWN_TO_EACH_ENTRY = 4;
/** With this many known headings we tolerate one line that isn't a heading, such as one that runs across columns. */
const KNOWN_BESIDE_ONE = 3;
/** Text this much larger than the body may mark headings even if none of its lines is a known heading. */
const LARGER_THAN_TEXT = 1.2;
const LARGER_IF_MARKED = 1.1;
const LEAST_LARGE = 2;
const LEAST_TOLD = 2;
/** One in as many. */
const LEAST_SHARE_TOLD = 4;
const LEAST_ENTRIES = 2;

/** Whether the formatting must include enough known headings, or is enough by itself. */
export type HeadingTrust = 'known' | 'look';

/**
 * The looks in which this document sets its headings, learned from all short lines that are alone: a look with a known
 * heading in it makes all its lines headings. Columns may differ, so we check each one first.
 */
export class HeadingLevels {
  private readonly columns = new Map<string, Map<string, Look>>();
  private readonly looks = new Map<string, Look>();
  private readonly counts = new Map<string, number>();
  private readonly zones: ReadonlyMap<CvLine, string>;
  private readonly body: { readonly sizePt: number; readonly color: string | undefined } | null;

  constructor(
    lines: readonly CvLine[],
    nameLine: CvLine | null,
    private readonly trust: HeadingTrust = 'known',
  ) {
    this.zones = findColumns(lines);
    const body = lines.find(({ look }) => look.isBodyText)?.look;
    this.body =
      body?.fontSizePt === undefined ? null : { sizePt: body.fontSizePt, color: body.color };
    for (const line of lines) {
      if (line.text.length > LONGEST_HEADING) continue;
      const label = labelOf(line);
      this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
    }
    lines.forEach((line, index) => {
      const key = headingKey(line);
      if (key === null || line === nameLine || line.bullet) return;
      const column = this.columns.get(this.zoneOf(line)) ?? new Map<string, Look>();
      this.columns.set(this.zoneOf(line), column);
      for (const looks of [column, this.looks]) {
        const look = looks.get(key) ?? noLines(line.look.fontSizePt, this.isMarked(line));
        looks.set(key, look);
        this.count(look, line, lines[index + 1], lines[index + 2]);
      }
    });
  }

  /** Does this line look as headings of this document do? */
  isHeading(line: CvLine): boolean {
    if (!mayBeHeading(line) || !this.isDistinct(line) || this.isRepeated(line)) return false;
    return keysOf(line).some((key) => this.isHeadingKey(key, line));
  }

  private isHeadingKey(key: string, line: CvLine): boolean {
    const look = this.looks.get(key);
    const own = this.columns.get(this.zoneOf(line))?.get(key);
    if (!look || !this.isOfHeadings(look)) return false;
    if (this.trust === 'look' && !this.isKnownLook(look) && !line.gapBefore) return false;
    if (look.entries * 2 > look.unknown && namesEntry(line.text)) return false;
    if (own && own.known > 0) return true;
    return (own?.other ?? 0) === 0 && !this.hasOtherHeadings(line, key);
  }

  /** Would other lines be headings if their look alone were trusted? */
  hasDoubtfulLooks(): boolean {
    return [...this.looks.values()].some(
      (look) => (mayBeHeadingLook(look) || this.isLarge(look)) && !this.isKnownLook(look),
    );
  }

  private isKnownLook(look: Look): boolean {
    if (isHeadingLook(look)) return true;
    const { known, strong, unknown, entries, told } = look;
    const areTold = told >= LEAST_TOLD && (told + known) * LEAST_SHARE_TOLD >= unknown + known;
    const tells = areTold ? entries * LEAST_SHARE_TOLD <= unknown : strong > 0 && entries === 0;
    return tells && this.isLarge(look);
  }

  private isOfHeadings(look: Look): boolean {
    if (this.isKnownLook(look)) return true;
    return this.trust === 'look' && (mayBeHeadingLook(look) || this.isLarge(look));
  }

  /** Nearly all headings in the person's own words: several lines apart from the rest, and larger than it or also in its own colour. */
  private isLarge(look: Look): boolean {
    if (this.body === null) return false;
    const leastPt = (look.isMarked ? LARGER_IF_MARKED : LARGER_THAN_TEXT) * this.body.sizePt;
    const { unknown, other, named, close, sizePt } = look;
    return (
      sizePt >= leastPt && unknown >= LEAST_LARGE && other + close === 0 && named * 2 <= unknown
    );
  }

  /** Whether a well-known heading has this formatting. A sidebar's headings may be as large as a job's name here. */
  hasKnown(line: CvLine): boolean {
    return keysOf(line).some((key) => (this.looks.get(key)?.known ?? 0) > 0);
  }

  /** "FREELANCE" over its dates, set like the names of other entries, in a CV whose headings look different. */
  isOfEntries(line: CvLine): boolean {
    const key = headingKey(line);
    const look = key === null ? undefined : this.looks.get(key);
    if (look === undefined || look.entries < LEAST_ENTRIES || look.strong > 0) return false;
    const { entries, unknown, sizePt } = look;
    return (
      entries * 2 > unknown &&
      [...this.looks.values()].some((other) => other.sizePt > sizePt && this.isKnownLook(other))
    );
  }

  /** A label that is repeated belongs to entries, but for a heading that has its own size: "Languages" inside the skills too. */
  isRepeated(line: CvLine): boolean {
    return (this.counts.get(labelOf(line)) ?? 0) > 1;
  }

  /** If the column has known headings with other formatting, that formatting decides. */
  private hasOtherHeadings(line: CvLine, key: string): boolean {
    const column = this.columns.get(this.zoneOf(line));
    return [...(column ?? [])].some(([other, look]) => other !== key && this.isOfHeadings(look));
  }

  private count(
    look: Look,
    line: CvLine,
    next: CvLine | undefined,
    second: CvLine | undefined,
  ): void {
    if (line.isRunIn) {
      if (matchHeading(line.cells[0] ?? '') === null) look.unknown += 1;
      else look.known += 1;
    } else if (!mayBeHeading(line)) look.other += 1;
    else if (this.isRepeated(line)) return;
    else {
      const kind = matchHeading(line.text);
      if (kind === 'frame') return;
      if (kind === null) look.unknown += 1;
      else look.known += 1;
      if (!line.gapBefore) look.close += 1;
      if (kind === null && namesEntry(line.text)) look.named += 1;
      if (kind === null && guessKind(line.text) !== 'additional') look.told += 1;
      if (kind !== null && !WEAK_KINDS.has(kind)) look.strong += 1;
      if (kind === null && guessKind(line.text) === 'additional' && headsEntry(line, next, second))
        look.entries += 1;
    }
  }

  /** In bold, and in a colour that the text doesn't have. */
  private isMarked({ look }: CvLine): boolean {
    return look.bold === true && this.body !== null && look.color !== this.body.color;
  }

  private isDistinct(line: CvLine): boolean {
    const { look } = line;
    if (this.body === null) return false;
    if ((look.fontSizePt ?? 0) > this.body.sizePt + 0.4 || look.bold === true) return true;
    return look.color !== this.body.color || isUpperCase(line.text);
  }

  private zoneOf(line: CvLine): string {
    return this.zones.get(line) ?? '';
  }
}

interface Look {
  /** Lines whose words head sections in any CV; `strong` those that mean nothing else. */
  known: number;
  strong: number;
  unknown: number;
  /** Of the unknown ones, those that name a job or a course. */
  entries: number;
  /** Of those, the ones whose own words say so. */
  named: number;
  /** Of the unknown ones, those whose words tell of a kind of section all the same. */
  told: number;
  /** Right below another line. */
  close: number;
  /** Lines that cannot be headings. */
  other: number;
  readonly sizePt: number;
  readonly isMarked: boolean;
}

function noLines(sizePt = 0, isMarked = false): Look {
  const counts = {
    known: 0,
    strong: 0,
    unknown: 0,
    entries: 0,
    named: 0,
    told: 0,
    close: 0,
    other: 0,
  };
  return { ...counts, sizePt, isMarked };
}

function isHeadingLook({ known, strong, unknown, entries, other }: Look): boolean {
  if (strong === 0 && known < 2) return false;
  const mostOther = Math.max(known >= KNOWN_BESIDE_ONE ? 1 : 0, 0.1 * (known + unknown + other));
  if (other > mostOther) return false;
  if (unknown > MOST_UNKNOWN_EACH * known + MOST_UNKNOWN_MORE) return false;
  return entries * 2 <= unknown || entries * KNOWN_TO_EACH_ENTRY <= known;
}

/** Few of them known, or some lines of another kind in the same look. */
function mayBeHeadingLook({ known, strong, unknown, entries, other }: Look): boolean {
  if ((strong === 0 && known < 2) || unknown === 0) return false;
  return other <= MOST_OTHERS * (known + unknown + other) && entries * 3 <= unknown;
}

const MOST_OTHERS = 0.35;

const LONGEST_ABBREVIATION = 6;

/** An abbreviation is written in capitals among headings that are not. */
function keysOf(line: CvLine): readonly string[] {
  const key = lookKey(line.look);
  if (key === null) return [];
  const isUpper = isUpperCase(line.text);
  const isAbbreviation = isUpper && line.text.length <= LONGEST_ABBREVIATION;
  return isAbbreviation ? [`${key}|true`, `${key}|false`] : [`${key}|${isUpper}`];
}

function labelOf({ text, look }: CvLine): string {
  return `${foldText(text)}|${look.fontSizePt ?? ''}`;
}

/** Columns of the page, by where their blocks begin. */
function findColumns(lines: readonly CvLine[]): ReadonlyMap<CvLine, string> {
  const edges = new Map<number, number>();
  for (const { look } of lines) {
    if (look.block === undefined || look.xPt === undefined) continue;
    edges.set(look.block, Math.min(edges.get(look.block) ?? Number.POSITIVE_INFINITY, look.xPt));
  }
  return new Map(
    lines.map((line) => {
      const edgePt = edges.get(line.look.block ?? -1);
      return [line, edgePt === undefined ? '' : String(Math.round(edgePt / COLUMN_STEP_PT))];
    }),
  );
}

const COLUMN_STEP_PT = 60;
