import { matchHeading } from '../sections/match-heading';
import type { Segment } from './segment';

const known = new WeakMap<Segment, boolean>();

/** Reads as the heading of a section, by its words. */
export function isNamedHeading(segment: Segment): boolean {
  const before = known.get(segment);
  if (before !== undefined) return before;
  const kind = segment.bullet ? null : matchHeading(segment.text);
  const isHeading = kind !== null && kind !== 'frame';
  known.set(segment, isHeading);
  return isHeading;
}

/** Tells headings by their words, and others by looking exactly like those. */
export function headingTest(segments: readonly Segment[]): (segment: Segment) => boolean {
  const looks = new Map<string, number>();
  for (const one of segments)
    if (isNamedHeading(one)) looks.set(lookOf(one), (looks.get(lookOf(one)) ?? 0) + 1);
  const isTelling = (look: string) => {
    const count = looks.get(look) ?? 0;
    return count > 1 && segments.filter((one) => lookOf(one) === look).length < 2 * count + 2;
  };
  const telling = new Set([...looks.keys()].filter(isTelling));
  return (one) =>
    telling.has(lookOf(one)) &&
    !one.bullet &&
    one.text.split(' ').length <= 5 &&
    !/\d/.test(one.text);
}

function lookOf(one: Segment): string {
  return `${one.sizePt}|${one.bold}|${one.color}`;
}
