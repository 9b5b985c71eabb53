import type { Demand } from '../../assistant';
import { foldInPlace } from '../../language';
import { chooseKind, weighBlock, weighSentence } from './line-kinds';
import {
  ASKING,
  AT_NEED,
  BULLET,
  CLOSING,
  COMPANY,
  DENIED,
  ITEM,
  LINE_ASKS,
  MORE,
  OFFERING,
  OPTIONAL,
  REQUIRED,
  SAID_OF_IT,
  SINGLE_TRAIL,
  TO_A_PROGRAM,
  WILL_HAVE,
} from './posting-cues';
import {
  dropAside,
  type Heading,
  isBulletLine,
  isGreeting,
  isKnownHeading,
  LIKELY,
  LONGEST_HEADING,
  matchHeading,
  NO_LIST,
  SHORTEST_HEADING,
  VERY_LIKELY,
} from './posting-headings';
import { ignoreIntroduction } from './posting-introduction';
import { splitSentences } from './split-sentences';

/** A stretch of the job description and what its place or its words say of the things named there. */
export interface Zone {
  readonly start: number;
  readonly end: number;
  readonly demand: Demand;
  /** Said of the company or of what it offers: nothing is asked for here. */
  readonly isIgnored: boolean;
  /** Under a heading such as "Requisitos" or "Technologies", or with its own cue. */
  readonly isAsking: boolean;
  /** Under a heading such as "Funciones": what is named is done there, but not every word of it is a skill. */
  readonly isTask: boolean;
  /** All of it tells what is done there: what no catalogue names is kept in its own words. */
  readonly isDuty: boolean;
  /** Under a heading that tells what is asked for or done. */
  readonly isHeaded: boolean;
  /** A line of a list, or a short line such as an unknown heading. */
  readonly endsIntroduction: boolean;
  /** It says why the next one asks for something. */
  readonly isReason?: boolean;
  /** It says what the lines under it are, and nothing else. */
  readonly isHeading: boolean;
}

const LONGEST_TRAIL = 200;
const BLANK_LINE = /\n[^\S\n]*\n/;

function isAfterBlank(text: string, start: number): boolean {
  if (start === 0) return true;
  return text.slice(text.lastIndexOf('\n', start - 2) + 1, start).trim() === '';
}

function asksByItself(list: readonly string[]): boolean {
  const kind = chooseKind(weighBlock('', list, false), LIKELY);
  return kind === 'must' || kind === 'nice';
}

/** Goes through the lines once; each gets one zone or several, in order and without gaps. */
export function readZones(text: string): readonly Zone[] {
  const zones: Zone[] = [];
  let current: Heading = 'neutral';
  let afterBullet = false;
  const bare = new BareList();
  let hasAsked = false;
  /** Where a list begins whose heading says nothing that is known. */
  let guessedAt = -1;
  let start = 0;
  const hasBlanks = BLANK_LINE.test(text.trim());
  while (start <= text.length) {
    const end = findLineEnd(text, start);
    const line = foldInPlace(text.slice(start, end));
    const lead = /^[^\p{L}]*/u.exec(line)?.[0].length ?? 0;
    const content = dropAside(line.slice(lead));
    const colon = findLabelEnd(content);
    const isLabel = colon > 0 && content.slice(0, colon).split(' ').length <= 7;
    const isBullet = isBulletLine(line, content, lineAfter(text, end));
    const isWhole = content.length <= LONGEST_HEADING && !/(?:[^.]\.|[;,])\s*$/.test(content);
    const isItem: boolean = isBullet || ITEM.test(content);
    const isTop: boolean =
      isWhole && !isItem && content !== '' && BULLET.test(lineAfter(text, end));
    const heading: Heading | null =
      isLabel || (isWhole && !isItem)
        ? matchHeading(isLabel ? content.slice(0, colon) : content, {
            isTop,
            isLabel,
            isOpen: isTop && isLabel && content.slice(colon + 1).trim() === '',
            isApart: !hasBlanks || isAfterBlank(text, start),
            hasAsked,
            under: () => linesAfter(text, end),
          })
        : null;
    const hasContent = isLabel && content.slice(colon + 1).trim() !== '';
    const isShort = content.split(' ').length <= (heading === null ? 6 : 9);
    // A list is over where a line of prose follows it; "Con:" goes on with it.
    const goesOn = isTop && content.length <= SHORTEST_HEADING;
    const isBareEnd = bare.endsBefore(content, isWhole && heading === null, isItem);
    const isListEnd = afterBullet && !isItem && content !== '' && heading === null && !goesOn;
    if (isListEnd || isBareEnd) current = 'neutral';
    // A list without a heading, before anything was asked for: what its lines are.
    if (isBullet && !afterBullet && current === 'neutral' && !hasAsked)
      if (asksByItself([content, ...linesAfter(text, end)])) current = 'required';
    let here: Heading = current;
    if (heading === 'required') hasAsked = true;
    // Nice-to-haves never come before requirements, so the list above held the requirements.
    if (heading === 'optional' && !hasAsked && isTop && guessedAt >= 0) {
      zones.splice(guessedAt, zones.length - guessedAt, ...zones.slice(guessedAt).map(askFor));
      hasAsked = true;
    }
    if (heading !== null)
      guessedAt = isTop && heading === 'tasks' && !isKnownHeading(content) ? zones.length + 1 : -1;
    if (heading !== null) {
      here = heading;
      const isPassing = hasContent && ['optional', 'ignored', 'list'].includes(heading);
      // The first line is the title: "Se busca electricista".
      const isOver = isLabel ? isTop || !isGreeting(heading, content) : isShort && start > 0;
      if (!isPassing && (isOver || (isTop && isShort))) current = heading;
    } else if (OFFERING.test(line)) {
      here = 'ignored';
    } else if (!isBullet && LINE_ASKS.test(content)) {
      here = 'required';
      if (/:\s*$/.test(content)) current = here;
    } else if (current === 'ignored' && /:\s*$/.test(content) && isWhole) {
      current = 'neutral';
      here = current;
    }
    if (content !== '') afterBullet = isBullet;
    addZones(
      line,
      start,
      here,
      heading !== null && !hasContent && isShort,
      isItem || hasContent || bare.isLong,
      start > 0 && (isItem || (isWhole && content !== '' && here !== 'ignored')),
      zones,
    );
    start = end + 1;
  }
  return ignoreIntroduction(zones, text);
}

function findLineEnd(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return newline < 0 ? text.length : newline;
}

/** A list of bare lines ends too, where a sentence follows after an empty line. */
class BareList {
  private items = 0;
  private isAfterGap = false;

  /** Lines enough to be sure that each is an item. */
  get isLong(): boolean {
    return this.items > 2;
  }

  endsBefore(content: string, isPart: boolean, isItem: boolean): boolean {
    const isSentence = /[^.]\.\s*$/.test(content);
    const isOver = this.isAfterGap && this.items > 1 && isSentence && !isItem;
    this.isAfterGap = content === '';
    if (!isPart) this.items = 0;
    else if (content !== '' && !isItem) this.items += 1;
    return isOver;
  }
}

function askFor(zone: Zone): Zone {
  if (zone.isIgnored || !zone.isTask) return zone;
  return { ...zone, demand: 'required', isAsking: true, isTask: false };
}

/** "Perfil: …", "Essential – Java", and "Perfil. Grado en Derecho. …" */
function findLabelEnd(content: string): number {
  const colon = content.slice(0, LONGEST_HEADING).indexOf(':');
  if (colon > 0) return colon;
  const [, label = ''] = /^([^.,;?]{4,30}?)(?:[.?]|\s[–—-])\s+\S/.exec(content) ?? [];
  return label.split(' ').length <= 3 && matchHeading(label, NO_LIST) !== null ? label.length : -1;
}

const MOST_UNDER = 5;

function linesAfter(text: string, end: number): readonly string[] {
  const rest = text.slice(end + 1, end + 1 + MOST_UNDER * LONGEST_TRAIL).trimStart();
  const lines = rest.split('\n').slice(0, MOST_UNDER);
  const stop = lines.findIndex((line) => !BULLET.test(line));
  return stop < 0 ? lines : lines.slice(0, stop);
}

function lineAfter(text: string, end: number): string {
  const rest = text.slice(end + 1, end + 1 + LONGEST_HEADING * 2).trimStart();
  return rest.slice(0, (rest.indexOf('\n') + 1 || rest.length + 1) - 1);
}

/** A sentence behind a list of what is asked for, and about something else. */
function isGiven(sentence: string, isProse: boolean): boolean {
  const kind = isProse ? chooseKind(weighSentence(sentence), VERY_LIKELY) : null;
  return kind === 'offer' || kind === 'about' || kind === 'apply';
}

/** A sentence is a zone, or two where a plus follows what is asked for. */
function addZones(
  line: string,
  offset: number,
  heading: Heading,
  isHeadingLine: boolean,
  isItem: boolean,
  endsIntroduction: boolean,
  zones: Zone[],
): void {
  let sentenceBefore = '';
  for (const { text: sentence, index, isReason } of splitSentences(line)) {
    const isPartOfMore = sentenceBefore.trimEnd().endsWith(';');
    sentenceBefore = sentence;
    const start = offset + index;
    const end = start + sentence.length;
    const isAboutCompany = heading === 'neutral' && COMPANY.test(sentence);
    const isOffer = OFFERING.test(sentence) || isAboutCompany;
    const isAsked = heading === 'required' || heading === 'optional';
    const isClosing =
      CLOSING.test(sentence) &&
      !(isAsked && chooseKind(weighSentence(sentence), LIKELY) !== 'apply' && !/@/.test(sentence));
    const isNoise = heading === 'ignored' || isOffer || isClosing;
    // A heading names nothing: "Responsabilidades" asks for no sense of responsibility.
    const isIgnored =
      isHeadingLine ||
      isReason ||
      DENIED.test(sentence) ||
      ((isNoise || isGiven(sentence, isAsked && !isItem)) && !ASKING.test(sentence)) ||
      TO_A_PROGRAM.test(sentence);
    const zone = (from: number, to: number, demand: Demand, isAsking: boolean): void => {
      if (to <= from) return;
      zones.push({
        start: from,
        end: to,
        demand,
        isAsking: isAsking && !isHeadingLine,
        isTask: heading === 'tasks' && !isHeadingLine,
        isDuty: false,
        isIgnored,
        isReason,
        isHeaded: heading !== 'neutral' && heading !== 'ignored',
        endsIntroduction,
        isHeading: isHeadingLine,
      });
    };
    const plain: Demand = heading === 'required' || heading === 'optional' ? heading : 'expected';
    const isUnderHeading = heading !== 'neutral' && heading !== 'tasks' && heading !== 'ignored';
    const optional = OPTIONAL.exec(sentence);
    if (optional !== null) {
      const before = blankBrackets(sentence.slice(0, optional.index));
      const own = REQUIRED.test(before) ? 'required' : plain;
      // "English C1, German is a plus": only what is said of German; "Docker, Kubernetes a plus": both.
      const isLast = !/\p{L}/u.test(sentence.slice(optional.index + optional[0].length));
      const trails =
        isLast ||
        before.trim().length > 12 ||
        SAID_OF_IT.test(optional[0]) ||
        SINGLE_TRAIL.test(before.slice(-LONGEST_TRAIL));
      const from =
        trails && !SINGLE_TRAIL.test(before.slice(-LONGEST_TRAIL)) && !/[,;(]/.test(before)
          ? 0
          : trails
            ? clauseStart(before)
            : optional.index;
      zone(start, start + from, own, isUnderHeading || own === 'required');
      zone(start + from, end, 'optional', true);
      continue;
    }
    // "Deseable: electricidad; híbridos; cajas automáticas": what a semicolon parts is asked for alike.
    const last = zones.at(-1);
    const goesOn = MORE.test(sentence) || isPartOfMore;
    const isMore = goesOn && last?.end === start && last.demand === 'optional';
    if (isMore) {
      zone(start, end, 'optional', true);
      continue;
    }
    // "The job: you'll have a route of 90 lifts" tells what is done.
    const told = heading === 'tasks' ? sentence.replace(WILL_HAVE, '') : sentence;
    const isRequired =
      (REQUIRED.test(told.replace(AT_NEED, '')) ||
        LINE_ASKS.test(sentence.replace(/^[^\p{L}]+/u, ''))) &&
      heading !== 'optional';
    if (isRequired || heading !== 'neutral' || isIgnored || offset === 0) {
      zone(start, end, isRequired ? 'required' : plain, isRequired || isUnderHeading);
      continue;
    }
    // Prose without a cue is what lines like it are.
    const kind = chooseKind(weighSentence(sentence), LIKELY);
    if (kind === 'must') zone(start, end, 'required', true);
    else if (kind === 'nice') zone(start, end, 'optional', true);
    else zone(start, end, plain, false);
  }
}

/** "Knowledge of refrigeration (F-Gas) would be a plus": a bracket that is closed parts no clause. */
function blankBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, (said) => ' '.repeat(said.length));
}

function clauseStart(before: string): number {
  const at = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('('));
  return at < 0 ? 0 : at + 1;
}
