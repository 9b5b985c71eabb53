import type { Cv } from '@trayecto/core/cv';
import {
  askDoubt,
  boxesOfParts,
  boxesOfWords,
  type CvPart,
  type Doubt,
  type FieldSource,
  findSources,
  linesOfParts,
  listOpenLines,
  listParts,
  type PageBox,
  type Reading,
  readField,
  splitPointer,
  type UnplacedLine,
} from '@trayecto/core/review';

/** A part of the CV as the review shows it: the same number beside the page and in the list. */
export interface ReviewPart extends CvPart {
  /** None for a part with nothing in it. */
  readonly number: number | null;
  /** The person's own words: an entry's name, a heading. */
  readonly name: string;
  /** What is in it, in a line. */
  readonly digest: string;
  readonly lines: readonly number[];
  readonly boxes: readonly PageBox[];
  readonly doubts: number;
}

/** Something to look at: a field that was hardly read right, or a line that is nowhere. */
export type OpenPoint =
  | {
      readonly kind: 'field';
      readonly partKey: string;
      readonly pointer: string;
      readonly source: FieldSource;
      readonly doubt: Doubt;
    }
  | { readonly kind: 'line'; readonly partKey: typeof LINES_KEY; readonly line: UnplacedLine };

/** Lines that nobody placed are listed like a part. */
const LINES_KEY = '#lines';

export interface ReviewModel {
  readonly parts: readonly ReviewPart[];
  readonly sources: ReadonlyMap<string, FieldSource>;
  readonly open: readonly UnplacedLine[];
  readonly points: readonly OpenPoint[];
  /** The words in doubt, where they are drawn. */
  readonly marks: readonly PageBox[];
  /** Values that ask for nothing, of all. */
  readonly count: { readonly right: number; readonly all: number };
}

export function describeReview(
  reading: Reading | null,
  cv: Cv,
  confirmed: ReadonlySet<string>,
  leftOut: ReadonlySet<number>,
): ReviewModel {
  const sources = reading ? findSources(reading, cv) : new Map<string, FieldSource>();
  const open = reading ? listOpenLines(reading, cv, leftOut) : [];
  const listed = listParts(cv);
  const lines = linesOfParts(listed, sources, cv, reading?.lines ?? []);
  const boxes = reading?.geometry ? boxesOfParts(lines, reading.geometry) : new Map();
  const fields = listed.flatMap((part) =>
    part.pointers.flatMap((pointer): OpenPoint[] => {
      const source = sources.get(pointer);
      if (!reading || !source || confirmed.has(source.place)) return [];
      const doubt = askDoubt(cv, pointer, source, reading);
      return doubt ? [{ kind: 'field', partKey: part.key, pointer, source, doubt }] : [];
    }),
  );
  const points = [
    ...fields,
    ...open.map((line): OpenPoint => ({ kind: 'line', partKey: LINES_KEY, line })),
  ];
  let number = 0;
  const parts = listed.map(
    (part): ReviewPart => ({
      ...part,
      number: part.values > 0 ? ++number : null,
      ...nameAndDigest(cv, part),
      lines: lines.get(part.key) ?? [],
      boxes: boxes.get(part.key) ?? [],
      doubts: fields.filter(({ partKey }) => partKey === part.key).length,
    }),
  );
  const all = parts.reduce((sum, { values }) => sum + values, 0) + open.length;
  return {
    parts,
    sources,
    open,
    points,
    marks: points.flatMap((point) => (reading ? marksOf(reading, point) : [])),
    count: { right: Math.max(0, all - points.length), all },
  };
}

function marksOf(reading: Reading, point: OpenPoint): readonly PageBox[] {
  if (point.kind === 'line') return [];
  return boxesOfWords(reading, point.source.lines, point.doubt.value);
}

const LONGEST_DIGEST = 120;

/** A job is called what it is; other sections by their heading alone. */
function nameAndDigest(cv: Cv, part: CvPart): Pick<ReviewPart, 'name' | 'digest'> {
  const read = (name: string) => readField(cv, `${part.key}/${name}`).trim();
  const isJob = part.kind === 'work_experience' && part.pointers.length > 0;
  const name = isJob
    ? read('title') || read('company')
    : part.kind === 'additional'
      ? (splitPointer(part.key)[1] ?? '')
      : '';
  const values = isJob
    ? [read('title') ? read('company') : '', read('dates')]
    : part.pointers.filter(isTelling).map((pointer) => readField(cv, pointer));
  const digest = values
    .flatMap((value) => value.split('\n'))
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(', ');
  return { name, digest: digest.slice(0, LONGEST_DIGEST) };
}

/** Of an entry its name says enough. */
function isTelling(pointer: string): boolean {
  const isEntry = /^\/(?:education|certifications|languages)\//.test(pointer);
  return !isEntry || /\/(?:degree|name|language|proficiency)$/.test(pointer);
}
