import type { EntryLabel } from '../../catalog';
import { SHORTENED, trimSeparators } from '../dates/dated-lines';
import { isCountry, isNameLike, isPlace, isRegionCode } from '../person/recognise-place';
import { endsInForm, isCompanyForm, isOrganisation } from './score-roles';
import { isTownLike } from './take-towns';

/** A stretch of an entry's head between separators, with the lines it is on. */
export interface HeadPiece {
  readonly text: string;
  readonly numbers: readonly number[];
  /** Said by a label. */
  readonly role?: EntryLabel;
}

/** Separators inside brackets don't count: "Facultad de Letras (UNO - UDO)" is one name. */
const SEPARATOR = /(?:\s[|·•⋅‖]\s|\s[–—]\s|\s-\s|\s?[|‖]\s?|\s@\s?(?=\p{L})|\t)(?![^()]*\))/u;

/** Splits at "|", "·" and spaced dashes; a place in brackets at the end becomes its own piece. */
export function splitPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const part of text.split(SEPARATOR)) {
    const bracket = /^(.{2,}?)\s*\(([^()]{2,60})\)[.\s]*$/.exec(part.trim());
    if (bracket?.[1] !== undefined && bracket[2] !== undefined && isPlace(bracket[2]))
      pieces.push(...splitTownBefore(bracket[1], bracket[2]));
    else pieces.push(part);
  }
  return pieces.map(trimSeparators).filter((piece) => piece !== '');
}

/** "Acme, Bogotá" and "Acme. Bogotá"; the stop of "Hnos. Ruiz" belongs to the name. */
const PLACE_CUT = new RegExp(
  `,\\s+|(?<=\\p{L}{3}|\\))(?<!(?:^|[\\s.,])${SHORTENED})\\.\\s+(?=\\p{Lu})`,
  'iu',
);

/** The name and what its last comma or stop parts from it. */
export function cutLast(text: string): { readonly name: string; readonly last: string } | null {
  const last = text.split(PLACE_CUT).at(-1) ?? '';
  const name = text.slice(0, -last.length).replace(/[,.]\s+$/, '');
  return last === text || name === '' ? null : { name, last };
}

/** "Colegio Norte, Villarriba (Segovia)": a town that no list has, before the province it is in. */
export function splitTownBefore(name: string, region: string): readonly [string, string] {
  const cut = cutLast(name);
  return cut !== null && !isCountry(region) && isTownLike(cut.last)
    ? [cut.name, `${cut.last} (${region})`]
    : [name, region];
}

/** Takes a place off the end: "Acme, Bogotá", "Acme. Bogotá" and "Acme, Columbus, OH". */
export function splitTrailingPlace(text: string): {
  readonly rest: string;
  readonly place: string;
} {
  const parts = text.split(PLACE_CUT);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    const rest = text.slice(0, -place.length).replace(/[,.]\s+$/, '');
    // "Acme (Villarriba, España)": the bracket is one place, not half of one.
    if (rest.lastIndexOf('(') > rest.lastIndexOf(')')) continue;
    if (count === 2 && isTownInRegion(parts.at(-2) ?? '', parts.at(-1) ?? ''))
      return { rest, place };
    if (
      isPlace(place) &&
      parts.slice(-count).every((part) => isPlace(part) || /^[A-Z]{2,3}$/.test(part))
    ) {
      return { rest, place };
    }
  }
  return { rest: text, place: '' };
}

const FORM_END = /(?:\.|(?<!\p{L})(?:\p{Lu}{2,6}|Ltda?|Inc|Corp|SpA|GmbH|Cía))$/u;

/** "Tejidos Norte S.A.S Bogotá, Colombia": the form ends the name, and the place needs no comma. */
export function splitGluedPlace(
  text: string,
): { readonly name: string; readonly place: string } | null {
  for (const { index } of text.matchAll(/(?<=[\p{L}.]) (?=\p{Lu})/gu)) {
    const place = text.slice(index + 1);
    const name = text.slice(0, index);
    if (FORM_END.test(name) && endsInForm(name) && isPlace(place)) return { name, place };
  }
  return null;
}

const MOST_TOWN_WORDS = 3;

/** "Payson, AZ": a town in no list, before the letters of its state. */
function isTownInRegion(town: string, region: string): boolean {
  return (
    isRegionCode(region) &&
    isNameLike(town) &&
    town.split(' ').length <= MOST_TOWN_WORDS &&
    /\p{Ll}{2}/u.test(town) &&
    !isCompanyForm(town) &&
    !isOrganisation(town)
  );
}

const ANY_CUT =
  /,\s+|\s+(?:at|@|para|for)\s+(?=\p{Lu})|\s+en\s+(?:el |la )?|(?<=\p{Ll}{3}|\p{Lu}{3}|\)|\d[ªº°])\.\s+(?=\p{Lu})|:\s+/gu;
const COMMA_CUT =
  /,\s+|\s+(?:at|from)\s+(?=\p{Lu})|\s+(?:en|por) (?:la |el )?(?=(?:Universidad|Universitat|Instituto|Escuela|Colegio|Centro|Facultad|IES|CIFP)\b)|:\s+(?=\p{Lu})|(?<=\p{Ll}{3}|\p{Lu}{3}|\))\.\s+(?=\p{Lu})/gu;
const MOST_CUTS = 8;
const STOP_BONUS = 1.5;

interface LeanSplit {
  readonly left: string;
  readonly right: string;
  readonly gain: number;
}

/** The comma (or "at", "en") that best splits a text in two. The lean is high for what comes first. */
export function splitByLean(
  text: string,
  lean: (part: string) => number,
  cutAt: 'words' | 'commas' = 'words',
): LeanSplit | null {
  const found: (LeanSplit & { readonly weight: number })[] = [];
  let count = 0;
  for (const match of text.matchAll(cutAt === 'words' ? ANY_CUT : COMMA_CUT)) {
    count += 1;
    if (count > MOST_CUTS) break;
    const left = text.slice(0, match.index).trim();
    const right = text.slice(match.index + match[0].length).trim();
    const isVague =
      match[0].trim().startsWith('en') && /^\p{Ll}/u.test(right) && !isOrganisation(right);
    const isInside = left.lastIndexOf('(') > left.lastIndexOf(')');
    if (left === '' || right === '' || isVague || isInside) continue;
    const gain = lean(left) - lean(right);
    // "Becaria. Instituto de Química, Universidad Norte": a stop parts more than a comma behind it.
    const isStop = match[0].startsWith('.') && gain > 0 && !left.includes(',');
    found.push({ left, right, gain, weight: Math.abs(gain) + (isStop ? STOP_BONUS : 0) });
  }
  let [best = null] = found;
  for (const split of found) {
    // Of equal cuts the one that leaves the shorter name of an organisation is right more often.
    const isTie =
      split.gain > 0 && split.gain === (best?.gain ?? 0) && split.weight === best?.weight;
    if (split.weight > (best?.weight ?? 0) || isTie) best = split;
  }
  return best;
}
