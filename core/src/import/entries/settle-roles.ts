import { trimSeparators } from '../dates/dated-lines';
import type { CvLine } from '../lines/cv-line';
import { countWords } from '../lines/cv-line';
import { isPlace, isTownShaped } from '../person/recognise-place';
import { type HeadPiece, splitTownBefore, splitTrailingPlace } from './name-roles';
import { isTownInRegion } from './take-towns';

/** A line of an entry's head, by its distance from the line with the date. */
export interface SlotRow {
  readonly row: number;
  readonly line: CvLine;
  /** What is written on it, each with the place on the line and the look in which it is written. */
  readonly parts: readonly { readonly text: string; readonly slot: string }[];
}

export interface SlotRules {
  /** How much a text is like a title or degree, and how much like an employer or school. */
  readonly scoreWhat: (text: string) => number;
  readonly scoreWhere: (text: string) => number;
  /** Whether to recognize a place by its shape and position when no entry has a known one. */
  readonly mayBeUnknownPlace: boolean;
}

interface SettledHead {
  readonly what: HeadPiece | null;
  readonly where: HeadPiece | null;
  readonly place: HeadPiece | null;
  readonly extra: readonly HeadPiece[];
}

/** The same place in the heads of a section, with what each entry has there. */
interface Slot {
  readonly row: number;
  /** Where it is, whatever its look. */
  readonly corner: string;
  readonly texts: readonly (HeadPiece | null)[];
  readonly isPlace: boolean;
}

const LEAST_SHARE = 0.5;
const MOST_OF_ALL = 0.75;
const SEPARATORS = [
  /\s?[|‖]\s?/,
  /\s[·•⋅]\s/,
  /\s[–—]\s/,
  /\s-\s/,
  /\s\/\s/,
  /\s@\s?(?=\p{L})|\sat\s(?=\p{Lu})/u,
];
const MOST_SLOTS = 7;

/** Gives one role to each slot for the whole section, by what is there in all entries. */
export function settleRoles(
  entries: readonly (readonly SlotRow[])[],
  rules: SlotRules,
): readonly SettledHead[] {
  const slots = readSlots(entries, rules);
  const usual = slots
    .filter(({ texts }) => shareOf(texts) >= LEAST_SHARE)
    .slice(0, MOST_SLOTS)
    .map((slot) => ({ slot, ...weigh(slot, rules) }));
  const [what, where, place] = pickBest(usual);
  return entries.map((_, at) => {
    const inherited = (slot: Slot | undefined) =>
      slot === undefined ? null : (slot.texts[at] ?? inherit(slot, entries, at));
    const roles = [what, where, place];
    const left = slots.filter((slot) => !roles.includes(slot) && slot.texts[at] !== null);
    const own = what?.texts[at] ?? takeOtherLook(what, roles, left, at);
    const employer = where?.texts[at] ?? takeOtherLook(where, roles, left, at);
    return {
      what: own,
      where: withoutLink(employer ?? (own === null ? null : inherited(where))),
      place: place?.texts[at] ?? null,
      extra: left.flatMap(({ texts }) => texts[at] ?? []),
    };
  });
}

/** "**Maestra** en Colegio Norte": the formatting separates them, and the joining word belongs to neither. */
function withoutLink(piece: HeadPiece | null): HeadPiece | null {
  return piece === null
    ? null
    : { ...piece, text: piece.text.replace(/^(?:en|at|@) ?(?<=[ @])(?=[\p{Lu}\d])/u, '') };
}

/** A role at its usual position in unusual formatting: one entry may be bold where the others aren't. */
function takeOtherLook(
  slot: Slot | undefined,
  roles: readonly (Slot | undefined)[],
  left: Slot[],
  at: number,
): HeadPiece | null {
  if (slot === undefined || roles.some((role) => role !== slot && role?.corner === slot.corner))
    return null;
  const index = left.findIndex(
    ({ corner, isPlace, texts }) =>
      corner === slot.corner && !isPlace && shareOf(texts) < LEAST_SHARE,
  );
  return index < 0 ? null : (left.splice(index, 1)[0]?.texts[at] ?? null);
}

/** Several roles at one employer: its line is above the first of them only. */
function inherit(
  slot: Slot,
  entries: readonly (readonly SlotRow[])[],
  at: number,
): HeadPiece | null {
  if (slot.row >= 0 || entries[at]?.some(({ row }) => row === slot.row)) return null;
  for (let before = at - 1; before >= 0; before--) {
    const text = slot.texts[before];
    if (text !== null && text !== undefined) return text;
  }
  return null;
}

export function readSlots(
  entries: readonly (readonly SlotRow[])[],
  rules: SlotRules,
): readonly Slot[] {
  const found = new Map<string, { row: number; corner: string; texts: (HeadPiece | null)[] }>();
  entries.forEach((rows, at) => {
    for (const { row, line, parts } of rows) {
      const seen = new Map<string, number>();
      for (const { text, slot } of parts) {
        if (text === '') continue;
        const count = seen.get(slot) ?? 0;
        seen.set(slot, count + 1);
        const key = `${row}|${slot}|${count}`;
        const corner = `${row}|${slot.replace(/[bi]+$/, '')}`;
        const known = found.get(key) ?? { row, corner, texts: entries.map(() => null) };
        known.texts[at] = { text, numbers: line.numbers };
        found.set(key, known);
      }
    }
  });
  return [...found.values()]
    .sort((a, b) => a.row - b.row)
    .flatMap((slot) =>
      splitSlot(slot).flatMap((part, at, parts) =>
        isTownBehindName(part, parts[at - 1], rules)
          ? [{ ...part, isPlace: true }]
          : peelPlaces(part, rules),
      ),
    );
}

/** "Maderas del Duero – Covaleda (Soria)" in every entry: towns, unless what is before them is what was done there. */
function isTownBehindName(
  { texts }: Omit<Slot, 'isPlace'>,
  before: Omit<Slot, 'isPlace'> | undefined,
  { scoreWhat }: SlotRules,
): boolean {
  if (before === undefined) return false;
  const named = before.texts.filter((text) => text !== null);
  const what = named.reduce((sum, { text }) => sum + scoreWhat(text), 0);
  return what < named.length && texts.every((text) => text === null || isTownInRegion(text.text));
}

/** A sign counts as a separator only if it separates in nearly all entries. */
function splitSlot(slot: Omit<Slot, 'isPlace'>): readonly Omit<Slot, 'isPlace'>[] {
  const present = slot.texts.filter((text) => text !== null);
  for (const separator of SEPARATORS) {
    const counts = present.map(({ text }) => text.split(separator).length);
    const most = usualCount(counts);
    const agreeing = counts.filter((count) => count === most).length;
    if (most < 2 || most > 3 || present.length < 2 || agreeing < MOST_OF_ALL * present.length)
      continue;
    return Array.from({ length: most }, (_, at) => ({
      row: slot.row,
      corner: `${slot.corner}|${at}`,
      texts: slot.texts.map((piece) => {
        const pieces = piece?.text.split(separator) ?? [];
        // Extra parts stay with the last one.
        const own = at === most - 1 ? pieces.slice(at).join(' - ') : (pieces[at] ?? '');
        const text = trimSeparators(own);
        return piece === null || text === '' ? null : { ...piece, text };
      }),
    })).flatMap((part) => splitSlot(part));
  }
  return [slot];
}

function usualCount(counts: readonly number[]): number {
  const times = (count: number) => counts.filter((other) => other === count).length;
  return counts.reduce((usual, count) => (times(count) > times(usual) ? count : usual), 1);
}

/** "Acme, Madrid" in nearly all entries: a name and a place. */
function peelPlaces(slot: Omit<Slot, 'isPlace'>, rules: SlotRules): readonly Slot[] {
  const present = slot.texts.filter((text) => text !== null);
  const whole = present.filter(({ text }) => isPlace(text)).length;
  if (whole * 2 > present.length || looksLikePlaces(present.map(({ text }) => text)))
    return [{ ...slot, isPlace: true }];
  const known = present.filter(({ text }) => splitTrailing(text, isPlace).place !== '').length;
  const isLikeOthers = (text: string) => isPlace(text) || isTown(text, rules);
  const split = slot.texts.map((piece) =>
    piece === null ? null : splitTrailing(piece.text, isLikeOthers),
  );
  if (known * 2 < present.length || known === 0) return [{ ...slot, isPlace: false }];
  const part = (pick: (one: { rest: string; place: string }) => string) =>
    slot.texts.map((piece, at) => {
      const one = split[at];
      const text = one === null || one === undefined ? '' : pick(one);
      return piece === null || text === '' ? null : { ...piece, text };
    });
  return [
    { ...slot, texts: part(({ rest }) => rest), isPlace: false },
    { ...slot, texts: part(({ place }) => place), isPlace: true },
  ];
}

/** Takes a place off the end, and one in brackets too. */
function splitTrailing(
  text: string,
  isTownInBrackets: (text: string) => boolean,
): { rest: string; place: string } {
  const [, rest = '', inside = ''] = /^(.{2,}?)\s*\(([^()]{2,60})\)[.\s]*$/.exec(text) ?? [];
  if (rest === '' || !isTownInBrackets(inside)) return splitTrailingPlace(text);
  const [named, place] = splitTownBefore(rest, inside);
  return { rest: named, place };
}

/** A name that isn't an abbreviation or anything else we know. */
function isTown(text: string, { scoreWhat }: SlotRules): boolean {
  return isTownShaped(text) && scoreWhat(text) === 0 && !/^\p{Lu}+$/u.test(text);
}

/** Towns in no list: short names in every entry, some of them known. */
export function looksLikePlaces(texts: readonly string[]): boolean {
  const known = texts.filter((text) => isPlace(text)).length;
  const shaped = texts.filter((text) => isPlace(text) || isTownShaped(text)).length;
  return known > 0 && shaped === texts.length && known * 3 >= texts.length;
}

interface Weights {
  readonly what: number;
  readonly where: number;
  readonly place: number;
}

function weigh({ texts, isPlace: isKnownPlace, row, corner }: Slot, rules: SlotRules): Weights {
  const present = texts.filter((text) => text !== null);
  const mean = (score: (text: string) => number) =>
    present.reduce((sum, { text }) => sum + score(text), 0) / Math.max(1, present.length);
  const what = mean((text) => Math.min(3, rules.scoreWhat(text)));
  const where = mean((text) => Math.min(4, rules.scoreWhere(text)));
  // Opposite a school, "Villarriba, Comarca Alta" is where it is.
  const isOpposite = corner.endsWith('R') && present.every(({ text }) => text.includes(', '));
  const mayBeTown =
    rules.mayBeUnknownPlace || isOpposite || present.some(({ text }) => isPlace(text));
  const shaped = mayBeTown ? 0.6 : -0.5;
  const place = mean((text) => (isPlace(text) ? 2 : isTownShaped(text) ? shaped : -1.5));
  const words = mean((text) => countWords(text));
  const share = shareOf(texts);
  const isList = mean((text) => (isEnumeration(text) ? 1 : 0)) > 0.5;
  const long = words > 9 || isList ? 2 : 0;
  const order = 0.05 * -row + share;
  const placed = isKnownPlace ? 3 : 0;
  return {
    what: what - 0.7 * where + order - long - placed,
    where: where - 0.7 * what + order - long - placed,
    place: place - 0.5 * Math.max(what, where) + placed - long,
  };
}

/** "Java, SQL, Docker, Git": things used, not a name. */
export function isEnumeration(text: string): boolean {
  return text.split(/, /).length > 3;
}

function shareOf(texts: readonly (HeadPiece | null)[]): number {
  return texts.filter((text) => text !== null).length / Math.max(1, texts.length);
}

/** The three slots that fit best together. A role may stay empty. */
function pickBest(
  slots: readonly ({ readonly slot: Slot } & Weights)[],
): readonly [Slot | undefined, Slot | undefined, Slot | undefined] {
  const choices = [undefined, ...slots];
  let best: readonly [Slot | undefined, Slot | undefined, Slot | undefined] = [
    undefined,
    undefined,
    undefined,
  ];
  let most = Number.NEGATIVE_INFINITY;
  for (const what of choices)
    for (const where of choices)
      for (const place of choices) {
        if (what !== undefined && (what === where || what === place)) continue;
        if (where !== undefined && where === place) continue;
        const sum = (what?.what ?? -1) + (where?.where ?? -1) + (place?.place ?? 0);
        if (sum <= most) continue;
        most = sum;
        best = [what?.slot, where?.slot, place?.slot];
      }
  return best;
}
