import type { Certification } from '../../cv';
import { type DatedLine, isSentence, readDatedLine, trimSeparators } from '../dates/dated-lines';
import { splitPieces } from '../entries/name-roles';
import { isOrganisation } from '../entries/score-roles';
import { splitEntries } from '../entries/split-entries';
import { type CvLine, isPlainBelowBold, lookKey, withCells, withText } from '../lines/cv-line';
import { isListItem, joinParagraphs } from '../lines/join-paragraphs';
import { splitAtSemicolons } from '../lists/split-list';
import { Trace } from '../trace';
import { beginsName, isBareName } from './bare-names';
import { cleanPieces, wholePiece } from './certificate-pieces';
import { chooseCertificates } from './choose-certificates';
import { isLicence, partLicence } from './driving-licence';
import { joinWrappedNames } from './join-wrapped-names';
import { type CertificateDraft, joinValidity, keepValidity } from './keep-validity';
import { moveHours } from './move-hours';
import { areOneEach } from './one-each';
import { isNameOverGiver, partCertificates } from './part-certificates';
import { splitShortSentences } from './split-short-sentences';
import {
  type BracketTest,
  findBracketGivers,
  findGivers,
  type GiverTest,
  partLabelledGivers,
  splitIssuer,
} from './tell-issuers';

/** Reads certificates and courses: name, who gave it, and when. */
export function readCertifications(
  source: readonly CvLine[],
  items: Certification[],
  trace: Trace,
): void {
  const all = joinValidity(withoutNumbers(withFirstSign(joinWrappedNames(source))))
    .flatMap(partSentences)
    .map(moveHours);
  const licences = all.filter((line, at) => isLicenceAlone(line, all[at + 1]));
  const lines = all.filter((line) => !licences.includes(line));
  const parted = partCertificates(lines);
  const drafts = areOneEach(all)
    ? lines.map((line) => readGroup([line]))
    : chooseCertificates(readingsOf(lines, parted), (some) => writeItems(some, 0, new Trace()));
  const whole = [...drafts, ...licences.map((line) => readGroup([line]))];
  whole.sort((one, other) => placeOf(one, all) - placeOf(other, all));
  items.push(...writeItems(whole, items.length, trace));
}

/** "Carnet B" over another course: nobody gave it but the state. A date or a name in plain letters below would be its own. */
function isLicenceAlone(line: CvLine, next: CvLine | undefined): boolean {
  if (line.cells.length > 1 || !isLicence(line.text)) return false;
  if (next === undefined || next.gapBefore || next.bullet) return true;
  return (
    !isPlainBelowBold(next, line) && !isOrganisation(next.text) && readDatedLine(next, 0) === null
  );
}

/** Sentences of one line have its number, so the words decide between them. */
function placeOf({ texts: [first] }: CertificateDraft, lines: readonly CvLine[]): number {
  const own =
    first === undefined
      ? []
      : lines.filter(({ numbers }) => numbers.some((one) => first.numbers.includes(one)));
  const [line] = [...own.filter(({ text }) => text.includes(first?.text ?? '')), ...own];
  return line === undefined ? -1 : lines.indexOf(line);
}

/** What is set alike is read so unless something speaks against it; elsewhere the usual reading comes first. */
function readingsOf(
  lines: readonly CvLine[],
  parted: readonly (readonly CvLine[])[] | null,
): readonly [readonly CertificateDraft[], ...(readonly CertificateDraft[])[]] {
  const usual = splitCertificates(lines);
  if (parted === null) return [usual];
  const alike = parted.map((group) => readGroup(group));
  return parted.every(isNameOverGiver) ? [alike, usual] : [usual, alike];
}

function partSentences(line: CvLine): readonly CvLine[] {
  const parts = splitShortSentences(line.text);
  return parts.length < 2
    ? [line]
    : parts.map((part) => ({ ...withText(line, part), bullet: true }));
}

/** "Cursos ⇥ Dislexia en el aula, 2019" over "• Evaluación, 2022": the first has its sign behind the label, where it is lost. */
function withFirstSign(lines: readonly CvLine[]): readonly CvLine[] {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || first.text.endsWith(':')) return lines;
  const isLost = !first.bullet && others.every(({ bullet }) => bullet);
  return isLost ? [{ ...first, bullet: true }, ...others] : lines;
}

const NUMBER = /^\d{1,2}[.)] (?=\p{Lu})/u;

/** "1. Primeros auxilios": the numbers of a list are its signs. */
function withoutNumbers(lines: readonly CvLine[]): readonly CvLine[] {
  if (lines.filter(({ text }) => NUMBER.test(text)).length < 2) return lines;
  return lines.map((line) => {
    if (!NUMBER.test(line.text)) return line;
    const cells = line.cells.map((cell, at) => (at === 0 ? cell.replace(NUMBER, '') : cell));
    return { ...withCells(line, cells), bullet: true };
  });
}

function writeItems(
  source: readonly CertificateDraft[],
  from: number,
  trace: Trace,
): readonly Certification[] {
  const drafts = source.map(keepValidity);
  const labelled = partLabelledGivers(
    drafts.map(({ texts }) => texts.map(({ text }) => text).join(' ')),
  );
  if (labelled !== null)
    return labelled.map(([issuer, name], at) => {
      const [draft] = drafts.slice(at, at + 1);
      const numbers = draft?.texts.flatMap((text) => text.numbers) ?? [];
      trace.note(`/certifications/${from + at}/name`, numbers, 0.9);
      trace.note(`/certifications/${from + at}/issuer`, numbers, 0.8);
      trace.note(`/certifications/${from + at}/date`, draft?.dateNumbers ?? [], 0.9);
      return { name: trimSeparators(name), issuer, date: draft?.date ?? '' };
    });
  const isGiver = findGivers(
    drafts.flatMap(({ texts }) => {
      const [first, second] = texts.flatMap((text) => cleanPieces(text));
      return first === undefined || second === undefined ? [] : [[first.text, second.text]];
    }),
  );
  const isInBracket = findBracketGivers(
    drafts.map(({ texts }) => trimSeparators(texts.map(({ text }) => text).join(' '))),
  );
  return drafts.map((draft, at) => writeItem(draft, from + at, { isGiver, isInBracket }, trace));
}

function splitCertificates(lines: readonly CvLine[]): readonly CertificateDraft[] {
  const areNames = lines.every(isBareName);
  const paragraphs = splitAtSemicolons(
    joinParagraphs(
      lines,
      (line, above) =>
        isListItem(line) ||
        partLicence(line.text) !== null ||
        (areNames && beginsName(line, above)) ||
        isPlainBelowBold(line, above) ||
        (isOrganisation(line.text) && !(line.look.bold === true && above.look.bold === true)),
    ),
  );
  const alike = groupByLook(paragraphs);
  if (alike !== null) return alike.map(readGroup);
  const bulleted = paragraphs.filter((line) => line.bullet).length * 2 > paragraphs.length;
  if (bulleted) return groupByBullet(paragraphs).map(readGroup);
  const { before, entries } = splitEntries(paragraphs, countNameLines);
  const undated = groupUndated(before).map(readGroup);
  const dated = entries.flatMap((entry) => {
    const texts = entry.head.flatMap(({ line, cells }) =>
      cells.map((text) => ({ text, numbers: line.numbers })),
    );
    const own: CertificateDraft = { texts, date: entry.dates, dateNumbers: entry.dateNumbers };
    return [own, ...addBody(own, entry.body)];
  });
  return [...undated, ...dated];
}

/** Where each line has its own date, or its own name and issuer, no name comes above the date. */
function countNameLines(dated: readonly DatedLine[]): number {
  const isDense = dated.some(
    (each, at) => at > 0 && each.index - (dated[at - 1]?.index ?? 0) === 1,
  );
  const [first] = dated;
  const pieces = (first?.cells ?? []).flatMap((cell) => splitPieces(cell));
  const isWhole = pieces.length > 1 || splitIssuer(pieces[0] ?? '').issuer !== '';
  return isDense || (isWhole && !isOrganisation(pieces[0] ?? '')) ? 0 : 3;
}

/** Says itself that it is another one. */
const CERTIFICATE =
  /(?<!\p{L})(?:certificate|certificado|licen[cs]e|carn[eé]t?|diploma)(?!\p{L})/iu;

/** Lines after a dated certificate finish it, or begin undated ones when it has its name and issuer already. */
function addBody(own: CertificateDraft, body: readonly CvLine[]): readonly CertificateDraft[] {
  const rest = [...body];
  while (rest.length > 0 && own.texts.length < 2) {
    const next = rest[0]?.text ?? '';
    const isAnother =
      partLicence(next) !== null || (CERTIFICATE.test(next) && !isOrganisation(next));
    if (own.texts.length > 0 && isAnother) break;
    const line = rest.shift();
    if (line !== undefined && !(own.texts.length > 0 && isSentence(line.text)))
      own.texts.push(...line.cells.map((text) => ({ text, numbers: line.numbers })));
  }
  return rest.map((line) => readGroup([line]));
}

const LONGEST_ISSUER = 90;

/** Names in bold, and below each in plain letters who gave it and when; what tells about it in sentences is left out. Null where it is otherwise. */
function groupByLook(lines: readonly CvLine[]): readonly (readonly CvLine[])[] | null {
  const [first] = lines;
  if (first?.look.bold !== true || lines.some(({ bullet }) => bullet)) return null;
  const groups: CvLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const isName = line.look.bold === true;
    const isSame = isName && lines[at - 1]?.look.bold === true;
    // Two bold lines together: the formatting doesn't tell name from issuer.
    if (isSame || (isName && lookKey(line.look) !== lookKey(first.look))) return null;
    const isTold = isSentence(line.text) || line.text.length > LONGEST_ISSUER;
    if (isName) groups.push([line]);
    else if (!isTold || readDatedLine(line, 0) !== null) groups.at(-1)?.push(line);
  }
  return groups.length > 1 && groups.every((group) => group.length > 1) ? groups : null;
}

function groupByBullet(lines: readonly CvLine[]): readonly (readonly CvLine[])[] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current === undefined || line.bullet) groups.push([line]);
    else current.push(line);
  }
  return groups;
}

function groupUndated(lines: readonly CvLine[]): readonly (readonly CvLine[])[] {
  const hasGaps = lines.slice(1).some((line) => line.gapBefore);
  const groups: CvLine[][] = [];
  lines.forEach((line, index) => {
    const current = groups.at(-1);
    const isIssuer =
      index > 0 &&
      current?.length === 1 &&
      isOrganisation(line.text) &&
      !isOrganisation(current[0]?.text ?? '');
    if (current !== undefined && !line.bullet && ((hasGaps && !line.gapBefore) || isIssuer))
      current.push(line);
    else groups.push([line]);
  });
  return groups;
}

function readGroup(group: readonly CvLine[]): CertificateDraft {
  let date = '';
  let dateNumbers: readonly number[] = [];
  const texts: { text: string; numbers: readonly number[] }[] = [];
  for (const line of group) {
    const dated = date === '' ? readDatedLine(line, 0) : null;
    if (dated !== null) {
      date = dated.dates;
      dateNumbers = line.numbers;
    }
    // Below its name and date, a sentence tells what it was about.
    const isTold = date !== '' && dated === null && texts.length > 0 && isSentence(line.text);
    for (const text of dated === null ? line.cells : [...dated.cells, dated.tail])
      if (!isTold) texts.push({ text, numbers: line.numbers });
  }
  return { texts, date, dateNumbers };
}

function writeItem(
  draft: CertificateDraft,
  index: number,
  { isGiver, isInBracket }: { readonly isGiver: GiverTest; readonly isInBracket: BracketTest },
  trace: Trace,
): Certification {
  const pointer = `/certifications/${index}`;
  const [named, ...rest] = draft.texts;
  const hasIssuerLine =
    draft.date !== '' &&
    rest.some(({ numbers }) => numbers === draft.dateNumbers && numbers !== named?.numbers);
  const isWhole = (text: string) => hasIssuerLine || isLicence(text);
  const pieces = draft.texts
    .flatMap((text) =>
      text === named && isWhole(text.text) ? [wholePiece(text)] : cleanPieces(text),
    )
    .filter((piece) => piece.text !== '');
  const declared = pieces.find((piece) => piece.isIssuer);
  const undeclared = pieces.filter((piece) => piece !== declared);
  const [first, ...others] = nameFirst(undeclared, isGiver);
  const issuers = declared === undefined ? others : [declared, ...others];
  let name = first?.text ?? '';
  let issuer = issuers.map((piece) => piece.text).join(', ');
  if (issuer === '' && !isLicence(name)) ({ name, issuer } = splitIssuer(name, isInBracket));
  if (first !== undefined) trace.note(`${pointer}/name`, first.numbers, 0.9);
  if (issuer !== '') trace.note(`${pointer}/issuer`, (issuers[0] ?? first)?.numbers ?? [], 0.8);
  for (const piece of issuers) trace.note(`${pointer}/issuer`, piece.numbers, 0.8);
  if (draft.date !== '') trace.note(`${pointer}/date`, draft.dateNumbers, 0.95);
  return { name, issuer, date: draft.date };
}

/** "Fundación Norte" over "Trabajos en altura, 2018": who gave it may be above what it is. */
function nameFirst<Piece extends { readonly text: string; readonly numbers: readonly number[] }>(
  pieces: readonly Piece[],
  isGiver: GiverTest,
): readonly Piece[] {
  const [above, below, ...others] = pieces;
  if (above === undefined || below === undefined) return pieces;
  const isSwapped = isGiver(above.text, below.text, above.numbers !== below.numbers);
  return isSwapped ? [below, above, ...others] : pieces;
}
