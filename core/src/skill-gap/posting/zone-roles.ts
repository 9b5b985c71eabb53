import table from '../../../data/zone-signs.tsv' with { type: 'text' };
import { foldInPlace } from '../../language';
import { readRows } from '../../tables';
import { chooseKind, weighSentence } from './line-kinds';
import {
  DENIED,
  DUTY,
  LINE_ASKS,
  OPTIONAL,
  REQUIRED,
  SOUGHT_TO_DO,
  TO_A_PROGRAM,
} from './posting-cues';
import { LIKELY, matchHeading, NO_LIST } from './posting-headings';
import type { Zone } from './posting-zones';
import { type RoleWeights, sumChain } from './role-chain';
import { readZoneSigns, type ZoneSigns } from './zone-signs';

const ROLES = ['none', 'must', 'nice', 'duty'] as const;
type Role = (typeof ROLES)[number];

let weights: ReadonlyMap<string, RoleWeights> | null = null;

/** Hundredths, learned from job descriptions in which people marked what is asked for. */
function openWeights(): ReadonlyMap<string, RoleWeights> {
  weights ??= new Map(
    readRows(table, ['sign', ...ROLES]).map((row) => [
      row.sign,
      ROLES.map((role) => Number(row[role]) / 100),
    ]),
  );
  return weights;
}

const EVEN: RoleWeights = ROLES.map(() => 0);

function weighSigns({ signs }: ZoneSigns): RoleWeights {
  const sums = ROLES.map(() => 0);
  for (const [sign, much] of signs)
    (openWeights().get(sign) ?? EVEN).forEach((weight, role) => {
      sums[role] = (sums[role] ?? 0) + weight * much;
    });
  return sums;
}

/** Transition weights between the roles of neighbouring zones. */
function weighStep({ link }: ZoneSigns): readonly RoleWeights[] {
  return ROLES.map((role) => openWeights().get(`${link} > ${role}`) ?? EVEN);
}

/** What each zone is likeliest to be, seen together with those before and behind it. */
function chooseRoles(zones: readonly ZoneSigns[]): readonly Role[] {
  const own = zones.map(weighSigns);
  const steps = zones.map(weighStep);
  const { forth, back } = sumChain(own, steps);
  const likely = forth.map((sums, at) => sums.map((sum, role) => sum + (back[at]?.[role] ?? 0)));
  return agree(zones, likely);
}

/** The lines of a list have one role together. */
function agree(zones: readonly ZoneSigns[], likely: readonly RoleWeights[]): readonly Role[] {
  const sums = new Map<unknown, number[]>();
  zones.forEach(({ list }, at) => {
    if (list === null) return;
    const sum = sums.get(list) ?? ROLES.map(() => 0);
    likely[at]?.forEach((one, role) => {
      sum[role] = (sum[role] ?? 0) + one;
    });
    sums.set(list, sum);
  });
  return zones.map(({ list }, at) => {
    const own = (list === null ? undefined : sums.get(list)) ?? likely[at] ?? EVEN;
    return ROLES[own.indexOf(Math.max(...own))] ?? 'none';
  });
}

/**
 * What is asked for, what is welcome and what is neither, as people marked it in other job descriptions. If that finds no requirement
 * at all, the text's own headings and cues decide.
 */
export function markRoles(text: string, zones: readonly Zone[]): readonly Zone[] {
  const roles = chooseRoles(readZoneSigns(text, zones));
  if (roles.every((role) => role === 'none')) return zones;
  return requireFirst(markEach(text, zones, roles));
}

/** Of two lists that would both please, where nothing is required, the first is what they need: "We'd like you to have … Ideally you also have …". */
function requireFirst(zones: readonly Zone[]): readonly Zone[] {
  const asks = zones.map(({ isAsking, isIgnored }) => isAsking && !isIgnored);
  if (zones.some(({ demand }, at) => asks[at] && demand !== 'optional')) return zones;
  const first = asks.indexOf(true);
  const end = zones.findIndex(({ isHeading }, at) => at > first && isHeading);
  const hasNext = end > 0 && asks.indexOf(true, end) > 0;
  if (first < 0 || !hasNext || end - first < FEWEST_OF_LIST) return zones;
  return zones.map((zone, at) =>
    at >= first && at < end && asks[at] ? { ...zone, demand: 'required' } : zone,
  );
}

function markEach(text: string, zones: readonly Zone[], roles: readonly Role[]): readonly Zone[] {
  return zones.map((zone, at) => {
    const role = roles[at];
    if (zone.isReason === true) return zone;
    // Its own words say it.
    if (zone.isAsking && !zone.isIgnored && isSaid(text, zone)) return zone;
    if (role === 'none' || role === undefined) {
      if (!zone.isAsking || isBetweenAsked(text, zones, roles, at)) return zone;
      // "You'll do daily checks" behind a list of what is asked for: what is done there.
      const isDone = DUTY.test(foldInPlace(text.slice(zone.start, zone.end)));
      return { ...zone, isAsking: false, isIgnored: zone.isIgnored || !isDone };
    }
    // Nothing that would please comes before what is required, unless it says so.
    if (role === 'nice' && !zone.isHeaded && isBeforeRequired(roles, at))
      return { ...zone, isAsking: false, isIgnored: false, isTask: true, isDuty: true };
    if (role === 'duty' && zone.isHeading) return zone;
    if (TO_A_PROGRAM.test(foldInPlace(text.slice(zone.start, zone.end)))) return zone;
    // Between the two, a heading over it that says which one is right.
    if (zone.isAsking && zone.isHeaded && zone.demand !== 'expected' && role !== 'duty')
      return isAmongAsked(text, zones, at) ? { ...zone, isIgnored: false } : zone;
    if (role === 'duty')
      return { ...zone, isAsking: false, isIgnored: false, isTask: true, isDuty: true };
    return {
      ...zone,
      isAsking: true,
      isIgnored: false,
      isTask: false,
      isHeading: false,
      demand: role === 'nice' ? 'optional' : 'required',
    };
  });
}

/** A line of one list, under a heading that says what it is, between two that are asked for: "Extra", and below it "ITIL", "Linux", "Azure". */
function isBetweenAsked(
  text: string,
  zones: readonly Zone[],
  roles: readonly Role[],
  at: number,
): boolean {
  const [before, zone, next] = [zones[at - 1], zones[at], zones[at + 1]];
  if (zone === undefined || before === undefined || next === undefined) return false;
  if (!zone.isHeaded || zone.isIgnored || zone.demand === 'expected') return false;
  const isAlike = (other: Zone, role: Role | undefined) =>
    other.isHeaded && other.demand === zone.demand && (role === 'must' || role === 'nice');
  if (!isAlike(before, roles[at - 1]) || !isAlike(next, roles[at + 1])) return false;
  return [zone, next].every(({ start }) => /\n\s*$/.test(text.slice(before.start, start)));
}

function isBeforeRequired(roles: readonly Role[], at: number): boolean {
  return !roles.slice(0, at).includes('must') && roles.indexOf('must', at) > at;
}

const FEWEST_OF_LIST = 2;
/** A sentence with as many parts lists what is done, whatever else its words are usual in. */
const FEWEST_LISTED = 2;

/** Prose tells what is done there, unless lines like it speak of the company, the offer or how to apply. */
export function markTasks(text: string, zones: readonly Zone[]): readonly Zone[] {
  return zones.map((zone) => {
    if (zone.isAsking || zone.isIgnored || zone.isTask || zone.isHeading) return zone;
    const sentence = foldInPlace(text.slice(zone.start, zone.end));
    const kind = chooseKind(weighSentence(sentence), LIKELY);
    const isOther = kind === 'about' || kind === 'offer' || kind === 'apply';
    const isSought = SOUGHT_TO_DO.test(sentence);
    const tells = isSought || DUTY.test(sentence);
    if (isOther && !tells) return zone;
    const listed = sentence.split(',').length > FEWEST_LISTED;
    return { ...zone, isTask: true, isDuty: isSought || (tells && (!isOther || listed)) };
  });
}

/** "Has 2+ years in small animal practice" between two lines of one list that are asked for, whatever its words are usual in. */
function isAmongAsked(text: string, zones: readonly Zone[], at: number): boolean {
  const [before, zone, next] = [zones[at - 1], zones[at], zones[at + 1]];
  if (zone?.isIgnored !== true || before === undefined || next === undefined) return false;
  const isAlike = (other: Zone) =>
    other.isAsking && !other.isIgnored && other.demand === zone.demand && other.isHeaded;
  if (!isAlike(before) || !isAlike(next)) return false;
  const beginsLine = ({ start }: Zone) => /\n\s*$/.test(text.slice(before.start, start));
  const isLine = [zone, next].every(beginsLine);
  return isLine && !DENIED.test(foldInPlace(text.slice(zone.start, zone.end)));
}

function isSaid(text: string, { start, end, demand }: Zone): boolean {
  if (demand === 'expected') return false;
  const sentence = foldInPlace(text.slice(start, end));
  if ((demand === 'optional' ? OPTIONAL : REQUIRED).test(sentence)) return true;
  if (demand === 'required' && LINE_ASKS.test(sentence.trimStart())) return true;
  const [, label] = /^\W*([^.:;?!\n]{3,60}?)(?::|\s[–—-]\s)/.exec(sentence) ?? [];
  return label !== undefined && matchHeading(label, NO_LIST) === demand;
}
