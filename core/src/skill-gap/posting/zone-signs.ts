import { foldInPlace } from '../../language';
import { chooseKind, type LineKind, weighHeading, weighSentence } from './line-kinds';
import {
  ASKING,
  BULLET,
  CLOSING,
  DUTY,
  LINE_ASKS,
  OFFERING,
  OPTIONAL,
  REQUIRED,
} from './posting-cues';
import {
  dropAside,
  HEADING_OF,
  type Heading,
  isBulletLine,
  matchHeading,
  NO_LIST,
  VERY_LIKELY,
} from './posting-headings';
import type { Zone } from './posting-zones';

/** How a stretch of a job description looks: by name, how much of each sign it has. */
export interface ZoneSigns {
  readonly signs: ReadonlyMap<string, number>;
  /** Its relation to the previous one: same line, same list, start of a list, or another paragraph. */
  readonly link: ZoneLink;
  /** The lines of its list, if it is in one: they are all of one kind. */
  readonly list: readonly unknown[] | null;
}
type ZoneLink = 'sentence' | 'item' | 'list' | 'paragraph';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly firstWord: string;
  readonly isBullet: boolean;
  /** What is over it, or before a colon in it. */
  readonly heading: string;
  /** Lines between the heading and it; 0 where the heading is in the line itself. */
  readonly below: number;
  readonly isHeading: boolean;
  readonly isAfterGap: boolean;
}

const LONGEST_HEADING = 70;
const MOST_HEADING_WORDS = 10;
const LABEL = /^([^.:;?!\n]{3,70})(?::|\s[–—-])\s+\S/;
const KINDS: readonly LineKind[] = ['must', 'nice', 'duty', 'offer', 'about', 'apply'];
const FAR = 9;
const FEWEST_BARE = 4;
const LONGEST_BARE = 110;

/** The lines of a job description, each with what is over it. */
function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let heading = '';
  let below = 0;
  let isAfterGap = true;
  let start = 0;
  const parts = text.split('\n');
  const nexts: string[] = [];
  let after = '';
  for (let at = parts.length - 1; at >= 0; at--) {
    nexts[at] = after;
    if (parts[at]?.trim() !== '') after = parts[at] ?? '';
  }
  parts.forEach((part, at) => {
    const end = start + part.length;
    const content = dropAside(
      foldInPlace(part)
        .replace(/^[^\p{L}\d]+/u, '')
        .trim(),
    );
    if (content !== '') {
      const next = foldInPlace(nexts[at] ?? '');
      const isBullet = isBulletLine(foldInPlace(part), content, next);
      const isTop = BULLET.test(next);
      const label = isBullet || isTop ? '' : (LABEL.exec(content)?.[1] ?? '');
      const isShort =
        content.length <= LONGEST_HEADING && content.split(/\s+/).length <= MOST_HEADING_WORDS;
      // Behind a heading and an empty line: the first of several lines is the first of its list.
      const isFirstOfList =
        isAfterGap &&
        lines.at(-1)?.isHeading === true &&
        (parts[at + 1] ?? '').trim() !== '' &&
        !isTop &&
        matchHeading(content, NO_LIST) === null;
      const isHeading =
        !isBullet &&
        !isFirstOfList &&
        isShort &&
        label === '' &&
        at > 0 &&
        (/[:?]$/.test(content) ||
          (!/[.!;,]$/.test(content) && (isTop || (isAfterGap && next !== ''))));
      if (isHeading) {
        heading = content;
        below = 0;
      } else below += 1;
      const own = label !== '' && label.split(/\s+/).length <= MOST_HEADING_WORDS;
      lines.push({
        start,
        end,
        text: content,
        firstWord: /^\S*/.exec(content)?.[0] ?? '',
        isBullet,
        heading: own ? label : heading,
        below: own ? 0 : below,
        isHeading,
        isAfterGap,
      });
      // A separate paragraph ends what was over a list.
      if (!isBullet && !isHeading && content.length > LONGEST_HEADING) heading = own ? '' : heading;
    }
    isAfterGap = content === '';
    start = end + 1;
  });
  return lines;
}

interface Block {
  readonly lines: readonly Line[];
  /** Which of the lists of the job description it is; 0 for a paragraph. */
  readonly list: number;
  /** How many paragraphs and lists come behind it. */
  readonly left: number;
  readonly kinds: ReadonlyMap<LineKind, number>;
}

/** What a heading says, by its known words or by headings like it. */
function readOver(heading: string): Heading | null {
  if (heading === '') return null;
  const known = matchHeading(heading, NO_LIST);
  const kind = known === null ? chooseKind(weighHeading(heading), VERY_LIKELY) : null;
  return kind === null ? known : HEADING_OF[kind];
}

/** Lines that are together: a list, or a paragraph. */
function readBlocks(lines: readonly Line[]): ReadonlyMap<Line, Block> {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isNew =
      before === undefined ||
      line.isHeading ||
      before.isHeading ||
      line.isBullet !== before.isBullet ||
      (line.isAfterGap && !line.isBullet);
    if (isNew) groups.push([line]);
    else group?.push(line);
  }
  const told = groups.filter(([first]) => first?.isHeading === false);
  const byLine = new Map<Line, Block>();
  let list = 0;
  told.forEach((group, at) => {
    // Duties come in lists too, usually before the requirements.
    const over = readOver(group[0]?.heading ?? '');
    const isList = group.length > 1 && over !== 'tasks' && over !== 'ignored';
    if (isList) list += 1;
    const weights = group.map(({ text }) => weighSentence(text));
    const kinds = new Map(
      KINDS.map((kind) => [
        kind,
        weights.reduce((sum, one) => sum + (one.get(kind) ?? 0), 0) / weights.length,
      ]),
    );
    const block = { lines: group, list: isList ? list : 0, left: told.length - 1 - at, kinds };
    for (const line of group) byLine.set(line, block);
  });
  return byLine;
}

/** Short lines that end alike, none of them a heading. */
function areAlike(lines: readonly Line[]): boolean {
  const isStopped = /[.,;]$/.test(lines[0]?.text ?? '');
  return lines.every(
    ({ text, below, heading }) =>
      text.length <= LONGEST_BARE &&
      /[.,;]$/.test(text) === isStopped &&
      !(below === 0 && heading !== '') &&
      matchHeading(text, NO_LIST) === null,
  );
}

/** Lines with signs before them, or short ones below one another that end alike, are all of one kind; a bare one may say that it is of another. */
function listOf(
  block: Block | undefined,
  sentence: string,
  areOfOneKind: (lines: readonly Line[]) => boolean,
): readonly Line[] | null {
  const { lines = [] } = block ?? {};
  const [first] = lines;
  if (first === undefined) return null;
  if (first.isBullet) return lines.length > 1 ? lines : null;
  if (lines.length < FEWEST_BARE || REQUIRED.test(sentence) || OPTIONAL.test(sentence)) return null;
  return areOfOneKind(lines) ? lines : null;
}

/** The signs of every zone, in their order. */
export function readZoneSigns(text: string, zones: readonly Zone[]): readonly ZoneSigns[] {
  const lines = readLines(text);
  const blocks = readBlocks(lines);
  const alike = new Map<readonly Line[], boolean>();
  const areOfOneKind = (list: readonly Line[]): boolean => {
    const known = alike.get(list) ?? areAlike(list);
    alike.set(list, known);
    return known;
  };
  let at = 0;
  let lineBefore = -1;
  let hasAsked = false;
  return zones.map((zone) => {
    while (at + 1 < lines.length && (lines[at + 1]?.start ?? 0) <= zone.start) at += 1;
    const line = lines[at];
    const signs = new Map<string, number>();
    const sentence = foldInPlace(text.slice(zone.start, zone.end)).trim();
    const add = (sign: string, much = 1): void => {
      signs.set(sign, much);
    };
    add('always');
    const state = zone.isHeading
      ? 'heading'
      : zone.isIgnored
        ? 'ignored'
        : zone.isAsking
          ? `asked ${zone.demand}`
          : zone.isTask
            ? 'duty'
            : 'neutral';
    add(`rule ${state}`);
    if (zone.isHeading && zone.demand !== 'expected') add(`rule heading ${zone.demand}`);
    if (REQUIRED.test(sentence)) add('says required');
    if (OPTIONAL.test(sentence)) add('says welcome');
    if (ASKING.test(sentence)) add('says known');
    if (LINE_ASKS.test(sentence)) add('begins asking');
    if (OFFERING.test(sentence)) add('says offered');
    if (DUTY.test(sentence)) add('says done');
    if (CLOSING.test(sentence)) add('says apply');
    if (/[€£$]|\d ?k\b/.test(sentence)) add('money');
    if (/@/.test(sentence)) add('address');
    if (/\b(?:we|our|us|nuestr[oa]s?|nos|somos|\p{L}{3,}[ae]mos)\b/u.test(sentence)) add('we');
    if (/\b(?:you|your|tu|tus|te|eres|tengas|sepas)\b/.test(sentence)) add('you');
    const words = sentence.split(/\s+/).length;
    add(words <= 1 ? 'one word' : words <= 8 ? 'short' : words <= 20 ? 'middling' : 'long');
    const kinds = weighSentence(sentence);
    for (const kind of KINDS) add(`line ${kind}`, kinds.get(kind) ?? 0);
    if (line !== undefined) {
      add(line.isBullet ? 'bullet' : line.isHeading ? 'stands over' : 'prose');
      const neighbours = [lines[at - 1], lines[at + 1]];
      if (!line.isBullet && neighbours.some((other) => other?.firstWord === line.firstWord))
        add('begins alike');
      if (line.heading !== '') {
        const above = line.below === 0 ? 'label' : line.below <= FAR ? 'over' : 'far over';
        const known = matchHeading(line.heading, NO_LIST);
        if (known !== null) add(`${above} ${known}`);
        else {
          const weights = weighHeading(line.heading);
          for (const kind of KINDS) add(`${above} ${kind}`, weights.get(kind) ?? 0);
          add(`${above} unknown`);
        }
      } else add('nothing over');
      const block = blocks.get(line);
      if (block !== undefined) {
        for (const [kind, much] of block.kinds) add(`block ${kind}`, much);
        add(block.list === 0 ? 'no list' : block.list <= 2 ? `list ${block.list}` : 'later list');
        add(block.left <= 3 ? `${block.left} left` : 'many left');
      }
      add(at === 0 ? 'first line' : at >= lines.length - 2 ? 'last lines' : 'inner line');
      add(hasAsked ? 'behind asked' : 'before asked');
    }
    const link: ZoneLink =
      at === lineBefore
        ? 'sentence'
        : line?.isAfterGap === true
          ? 'paragraph'
          : line?.isBullet === true && lines[at - 1]?.isBullet === true
            ? 'item'
            : 'list';
    lineBefore = at;
    if (zone.isAsking && zone.demand === 'required') hasAsked = true;
    const block = line === undefined ? undefined : blocks.get(line);
    return { signs, link, list: listOf(block, sentence, areOfOneKind) };
  });
}
