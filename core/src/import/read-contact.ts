import type { Personal } from '../cv';
import {
  type ContactPiece,
  CUT_MARK,
  cutOut,
  isLanguageList,
  joinContactRows,
  pairLabelRow,
  pickTitle,
  wholeHeadline,
} from './contact-pieces';
import type { CvLine } from './cv-line';
import { type ContactValue, findContactValues, linkKind } from './read-contact-values';
import { type FoundName, isNameTitle } from './read-name';
import { isPlace, isPostalAddress, isTownBesideContact, scorePlace } from './recognise-place';
import { scoreTitle } from './score-roles';
import { contactLabelOf, labelKind, splitLabel } from './split-label';
import type { Trace } from './trace';

export interface ContactReading {
  readonly personal: Personal;
  /** Personal data with its own label: nationality, date of birth … */
  readonly labelled: readonly {
    readonly label: string;
    readonly value: string;
    readonly lines: readonly number[];
  }[];
  readonly languageLines: readonly CvLine[];
  /** Sentences in the header: a summary without a heading. */
  readonly prose: readonly CvLine[];
}

const ELSEWHERE = 99;
const LONGEST_PLACE = 160;
const BARE_LABEL =
  /^\(?(?:linkedin|github|web|email|e-mail|link|portfolio|website|blog|mailto|tel|twitter|phone|teléfono|correo)\)?:?$/i;

/** Reads name, title, place and ways of contact from the header and the blocks of personal data. */
export class ContactReader {
  readonly personal: Personal = {
    name: '',
    email: '',
    phone: '',
    linkedin: '',
    github: '',
    website: '',
    location: '',
    title: '',
  };
  private readonly labelled: { label: string; value: string; lines: readonly number[] }[] = [];
  private readonly languageLines: CvLine[] = [];
  private readonly prose: CvLine[] = [];
  private readonly pieces: ContactPiece[] = [];

  constructor(private readonly trace: Trace) {}

  read(name: FoundName | null, blocks: readonly (readonly CvLine[])[]): ContactReading {
    if (name !== null) {
      const lines = [name.line, ...name.wrapped].flatMap((line) => line.numbers);
      this.set('name', name.text, lines, name.confidence);
      const parts =
        name.rest === '' ? [] : name.rest.split(' | ').filter((part) => !isNameTitle(part));
      for (const text of parts) this.readPiece({ text, line: name.line, afterName: 0 });
    }
    for (const block of blocks) this.readBlock(joinContactRows(block), name);
    this.placePieces();
    const { personal, labelled, languageLines, prose } = this;
    return { personal, labelled, languageLines, prose };
  }

  /** Takes what is still missing from anywhere in the document: some CVs end with the address. */
  readMissing(lines: readonly CvLine[]): void {
    for (const line of lines) {
      for (const value of findContactValues(line.text)) {
        const wanted =
          value.kind === 'email' || value.kind === 'linkedin' || value.kind === 'github';
        if (wanted && this.personal[value.kind] === '')
          this.set(value.kind, value.text, line.numbers, 0.7);
      }
    }
  }

  private readBlock(block: readonly CvLine[], name: FoundName | null): void {
    const nameAt = name === null ? -1 : block.indexOf(name.line) + name.wrapped.length;
    for (let index = 0; index < block.length; index++) {
      const line = block[index];
      const next = block[index + 1];
      if (line === undefined || line === name?.line || name?.wrapped.includes(line)) continue;
      const joined = this.joinBrokenLink(line, block[index - 1]);
      if (joined === null) continue;
      const pairs = pairLabelRow(line, next);
      if (
        pairs !== null &&
        next !== undefined &&
        pairs.every(({ label, value }) => this.readLabelled(label.replace(/ ?:$/, ''), value, next))
      ) {
        this.trace.note('/personal', line.numbers, 0.9);
        index += 1;
        continue;
      }
      if (line.cells.length === 1 && labelKind(line.text.replace(/ ?:$/, '')) !== null)
        this.trace.note('/personal', line.numbers, 0.8);
      this.readLine(joined, nameAt >= 0 && index > nameAt ? index - nameAt : ELSEWHERE);
    }
  }

  private readLine(line: CvLine, afterName: number): void {
    this.readLinks(line);
    const label = contactLabelOf(line);
    if (label !== null && this.readLabelled(label.label, label.value, line)) return;
    for (const cell of line.cells) {
      for (const part of cell.split(/ ?[|‖•●◦⋅] ?| · | {2,}/))
        this.readPart(part.trim(), line, afterName);
    }
  }

  private readPart(text: string, line: CvLine, afterName: number): void {
    const label = splitLabel(text);
    if (label !== null && this.readLabelled(label.label, label.value, line)) return;
    const values = findContactValues(text);
    for (const value of values) this.place(value, line);
    if (values.length > 0) this.trace.note('/personal', line.numbers, 0.9);
    for (const part of cutOut(text, values).split(/ ?¶ ?| [–—-] (?=\p{Lu})/u)) {
      this.readPiece({ text: trimPiece(part), line, afterName });
    }
  }

  private readPiece(piece: ContactPiece): void {
    if (piece.text.length < 2 || BARE_LABEL.test(piece.text)) {
      if (piece.text !== '') this.trace.note('/personal', piece.line.numbers, 0.8);
      return;
    }
    const label = splitLabel(piece.text);
    if (label !== null && this.readLabelled(label.label, label.value, piece.line)) return;
    if (isLanguageList(piece.text))
      this.languageLines.push({ ...piece.line, text: piece.text, cells: [piece.text] });
    else this.pieces.push(piece);
  }

  private readLabelled(label: string, value: string, line: CvLine): boolean {
    const kind = labelKind(label);
    if (kind === null || value === '') return false;
    const values = findContactValues(value);
    if (kind === 'other') this.labelled.push({ label, value, lines: line.numbers });
    else if (kind === 'name' || kind === 'title') {
      if (this.personal[kind] === '') this.set(kind, value, line.numbers, 0.95);
      else this.trace.note(`/personal/${kind}`, line.numbers, 0.9);
    } else if (kind === 'location') {
      if (values.some((found) => found.kind !== 'phone')) return false;
      if (this.personal.location === '') this.set('location', value, line.numbers, 0.95);
      else this.append('location', value, line);
    } else if (values.length === 0) return this.readHandle(kind, value, line);
    else {
      for (const found of values) {
        const isProfile = found.kind === 'website' && (kind === 'linkedin' || kind === 'github');
        this.place(isProfile ? { ...found, kind } : found, line);
      }
      for (const part of cutOut(value, values).split(/ ?[|·•¶] ?|\t| {2,}/)) {
        if (/\p{L}{3}/u.test(part))
          this.readPiece({ text: trimPiece(part), line, afterName: ELSEWHERE });
      }
    }
    return true;
  }

  /** "LinkedIn: ana-perez" names the profile without its address. */
  private readHandle(
    kind: 'email' | 'phone' | 'linkedin' | 'github' | 'website',
    value: string,
    line: CvLine,
  ): boolean {
    const handle = value.replace(/ ?\(.*\)$/, '');
    if ((kind !== 'linkedin' && kind !== 'github') || !/^@?[\p{L}\d._-]{3,60}$/u.test(handle))
      return false;
    const link = line.links.find((each) => linkKind(each.href) === kind);
    if (this.personal[kind] === '') this.set(kind, link?.href ?? handle, line.numbers, 0.85);
    return true;
  }

  private readLinks(line: CvLine): void {
    for (const link of line.links) {
      const kind = linkKind(link.href);
      const visible = findContactValues(line.text).some((value) => value.kind === kind);
      if (visible || this.personal[kind] !== '' || /^tel:/.test(link.href)) continue;
      if (kind === 'website' && !/^https?:/.test(link.href)) continue;
      const value =
        kind === 'email' ? link.href.replace(/^mailto:\s*/i, '').replace(/\?.*$/, '') : link.href;
      this.set(kind, value, line.numbers, 0.8);
    }
  }

  private place(value: ContactValue, line: CvLine): void {
    if (value.confidence < 0.4) return;
    const known = this.personal[value.kind];
    if (known === '') this.set(value.kind, value.text, line.numbers, value.confidence);
    else if (known !== value.text) {
      const isFuller =
        value.kind !== 'phone' && value.text.includes('.com/') && !known.includes('/');
      if (isFuller) this.set(value.kind, value.text, line.numbers, value.confidence);
      else this.trace.note(`/personal/${value.kind}`, line.numbers, 0.7);
    }
  }

  /** What is neither link nor number: the place, the title, and sentences about the person. */
  private placePieces(): void {
    const rest: ContactPiece[] = [];
    for (const piece of this.pieces) {
      const place = scorePlace(piece.text);
      const isAddress = isPostalAddress(piece.text);
      if (this.personal.location === '' && (place >= 0.5 || isAddress))
        this.set('location', piece.text, piece.line.numbers, Math.max(place, 0.6));
      else if (isPlace(piece.text) || isAddress) this.append('location', piece.text, piece.line);
      else rest.push(piece);
    }
    const title = pickTitle(rest);
    if (this.personal.location === '')
      this.placeUnknownTown(rest.filter((piece) => piece !== title));
    if (title !== null && this.personal.title === '')
      this.set(
        'title',
        wholeHeadline(title, rest),
        title.line.numbers,
        scoreTitle(title.text) > 0 ? 0.95 : 0.7,
      );
    let last = -1;
    for (const piece of rest) {
      const at = piece.line.numbers[0] ?? 0;
      const isSentence = piece.text.length > 40 && piece.text.split(' ').length > 6;
      const continues = last > 0 && at - last <= 1 && /^[\p{Ll}\d]|[.!?]$/u.test(piece.text);
      if (piece.line === title?.line || (!isSentence && !continues)) continue;
      this.prose.push(piece.line);
      last = piece.line.numbers.at(-1) ?? -1;
    }
  }

  /** A town in no list is among the ways of contact: "ana@example.com · 600 555 010 · Villarriba". */
  private placeUnknownTown(pieces: readonly ContactPiece[]): void {
    const town = pieces.find(({ text, line }) => isTownBesideContact(text, line));
    if (town !== undefined) this.set('location', town.text, town.line.numbers, 0.6);
  }

  /** A link too long for its column goes on in the next line. Null when the line was used up. */
  private joinBrokenLink(line: CvLine, previous: CvLine | undefined): CvLine | null {
    const [head = '', ...others] = line.text.split(' ');
    if (previous === undefined || !/^[a-z\d/._-]{1,40}$/.test(head) || labelKind(head) !== null)
      return line;
    if (findContactValues(line.text)[0]?.start === 0) return line;
    const last = findContactValues(previous.text).at(-1);
    if (
      last === undefined ||
      last.kind === 'phone' ||
      !/^[/-]?$/.test(previous.text.slice(last.end))
    )
      return line;
    const isOpen = /[-/_.]$/.test(previous.text) || (others.length === 0 && head.length < 15);
    if (!isOpen || this.personal[last.kind] !== last.text) return line;
    this.set(
      last.kind,
      previous.text.slice(last.start) + head,
      [...previous.numbers, ...line.numbers],
      0.7,
    );
    return others.length === 0
      ? null
      : { ...line, text: others.join(' '), cells: [others.join(' ')] };
  }

  private append(field: keyof Personal, text: string, line: CvLine): void {
    if (this.personal[field].includes(text) || this.personal[field].length > LONGEST_PLACE)
      this.trace.note(`/personal/${field}`, line.numbers, 0.8);
    else this.set(field, `${this.personal[field]}, ${text}`, line.numbers, 0.8);
  }

  private set(
    field: keyof Personal,
    text: string,
    lines: readonly number[],
    confidence: number,
  ): void {
    this.personal[field] = text.replaceAll(CUT_MARK, ' ').replace(PURPOSE, '').trim();
    this.trace.note(`/personal/${field}`, lines, confidence);
  }
}

/** Europass says after each address and number what it is for. */
const PURPOSE = / ?\((?:domicilio|home|trabajo|work|m[oó]vil|mobile|personal)\)$/i;
const TRAILING_LABEL =
  /[\s.,;:]+(?:tel[eé]fonos?|tel|tfno|tf|m[oó]vil|celular|cel|telephone|phone|mobile|cell|e-?mail|correo(?: electr[oó]nico)?|mail|web)[.:]*$/i;

function trimPiece(text: string): string {
  return text.replace(TRAILING_LABEL, '').replace(/^[\s,;:()–—/-]+|[\s,;:(–—/-]+$/g, '');
}
