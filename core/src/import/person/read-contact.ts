import type { CvLine } from '../lines/cv-line';
import {
  contactLabelOf,
  hasOwnLabels,
  isBareLabel,
  labelKind,
  labelKindByWord,
  splitLabel,
} from '../lines/split-label';
import type { Trace } from '../trace';
import { completeAddress, goesOn, rankWebsite } from './contact-links';
import {
  type ContactPiece,
  type ContactSpot,
  cutOut,
  dropLiving,
  isContinued,
  isLanguageList,
  isNameOfLink,
  joinAddressLines,
  joinContactRows,
  leadsToValue,
  pairLabelRow,
  trimPiece,
} from './contact-pieces';
import { type ContactReading, PersonalDraft } from './personal-draft';
import {
  bothOnLine,
  isSameNumber,
  phoneLabel,
  readNumberOfOther,
  readRowOfOther,
} from './phone-numbers';
import { placePieces } from './place-pieces';
import {
  type ContactValue,
  findContactValues,
  hasContactData,
  linkKind,
} from './read-contact-values';
import { type FoundName, isNameTitle, withLetters } from './read-name';
import { isPlace, isPostalAddress } from './recognise-place';

const ELSEWHERE = 99;
const SURE_PHONE = 0.85;
const ASIDE: ContactSpot = { afterName: ELSEWHERE, nearContact: false, goesOn: false };

/** Reads name, title, place and ways of contact from the header and the blocks of personal data. */
export class ContactReader {
  private readonly draft: PersonalDraft;
  private readonly labelled: { label: string; value: string; lines: readonly number[] }[] = [];
  private readonly languageLines: CvLine[] = [];
  private readonly pieces: ContactPiece[] = [];
  private readonly websites: {
    text: string;
    lines: readonly number[];
    confidence: number;
    rank: number;
  }[] = [];
  /** Numbers with a word beside them that names no phone. */
  private readonly otherNumbers: { label: string; value: string; line: CvLine }[] = [];
  private name = '';

  constructor(private readonly trace: Trace) {
    this.draft = new PersonalDraft(trace);
  }

  read(name: FoundName | null, blocks: readonly (readonly CvLine[])[]): ContactReading {
    this.name = name?.text ?? '';
    if (name !== null) {
      const lines = [name.line, ...name.wrapped].flatMap((line) => line.numbers);
      const whole = withLetters(name);
      this.draft.set('name', whole, lines, name.confidence);
      const isOfName = (part: string) => isNameTitle(part) || whole.includes(`, ${part}`);
      const parts =
        name.rest === '' ? [] : name.rest.split(' | ').filter((part) => !isOfName(part));
      const spot = { afterName: 0, nearContact: false, goesOn: false };
      for (const text of parts) this.readPart(text, name.line, spot);
    }
    for (const block of blocks) this.readBlock(joinAddressLines(joinContactRows(block)), name);
    this.chooseWebsite();
    this.placeOtherNumbers();
    const prose = placePieces(this.pieces, this.draft, this.name);
    const { labelled, languageLines } = this;
    return { personal: this.draft.personal, labelled, languageLines, prose };
  }

  /** Takes what is still missing from anywhere in the document: some CVs end with the address. */
  readMissing(lines: readonly CvLine[]): void {
    for (const line of lines) {
      for (const value of findContactValues(line.text)) {
        const wanted =
          value.kind === 'email' || value.kind === 'linkedin' || value.kind === 'github';
        if (wanted && this.draft.personal[value.kind] === '')
          this.draft.set(value.kind, value.text, line.numbers, 0.7);
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
      const isNear = (other: CvLine | undefined) =>
        other !== undefined && hasContactData(other.text);
      this.readLine(joined, {
        afterName: nameAt >= 0 && index > nameAt ? index - nameAt : ELSEWHERE,
        nearContact: isNear(block[index - 1]) || isNear(next),
        goesOn: isContinued(line, next),
      });
    }
  }

  private readLine(line: CvLine, spot: ContactSpot): void {
    this.readLinks(line);
    const label = hasOwnLabels(line) ? null : contactLabelOf(line);
    if (label !== null && this.readLabelled(label.label, label.value, line)) return;
    const other = readRowOfOther(line);
    if (other !== null) {
      this.otherNumbers.push({ ...other, line });
      return;
    }
    for (const cell of line.cells) {
      for (const part of cell.split(/ ?[|‖•●◦⋅] ?| [·~] | {2,}/))
        this.readPart(part.trim(), line, spot);
    }
  }

  private readPart(text: string, line: CvLine, spot: ContactSpot): void {
    const label = splitLabel(text);
    if (label !== null && this.readLabelled(label.label, label.value, line)) return;
    const [, word = '', place = ''] = /^(\p{Lu}\p{L}+) (.+)$/u.exec(text) ?? [];
    // "Población 45600 Torralda (Toledo)": the label and its value in one breath, where a form has little room between them.
    const isLabelledPlace =
      labelKindByWord(word) === 'location' &&
      isPlace(place) &&
      !(isPlace(text) && /^\D/.test(place));
    if (isLabelledPlace && this.readLabelled(word, place, line)) return;
    if (isNameOfLink(text, line)) {
      this.trace.note('/personal', line.numbers, 0.8);
      return;
    }
    const other = readNumberOfOther(text);
    if (other !== null) {
      this.otherNumbers.push({ ...other, line });
      return;
    }
    const isAddress = isPostalAddress(text);
    // "C/ Mayor, 17. 45600 Talavera": a door and a postcode, not a phone.
    const values = findContactValues(text).filter(
      ({ kind, confidence }) => !isAddress || kind !== 'phone' || confidence >= SURE_PHONE,
    );
    for (const value of values) this.place(value, line);
    if (values.length > 0) this.trace.note('/personal', line.numbers, 0.9);
    const parts = isAddress
      ? [text.replace(/ [–—-] /g, ', ')]
      : cutOut(text, values).split(/ ?¶ ?| [–—-] (?=\p{Lu})/u);
    for (const [at, part] of parts.entries()) {
      if (at < values.length && leadsToValue(part)) continue;
      this.readPiece({ text: dropLiving(trimPiece(part)), line, ...spot });
    }
  }

  private readPiece(piece: ContactPiece): void {
    if (piece.text.length < 2 || isBareLabel(piece.text)) {
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
    const kind = labelKindByWord(label);
    if (kind === null || value === '') return false;
    const values = findContactValues(value);
    if (kind === 'other') this.labelled.push({ label, value, lines: line.numbers });
    else if (kind === 'name' || kind === 'title') {
      if (this.draft.personal[kind] === '') this.draft.set(kind, value, line.numbers, 0.95);
      else this.trace.note(`/personal/${kind}`, line.numbers, 0.9);
    } else if (kind === 'location') {
      if (values.some((found) => found.kind !== 'phone')) return false;
      if (this.draft.personal.location === '')
        this.draft.set('location', trimPiece(value), line.numbers, 0.95);
      else this.draft.append('location', value, line.numbers);
    } else if (values.length === 0) return this.readHandle(kind, value, line);
    else {
      for (const found of values) {
        const isProfile = found.kind === 'website' && (kind === 'linkedin' || kind === 'github');
        this.place(isProfile ? { ...found, kind } : found, line);
      }
      for (const part of cutOut(value, values).split(/ ?[|·•¶] ?| ~ |\t| {2,}/)) {
        if (/\p{L}{3}/u.test(part)) this.readPiece({ text: trimPiece(part), line, ...ASIDE });
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
    if (this.draft.personal[kind] === '')
      this.draft.set(kind, link?.href ?? handle, line.numbers, 0.85);
    return true;
  }

  private readLinks(line: CvLine): void {
    for (const link of line.links) {
      const kind = linkKind(link.href);
      const visible = findContactValues(line.text).some((value) => value.kind === kind);
      if (visible || this.draft.personal[kind] !== '' || /^tel:/.test(link.href)) continue;
      if (kind === 'website') {
        if (/^https?:/.test(link.href)) this.offerWebsite(link.href, line, 0.8, 0);
        continue;
      }
      const value =
        kind === 'email' ? link.href.replace(/^mailto:\s*/i, '').replace(/\?.*$/, '') : link.href;
      this.draft.set(kind, value, line.numbers, 0.8);
    }
  }

  /** Takes the link most likely to be the person's own page, whichever comes first. */
  private offerWebsite(text: string, line: CvLine, confidence: number, more: number): void {
    const rank = rankWebsite(text, this.name);
    this.trace.note('/personal', line.numbers, 0.8);
    if (rank > 0) this.websites.push({ text, lines: line.numbers, confidence, rank: rank + more });
  }

  private chooseWebsite(): void {
    const [first, ...others] = this.websites;
    if (first === undefined || this.draft.personal.website !== '') return;
    const best = others.reduce((most, one) => (one.rank > most.rank ? one : most), first);
    this.draft.set('website', best.text, best.lines, best.confidence);
  }

  private place(found: ContactValue, line: CvLine): void {
    if (found.confidence < 0.4) return;
    const hrefs = line.links.map(({ href }) => href);
    const text = found.kind === 'phone' ? found.text : completeAddress(found.text, hrefs);
    const value = { ...found, text };
    if (value.kind === 'website') {
      this.offerWebsite(text, line, value.confidence, 0.5);
      return;
    }
    const known = this.draft.personal[value.kind];
    if (known === '') this.draft.set(value.kind, value.text, line.numbers, value.confidence);
    else if (known !== value.text) {
      const isFuller =
        value.kind !== 'phone' && value.text.includes('.com/') && !known.includes('/');
      if (isFuller) this.draft.set(value.kind, value.text, line.numbers, value.confidence);
      else if (value.kind === 'phone') this.keepPhone(value, line);
      else this.trace.note(`/personal/${value.kind}`, line.numbers, 0.7);
    }
  }

  /** "Nº de candidato: 00482913" is a phone only where nothing else is. */
  private placeOtherNumbers(): void {
    for (const { label, value, line } of this.otherNumbers) {
      const [phone] = findContactValues(value);
      if (phone !== undefined && this.draft.personal.phone === '') this.place(phone, line);
      else this.labelled.push({ label, value, lines: line.numbers });
    }
  }

  /** A second number is kept behind the first, as they are written where they are right beside each other. */
  private keepPhone({ text, confidence }: ContactValue, line: CvLine): void {
    const { phone } = this.draft.personal;
    const isKnown = phone.split(' / ').some((other) => isSameNumber(other, text));
    const both = isKnown ? phone : (bothOnLine(line.text, phone, text) ?? `${phone} / ${text}`);
    if (isKnown || (confidence < SURE_PHONE && phoneLabel(line, text) === ''))
      this.trace.note('/personal/phone', line.numbers, 0.7);
    else this.draft.set('phone', both, line.numbers, confidence);
  }

  /** A link too long for its column goes on in the next line. Null when the line was used up. */
  private joinBrokenLink(line: CvLine, previous: CvLine | undefined): CvLine | null {
    const [head = '', ...others] = line.text.split(' ');
    if (previous === undefined || labelKind(head) !== null) return line;
    const last = findContactValues(previous.text).at(-1);
    if (last === undefined || !goesOn(previous.text, last, head, others.length === 0)) return line;
    if (findContactValues(line.text)[0]?.start === 0) return line;
    if (last.kind === 'website' || this.draft.personal[last.kind] !== last.text) return line;
    this.draft.set(
      last.kind,
      previous.text.slice(last.start) + head,
      [...previous.numbers, ...line.numbers],
      0.7,
    );
    return others.length === 0
      ? null
      : { ...line, text: others.join(' '), cells: [others.join(' ')] };
  }
}
