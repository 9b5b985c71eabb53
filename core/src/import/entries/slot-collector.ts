import { type CvLine, countWords } from '../lines/cv-line';
import { isPlace, namesPlace, scorePlace, splitDoubtfulPlace } from '../person/recognise-place';
import {
  cutLast,
  type HeadPiece,
  splitByLean,
  splitGluedPlace,
  splitPieces,
  splitTownBefore,
  splitTrailingPlace,
} from './name-roles';
import { scoreInstitution } from './score-roles';
import { isHeadLike } from './split-entries';
import { isTownInRegion, isTownLike } from './take-towns';

/** Tells which of two things a text is: positive for the one, negative for the other. */
export type Lean = (text: string) => number;

const STRONG = 3;
const MOST_NAME_WORDS = 8;

/** Takes the lines of a head apart into the things they name, and the place. */
export class SlotCollector {
  readonly slots: HeadPiece[] = [];
  place: HeadPiece | null = null;
  /** Slots that were already separate, before any comma was tried. */
  lineSlots = 0;

  private isHeading = false;
  /** "Población: …" over "País: …" tell one place. */
  private labelledPlace = '';
  /** Taken for a town because something else was named before it. */
  private doubtful: { readonly town: string; readonly region: string } | null = null;

  constructor(private readonly lean: Lean) {}

  add(cell: string, line: CvLine): void {
    if (line.role === 'place') {
      const before = this.labelledPlace;
      const text = before === '' ? cell : `${before}, ${cell}`;
      this.labelledPlace = text;
      this.place = {
        text,
        numbers: [...(before === '' ? [] : (this.place?.numbers ?? [])), ...line.numbers],
      };
      return;
    }
    if (line.role !== undefined) {
      const { rest, place } = splitLabelledPlace(cell);
      const isEmployer = line.role === 'company' && place !== '' && this.place === null;
      if (isEmployer) this.place = { text: place, numbers: line.numbers };
      this.slots.push({ text: isEmployer ? rest : cell, numbers: line.numbers, role: line.role });
      this.lineSlots = this.slots.length;
      return;
    }
    this.isHeading ||= line.look.headingLevel !== undefined;
    for (const [index, piece] of this.joinTown(splitPieces(cell), cell).entries()) {
      // After what and where, or after a name on its line, a name with a known town or region in it can only be a place.
      const isLast =
        (this.slots.length > 1 && (scorePlace(piece) >= 0.5 || namesPlace(piece))) ||
        (index > 0 && isTownInRegion(piece));
      const named = scoreInstitution(piece) > 0 ? null : splitGluedPlace(piece);
      if (named !== null && this.place === null) {
        this.push(named.name, line);
        this.place = { text: named.place, numbers: line.numbers };
        continue;
      }
      if ((isPlace(piece) || isLast) && this.place === null && scoreInstitution(piece) < 4) {
        this.place = { text: piece, numbers: line.numbers };
        continue;
      }
      if (isPlace(piece) && this.place?.numbers === line.numbers) {
        this.place = { ...this.place, text: `${this.place.text}, ${piece}` };
        continue;
      }
      const { rest, place } = splitTrailingPlace(piece);
      if (place !== '' && this.place === null) {
        this.place = { text: place, numbers: line.numbers };
        this.push(rest, line);
      } else this.push(piece, line);
    }
  }

  /**
   * "Maderas del Duero – Covaleda (Soria)": behind an employer a name that no list has, before its province, is a town.
   * Behind a title it is the employer.
   */
  private joinTown(pieces: readonly string[], cell: string): readonly string[] {
    const at = pieces.findIndex((piece, index) => {
      const whole = `${piece} (${pieces[index + 1] ?? ''})`;
      return index > 0 && cell.includes(whole) && isTownInRegion(whole);
    });
    const name = pieces[at - 1] ?? '';
    const isNamed = this.slots.length > 0 || at > 1 || this.lean(name) <= 0 || this.isWhole(name);
    if (at < 0 || !isNamed || this.place !== null) return pieces;
    const [town = '', region = ''] = pieces.slice(at, at + 2);
    this.doubtful = { town, region };
    return [...pieces.slice(0, at), `${town} (${region})`, ...pieces.slice(at + 2)];
  }

  private push(text: string, { numbers }: Pick<CvLine, 'numbers'>): void {
    this.slots.push({ text, numbers });
    this.lineSlots = this.slots.length;
  }

  /** "Analista - Programador" over the name of the employer: one title of two words. */
  keepDoubleTitle(next: CvLine | undefined): void {
    const [first, second, third] = this.slots;
    if (first === undefined || second === undefined || third !== undefined) return;
    if (first.numbers !== second.numbers || next === undefined || !isHeadLike(next)) return;
    if (first.role !== undefined || countWords(next.text) > MOST_NAME_WORDS) return;
    if (this.lean(first.text) < STRONG || this.lean(second.text) < STRONG) return;
    if (this.lean(next.text) > 0 || isPlace(next.text)) return;
    this.slots.splice(0, 2, { ...first, text: `${first.text} - ${second.text}` });
    this.lineSlots = 1;
  }

  /** "Ebanistas Norte, Villarriba ⇥ 2009 – 2014" over "Carpintera": no list has the town, but the line below names the job. */
  takeTown(next: CvLine | undefined): void {
    const [first, second, third] = this.slots;
    const only = third === undefined && second === undefined ? first : undefined;
    if (next === undefined || !isHeadLike(next) || countWords(next.text) > MOST_NAME_WORDS) return;
    if (this.lean(next.text) < STRONG || first?.role !== undefined || isPlace(next.text)) return;
    const cut = only === undefined ? null : cutLast(only.text);
    const [name, town] = cut !== null ? [cut.name, cut.last] : [first?.text, second?.text];
    if (first === undefined || name === undefined || town === undefined || third !== undefined)
      return;
    if (second !== undefined && second.numbers !== first.numbers) return;
    if (!isTownLike(town) || this.lean(name) > 0) return;
    const { place } = this;
    if (place !== null && place.numbers !== first.numbers) return;
    this.slots.splice(0, 2, { ...first, text: name });
    this.lineSlots = 1;
    this.place = {
      text: place === null ? town : `${town}, ${place.text}`,
      numbers: first.numbers,
    };
  }

  /** Two things named, or one that falls into two beyond doubt. */
  isComplete(next: CvLine | undefined): boolean {
    if (this.slots.length >= 2) return true;
    const [only] = this.slots;
    if (only === undefined) return false;
    const split = splitByLean(only.text, this.lean);
    if (split === null) return false;
    // What follows a company may be a town as well; only a known title is a title there.
    if (split.gain < 0 && this.lean(split.right) <= 0) return false;
    // What is set as a heading stays whole when another line goes on with the head.
    const goesOn = next !== undefined && isHeadLike(next);
    if (goesOn && (this.isHeading || isDetail(next))) return false;
    const isNamed =
      next !== undefined && isHeadLike(next) && countWords(next.text) <= MOST_NAME_WORDS;
    const nextLean = isNamed ? this.lean(next.text) : 0;
    return Math.abs(split.gain) >= STRONG && Math.abs(nextLean) < STRONG;
  }

  /** A title beside "Monzo, London": the place holds the company too. */
  takeNameFromPlace(): void {
    const [only, second] = this.slots;
    const { place, doubtful } = this;
    const isLone = only !== undefined && second === undefined && !this.isWhole(only.text);
    if (isLone && doubtful !== null && place !== null) {
      this.place = { ...place, text: doubtful.region };
      this.push(doubtful.town, place);
      return;
    }
    if (only === undefined || second !== undefined || place === null || this.lean(only.text) <= 0)
      return;
    if (splitByLean(only.text, this.lean) !== null) return;
    const split = splitDoubtfulPlace(place.text);
    if (split === null) return;
    this.place = { ...place, text: split.place };
    this.push(split.name, place);
  }

  /** "Cocinera, Hotel Mar": a comma parts what from where. */
  private isWhole(text: string): boolean {
    return Math.abs(splitByLean(text, this.lean)?.gain ?? 0) >= STRONG;
  }

  splitOnlySlot(): void {
    const [only] = this.slots;
    if (only === undefined || this.slots.length > 1) return;
    this.peelTown(only);
    const [first = only] = this.slots;
    this.splitSlot(first);
  }

  /** "Jardinera jefa, Finca Alba, Villarriba": of three things behind each other the last is a town, in a list or not. */
  private peelTown(only: HeadPiece): void {
    const parts = only.text.split(', ');
    const [what = '', where = ''] = parts;
    if (parts.length !== 3 || this.place !== null || only.role !== undefined) return;
    const cut = cutLast(only.text);
    if (cut === null || !isTownLike(cut.last)) return;
    const isTold = this.lean(what) >= STRONG || this.lean(where) <= -STRONG;
    if (!isTold || this.lean(where) > 0 || !/^\p{Lu}/u.test(where)) return;
    this.slots.splice(0, 1, { ...only, text: cut.name });
    this.place = { text: cut.last, numbers: only.numbers };
  }

  private splitSlot(only: HeadPiece): void {
    const split = splitByLean(only.text, this.lean);
    if (split === null || Math.abs(split.gain) < 1.5) return;
    this.slots.splice(0, 1, { ...only, text: split.left }, { ...only, text: split.right });
  }
}

/** "Ayuntamiento de Villarriba, Villarriba (Jaén)": the town and its province. */
function splitLabelledPlace(text: string): { readonly rest: string; readonly place: string } {
  const [, before = '', region = ''] = /^(.{2,}) \(([^()]{2,40})\)\.?$/.exec(text) ?? [];
  if (before === '' || !isPlace(region)) return splitTrailingPlace(text);
  const [rest, place] = splitTownBefore(before, region);
  return { rest, place };
}

/** Set apart from the text that follows: "Harcourt LLP · London" in italics or grey under a title. */
function isDetail({ look, text }: CvLine): boolean {
  return look.isBodyText === false && !/[.!?]$/.test(text);
}
