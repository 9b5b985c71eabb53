import type { Certification } from '../../cv';
import { type CvLine, withText } from '../lines/cv-line';
import type { Section } from '../sections/split-sections';
import type { Trace } from '../trace';
import { licenceOf, partLicence } from './driving-licence';

const HOLDERS: readonly Section['kind'][] = ['additional', 'interests', 'languages', 'skills'];

/** Among these only a line that is nothing else. */
const ONLY_WHOLE: readonly Section['kind'][] = ['education', 'header', 'personal'];

/** A driving licence is a certificate, under whatever heading it is written; what else its line says stays there. */
export function takeLicences(sections: readonly Section[]): readonly Section[] {
  const last: Section[] = [];
  const others = sections.flatMap((section) => {
    const isOnlyWhole = ONLY_WHOLE.includes(section.kind);
    if (!isOnlyWhole && !HOLDERS.includes(section.kind)) return [section];
    const parted = section.lines.map((line, at) =>
      isOnlyWhole ? takeWhole(line, at) : partLine(line, section),
    );
    const licences = parted.flatMap(({ taken }) => taken);
    if (licences.length === 0) return [section];
    const lines = parted.flatMap(({ rest }) => rest);
    const taken = {
      kind: 'certifications' as const,
      label: '',
      headingNumbers: [],
      lines: licences,
    };
    const isApart =
      section.kind === 'header' || section.kind === 'personal' || section.headingNumbers.length > 0;
    // Behind what was learned, wherever they have a heading for themselves.
    if (!isApart) return [{ ...section, lines }, taken];
    last.push(taken);
    return [{ ...section, lines }];
  });
  return [...others, ...last];
}

const SENTENCES = /(?<=\.) (?=\p{Lu})/u;
const PARTS = /(?<=[.;]) (?=\p{Lu})| [·|•] /u;

/** Right below studies, as in a scan, where no look tells that another part begins: only a line that is nothing else. */
function takeWhole(line: CvLine, at: number): PartedLine {
  const [found] = at > 0 && line.cells.length === 1 ? licenceIn(line.text) : [];
  // "PERMISO DE CONDUCIR" over "Permiso de conducir: B" only heads it.
  const isWhole = found?.rest === '' && licenceOf(found.licence, 'B') === null;
  return isWhole ? { taken: [asItem(line, found.licence)], rest: [] } : { taken: [], rest: [line] };
}

interface PartedLine {
  readonly taken: readonly CvLine[];
  readonly rest: readonly CvLine[];
}

function partLine(line: CvLine, { kind, label: heading }: Section): PartedLine {
  const [label = '', value = ''] = line.cells;
  const filledIn = licenceOf(
    line.cells.length === 2 ? label.replace(/ ?:$/, '') : heading,
    value || line.text,
  );
  if (filledIn !== null && line.cells.length < 3)
    return { taken: [asItem(line, filledIn)], rest: [] };
  // Among skills it may be one of them, unless the line tells of several things in sentences.
  const sentences = line.text.split(kind === 'skills' ? SENTENCES : PARTS);
  const licences = sentences.flatMap(licenceIn);
  if (licences.length === 0 || (kind === 'skills' && sentences.length === 1))
    return { taken: [], rest: [line] };
  const others = sentences.flatMap((sentence) => {
    const [found] = licenceIn(sentence);
    return found === undefined ? [sentence] : found.rest === '' ? [] : [found.rest];
  });
  return {
    taken: licences.map(({ licence }) => asItem(line, licence)),
    rest: others.length === 0 ? [] : [withText(line, others.join(' '))],
  };
}

/** "Permiso B, con coche": what is only an addition to it stays with it. */
function licenceIn(
  sentence: string,
): readonly { readonly licence: string; readonly rest: string }[] {
  const found = partLicence(sentence);
  if (found === null) return [];
  const isAddition = /^(?:con|with|y|e|and) |^\p{Ll}+ \p{Ll}+\.?$/u.test(found.rest);
  return [isAddition ? { licence: sentence.replace(/[.;]$/, ''), rest: '' } : found];
}

function asItem(line: CvLine, text: string): CvLine {
  const { parts, ...plain } = line;
  return { ...withText(plain, text), bullet: true, gapBefore: true };
}

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly lines: readonly number[];
}

/** "Carnet de conducir: B" among a person's data. What is no licence is given back. */
export function takeLabelledLicences<Data extends Labelled>(
  labelled: readonly Data[],
  items: Certification[],
  trace: Trace,
): readonly Data[] {
  return labelled.filter(({ label, value, lines }) => {
    const name = licenceOf(label.replace(/[\s:–—-]+$/, ''), value);
    if (name === null) return true;
    trace.note(`/certifications/${items.length}/name`, lines, 0.9);
    items.push({ name, issuer: '', date: '' });
    return false;
  });
}
