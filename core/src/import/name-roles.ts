import { isPlace } from './recognise-place';
import { trimSeparators } from './split-entries';

/** A stretch of an entry's head between separators, with the lines it stands on. */
export interface HeadPiece {
  readonly text: string;
  readonly numbers: readonly number[];
}

export interface NamedRoles {
  readonly first: string;
  readonly second: string;
}

/** Splits at "|", "·" and spaced dashes; a place in brackets at the end becomes a piece of its own. */
export function splitPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const part of text.split(/\s[|·•⋅‖]\s|\s[–—]\s|\s-\s|\s?[|‖]\s?|\s[@]\s|\t/)) {
    const bracket = /^(.{2,}?)\s*\(([^()]{2,60})\)[.\s]*$/.exec(part.trim());
    if (bracket?.[1] !== undefined && bracket[2] !== undefined && isPlace(bracket[2]))
      pieces.push(bracket[1], bracket[2]);
    else pieces.push(part);
  }
  return pieces.map(trimSeparators).filter((piece) => piece !== '');
}

/** Takes a place off the end: "Acme, Bogotá" and "Acme, Columbus, OH". */
export function splitTrailingPlace(text: string): {
  readonly rest: string;
  readonly place: string;
} {
  const parts = text.split(/,\s+/);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    if (
      isPlace(place) &&
      parts.slice(-count).every((part) => isPlace(part) || /^[A-Z]{2,3}$/.test(part))
    ) {
      return { rest: parts.slice(0, -count).join(', '), place };
    }
  }
  return { rest: text, place: '' };
}

/** The comma (or "at", "en") at which a text falls best into two, by a lean that is high for what comes first. */
export function splitByLean(
  text: string,
  lean: (part: string) => number,
): { readonly left: string; readonly right: string; readonly gain: number } | null {
  const cuts: { left: string; right: string }[] = [];
  for (const match of text.matchAll(
    /,\s+|\s+(?:at|en|@|para|for)\s+(?=\p{Lu})|\.\s+(?=\p{Lu})|:\s+/gu,
  )) {
    if (cuts.length > 8) break;
    cuts.push({
      left: text.slice(0, match.index).trim(),
      right: text.slice(match.index + match[0].length).trim(),
    });
  }
  let best: { left: string; right: string; gain: number } | null = null;
  for (const cut of cuts) {
    if (cut.left === '' || cut.right === '') continue;
    const gain = lean(cut.left) - lean(cut.right);
    if (best === null || Math.abs(gain) > Math.abs(best.gain)) best = { ...cut, gain };
  }
  return best;
}
