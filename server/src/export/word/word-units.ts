/** Twentieths of a point: lengths. */
export function twips(pt: number): number {
  return Math.round(pt * 20);
}

/** Type sizes; Word knows none between them. What lies in the middle becomes smaller, so that a page stays a page. */
export function halfPoints(pt: number): number {
  return Math.ceil(pt * 2 - 0.5);
}

/** Thickness of rules. */
export function eighths(pt: number): number {
  return Math.max(2, Math.round(pt * 8));
}

/** Colours without their #. */
export function hex(colour: string): string {
  return colour.slice(1).toUpperCase();
}

/**
 * The space to set before a paragraph so that its letters are `gapPt` below what is above it: Word puts the air of a
 * line over its letters.
 */
export function spaceBefore(gapPt: number, sizePt: number, lineHeight: number): number {
  return twips(Math.max(0, gapPt - (lineHeight - 1) * sizePt));
}
