import type { Cv } from '../cv';
import type { SourceDocument, SourceLine } from '../import';
import { ITEM_FIELDS, ITEM_SECTION_KEYS, PERSONAL_FIELDS } from './cv-fields';

/**
 * What became of a value of the CV in the file that was made of it: `found` in its field, in another one (`elsewhere`),
 * in the text without a field (`text`), or nowhere (`lost`).
 */
export const fateNames = ['found', 'elsewhere', 'text', 'lost'] as const;
export type FateName = (typeof fateNames)[number];

export interface ValueFate {
  /** A section of the CV, or the heading of the person's own. */
  readonly section: string;
  readonly field: string;
  readonly value: string;
  readonly fate: FateName;
}

interface PlacedValue {
  readonly section: string;
  readonly field: string;
  readonly value: string;
  readonly key: string;
}

/** Fields that say the same thing: a sentence is as well read among the achievements as in the description. */
const pools: Readonly<Record<string, string>> = {
  'work_experience/description': 'work_experience/texts',
  'work_experience/achievements': 'work_experience/texts',
  'education/degree': 'education/studies',
  'education/field_of_study': 'education/studies',
};

/** Value by value; entries may have changed places, and a text that was split in two has lost nothing. */
export function judgeReadBack(cv: Cv, read: Cv, text: string): readonly ValueFate[] {
  const known = new Map<string, string[]>();
  for (const value of listValues(read)) {
    const place = placeOf(value);
    const keys = known.get(place);
    if (keys) keys.push(value.key);
    else known.set(place, [value.key]);
  }
  const sets = new Map([...known].map(([place, keys]) => [place, new Set(keys)]));
  const joined = new Map([...known].map(([place, keys]) => [place, keys.join('')]));
  const readAll = [...joined.values()].join(' ');
  const textAll = squeeze(text);
  const judge = (value: PlacedValue): FateName => {
    const place = placeOf(value);
    const isPool = Object.values(pools).includes(place) || value.section === 'summary';
    const isFound = isPool
      ? joined.get(place)?.includes(value.key)
      : sets.get(place)?.has(value.key);
    if (isFound) return 'found';
    if (readAll.includes(value.key)) return 'elsewhere';
    return textAll.includes(value.key) ? 'text' : 'lost';
  };
  return listValues(cv).map((value) => ({
    section: value.section,
    field: value.field,
    value: value.value,
    fate: judge(value),
  }));
}

/** Headings may be printed in capitals. */
function placeOf({ section, field }: PlacedValue): string {
  return pools[`${section}/${field}`] ?? `${squeeze(section)}/${field}`;
}

function listValues(cv: Cv): readonly PlacedValue[] {
  const values: PlacedValue[] = [];
  const add = (section: string, field: string, value: string) => {
    const key = squeeze(value);
    if (key !== '') values.push({ section, field, value, key });
  };
  const addField = (section: string, field: string, value: unknown) => {
    if (typeof value === 'string') add(section, field, value);
    else if (Array.isArray(value)) for (const line of value) addField(section, field, line);
  };
  for (const { name } of PERSONAL_FIELDS) addField('personal', name, readName(cv.personal, name));
  add('summary', 'summary', cv.summary);
  for (const section of ITEM_SECTION_KEYS) {
    for (const item of cv[section]) {
      for (const { name } of ITEM_FIELDS[section]) addField(section, name, readName(item, name));
    }
  }
  addField('skills', 'skills', cv.skills);
  for (const [heading, lines] of Object.entries(cv.additional)) {
    addField(heading, 'lines', lines);
  }
  return values;
}

function readName(item: object, name: string): unknown {
  return Object.entries(item).find(([key]) => key === name)?.[1];
}

/** Normalizes a text as a page shows it: without protocol, spaces and list marks. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/https?:\/\/(?:www\.)?/g, '')
    .replace(/[^\p{L}\p{N}@+#%€$&/]+/gu, '')
    .replace(/\/+$/, '');
}

/** Things that make a file hard to read for simpler parsers than ours. */
export const layoutTraits = ['columns', 'repeated', 'picture-text', 'empty-pages'] as const;
export type LayoutTrait = (typeof layoutTraits)[number];

const LEAST_LINES = 4;
const LEAST_OVERLAP_PT = 60;

/** Two blocks of several lines side by side: a reader that goes from left to right mixes them. */
export function hasColumns({ lines }: SourceDocument): boolean {
  const blocks = new Map<string, Extent>();
  for (const line of lines) {
    const extent = extentOf(line);
    if (!extent || line.running) continue;
    const name = `${line.page}/${line.block ?? 0}`;
    const known = blocks.get(name);
    blocks.set(name, known ? unite(known, extent) : extent);
  }
  const large = [...blocks.values()].filter(({ count }) => count >= LEAST_LINES);
  return large.some((one) => large.some((other) => standBeside(one, other)));
}

interface Extent {
  readonly page: number;
  readonly count: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf({ page, xPt, yPt, widthPt }: SourceLine): Extent | undefined {
  if (xPt === undefined || yPt === undefined || widthPt === undefined) return undefined;
  return { page, count: 1, left: xPt, right: xPt + widthPt, top: yPt, bottom: yPt };
}

function unite(one: Extent, other: Extent): Extent {
  return {
    page: one.page,
    count: one.count + other.count,
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function standBeside(one: Extent, other: Extent): boolean {
  if (one.page !== other.page || one.right > other.left) return false;
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap >= LEAST_OVERLAP_PT;
}

/** Headers and footers that are on several pages: a machine reads them in the middle of a job. */
export function listRepeated({ lines }: SourceDocument): readonly string[] {
  const texts = lines.filter(({ running }) => running).map(({ text }) => text.trim());
  return [...new Set(texts)].filter((text) => text !== '');
}
