import { Lexicon, languageNames } from '../catalog';
import type { Personal } from '../cv';
import type { CvLine } from './cv-line';
import { type ContactValue, findContactValues, linkKind } from './read-contact-values';
import type { FoundName } from './read-name';
import { isPlace, isPostalAddress, scorePlace } from './recognise-place';
import { scoreTitle } from './score-roles';
import { contactLabelOf, labelKind, splitLabel } from './split-label';
import type { Trace } from './trace';

export interface ContactReading {
  readonly personal: Personal;
  /** Personal data with a label of its own: nationality, date of birth … */
  readonly labelled: readonly {
    readonly label: string;
    readonly value: string;
    readonly lines: readonly number[];
  }[];
  readonly languageLines: readonly CvLine[];
  /** Sentences in the header: a summary without a heading. */
  readonly prose: readonly CvLine[];
}

interface Piece {
  readonly text: string;
  readonly line: CvLine;
  readonly afterName: number;
}

const languages = new Lexicon(languageNames);

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
  private readonly pieces: Piece[] = [];

  constructor(private readonly trace: Trace) {}

  read(name: FoundName | null, blocks: readonly (readonly CvLine[])[]): ContactReading {
    if (name !== null) {
      const lines = [...name.line.numbers, ...name.wrapped.flatMap((line) => line.numbers)];
      this.set('name', name.text, lines, name.confidence);
      if (name.rest !== '')
        for (const part of name.rest.split(' | '))
          this.readPiece({ text: part, line: name.line, afterName: 0 });
    }
    for (const block of blocks) this.readBlock(block, name);
    this.placePieces();
    return {
      personal: this.personal,
      labelled: this.labelled,
      languageLines: this.languageLines,
      prose: this.prose,
    };
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
    const nameAt = name === null ? -1 : block.indexOf(name.line);
    let pending: string | null = null;
    block.forEach((line, index) => {
      if (line === name?.line || name?.wrapped.includes(line)) return;
      if (this.joinBrokenLink(line, block[index - 1])) return;
      const afterName =
        nameAt >= 0 && index > nameAt ? index - nameAt - (name?.wrapped.length ?? 0) : 99;
      if (pending !== null) {
        const label = pending;
        pending = null;
        if (
          labelKind(line.text.replace(/:$/, '')) === null &&
          this.readLabelled(label, line.text, line)
        )
          return;
      }
      if (line.cells.length === 1 && labelKind(line.text.replace(/ ?:$/, '')) !== null) {
        pending = line.text.replace(/ ?:$/, '');
        this.trace.note('/personal', line.numbers, 0.9);
        return;
      }
      this.readLine(line, afterName);
    });
  }

  private readLine(line: CvLine, afterName: number): void {
    const label = contactLabelOf(line);
    if (label !== null && this.readLabelled(label.label, label.value, line)) return;
    this.readLinks(line);
    const values = findContactValues(line.text);
    for (const value of values) this.place(value, line);
    const cells = values.length === 0 ? line.cells : [cutOut(line.text, values)];
    if (values.length > 0) this.trace.note('/personal', line.numbers, 0.9);
    for (const cell of cells) {
      for (const part of cell.split(/ ?[|‖•●◦⋅·] ?| [–—-] (?=\p{Lu})| {2,}|¶/u))
        this.readPiece({ text: part.replace(/^[\s,;:()-]+|[\s,;:(-]+$/g, ''), line, afterName });
    }
  }

  private readPiece(piece: Piece): void {
    if (
      piece.text.length < 2 ||
      /^\(?(?:linkedin|github|web|email|e-mail|link|portfolio|website|blog|mailto|tel|twitter)\)?$/i.test(
        piece.text,
      )
    ) {
      if (piece.text !== '') this.trace.note('/personal', piece.line.numbers, 0.8);
      return;
    }
    const label = splitLabel(piece.text);
    if (label !== null && this.readLabelled(label.label, label.value, piece.line)) return;
    if (isLanguageList(piece.text)) {
      this.languageLines.push({ ...piece.line, text: piece.text, cells: [piece.text] });
      return;
    }
    this.pieces.push(piece);
  }

  private readLabelled(label: string, value: string, line: CvLine): boolean {
    const kind = labelKind(label);
    if (kind === null || value === '') return false;
    if (kind === 'name') {
      if (this.personal.name === '') this.set('name', value, line.numbers, 0.95);
      return true;
    }
    const values = findContactValues(value);
    const [first] = values;
    if (kind === 'other') {
      this.labelled.push({ label, value, lines: line.numbers });
      return true;
    }
    if (kind === 'location' || kind === 'title') {
      if (first?.kind === 'email' || first?.kind === 'linkedin') return false;
      if (kind === 'location' && this.personal.location !== '')
        this.append('location', value, line);
      else this.set(kind, value, line.numbers, 0.95);
      return true;
    }
    if (first === undefined) {
      const looksLikeHandle = /^@?[\p{L}\d._-]{3,60}$/u.test(value);
      if ((kind === 'linkedin' || kind === 'github') && looksLikeHandle) {
        const link = line.links.find((each) => linkKind(each.href) === kind);
        this.set(kind, link?.href ?? value, line.numbers, 0.85);
        return true;
      }
      return false;
    }
    for (const found of values) {
      const asLabelled =
        found.kind === 'website' && (kind === 'linkedin' || kind === 'github')
          ? { ...found, kind }
          : found;
      this.place(asLabelled, line);
    }
    const rest = cutOut(value, values).replace(/¶/g, ' ').trim();
    if (/\p{L}{3}/u.test(rest)) {
      for (const part of rest.split(/ ?[|·•] ?|\t| {2,}/))
        this.readPiece({ text: part.trim(), line, afterName: 99 });
    }
    return true;
  }

  private readLinks(line: CvLine): void {
    for (const link of line.links) {
      const kind = linkKind(link.href);
      const visible = findContactValues(line.text).some((value) => value.kind === kind);
      if (visible || this.personal[kind] !== '' || /^tel:/.test(link.href)) continue;
      if (kind === 'website' && !/^https?:/.test(link.href)) continue;
      const value =
        kind === 'email' ? link.href.replace(/^mailto:/i, '').replace(/\?.*$/, '') : link.href;
      this.set(kind, value, line.numbers, 0.8);
    }
  }

  private place(value: ContactValue, line: CvLine): void {
    if (value.confidence < 0.4) return;
    if (this.personal[value.kind] === '')
      this.set(value.kind, value.text, line.numbers, value.confidence);
    else if (this.personal[value.kind] !== value.text && value.kind !== 'email') {
      const upgrades =
        value.kind !== 'phone' &&
        value.text.includes('.com/') &&
        !this.personal[value.kind].includes('/');
      if (upgrades) this.set(value.kind, value.text, line.numbers, value.confidence);
      else this.trace.note(`/personal/${value.kind}`, line.numbers, 0.7);
    }
  }

  /** What is neither link nor number: the place, the title, and sentences about the person. */
  private placePieces(): void {
    const rest: Piece[] = [];
    for (const piece of this.pieces) {
      const place = scorePlace(piece.text);
      if ((place >= 0.7 || isPostalAddress(piece.text)) && this.personal.location === '')
        this.set('location', piece.text, piece.line.numbers, Math.max(place, 0.8));
      else if (isPlace(piece.text) || isPostalAddress(piece.text))
        this.append('location', piece.text, piece.line);
      else rest.push(piece);
    }
    const title = pickTitle(rest);
    if (title !== null && this.personal.title === '')
      this.set('title', title.text, title.line.numbers, scoreTitle(title.text) > 0 ? 0.95 : 0.7);
    for (const piece of rest) {
      if (piece === title) continue;
      const handle =
        /^@?[a-z\d][a-z\d._-]{4,40}$/.test(piece.text) && /[\d._-]|[a-z]{8}/.test(piece.text);
      if (
        handle &&
        this.personal.linkedin === '' &&
        this.personal.github === '' &&
        piece.afterName === 99
      )
        continue;
      if (/^\p{L}.{40,}/u.test(piece.text) && piece.text.split(' ').length > 6)
        this.prose.push(piece.line);
    }
  }

  private joinBrokenLink(line: CvLine, previous: CvLine | undefined): boolean {
    if (
      previous === undefined ||
      !/^[a-z\d/._-]{1,14}$/.test(line.text) ||
      labelKind(line.text) !== null
    )
      return false;
    const last = findContactValues(previous.text).at(-1);
    if (last === undefined || last.kind === 'phone' || last.end < previous.text.length)
      return false;
    if (this.personal[last.kind] !== last.text) return false;
    this.set(last.kind, last.text + line.text, [...previous.numbers, ...line.numbers], 0.7);
    return true;
  }

  private append(field: keyof Personal, text: string, line: CvLine): void {
    if (this.personal[field].includes(text))
      this.trace.note(`/personal/${field}`, line.numbers, 0.8);
    else this.set(field, `${this.personal[field]}, ${text}`, line.numbers, 0.8);
  }

  private set(
    field: keyof Personal,
    text: string,
    lines: readonly number[],
    confidence: number,
  ): void {
    this.personal[field] = text.trim();
    this.trace.note(`/personal/${field}`, lines, confidence);
  }
}

/** The first short line below the name that is no place; one with an occupation in it wins. */
function pickTitle(pieces: readonly Piece[]): Piece | null {
  const short = pieces.filter(
    (piece) =>
      piece.text.length <= 90 &&
      piece.text.split(' ').length <= 12 &&
      /\p{L}{3}/u.test(piece.text) &&
      !/[.!?]$/.test(piece.text),
  );
  const near = short.filter((piece) => piece.afterName <= 6);
  return (
    near.find((piece) => scoreTitle(piece.text) >= 1.5) ??
    near.find((piece) => piece.afterName <= 1 && /^\p{Lu}/u.test(piece.text)) ??
    short.find((piece) => scoreTitle(piece.text) >= 3) ??
    null
  );
}

function isLanguageList(text: string): boolean {
  const parts = text.split(/,| y | and /).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => languages.has(part));
}

function cutOut(text: string, values: readonly ContactValue[]): string {
  let rest = '';
  let from = 0;
  for (const value of values) {
    rest += `${text.slice(from, value.start)}¶`;
    from = value.end;
  }
  return rest + text.slice(from);
}
