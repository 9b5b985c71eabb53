import type { Language } from '../../language';
import { convertNumber, findUnit, NUMBER_PATTERN } from './convert-number';
import { prepareText } from './prepare-text';

/** Something that goes into the other language as it is, or as code writes it: never through the model. */
export interface HiddenTerm {
  readonly kind: 'number' | 'name';
  /** As the translation writes it. */
  readonly written: string;
  /** The sign of money or percent beside a number, which the model sees. */
  readonly unit?: string | undefined;
  /** Only the words around it tell how it is written. */
  readonly isDoubtful?: boolean;
}

interface HideOptions {
  readonly to: Language;
  /** Names that stay as they are. */
  readonly names: readonly string[];
  /** Names that the other language has its own word for. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** How many of each the model can handle. */
  readonly most: Readonly<Record<HiddenTerm['kind'], number>>;
}

const TAIL = String.raw`[^\s<>"]*[^\s<>".,;:!?)\]]`;
const ADDRESS = String.raw`https?:\/\/${TAIL}|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.-])(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|es|eu|io|dev|test|mx|ar|co|cl|pe)(?!\w)(?:\/${TAIL})?`;
const PHONE = String.raw`\+\d{1,3}(?:[ .-]?\(?\d{2,4}\)?){2,5}(?![\p{L}\d])`;
/** A talk of two, which looks like a time: "weekly 1:1s". */
const TALK = String.raw`(?<![\p{L}\d:])1:1s?(?![\p{L}\d:])`;
/** "12.345.678-5", "12.345.678-Z": with a sign that checks it, the number of somebody's papers. */
const IDENTITY = String.raw`(?<![\p{L}\d.,])\d{1,2}(?:\.\d{3}){2}(?:-[\dA-Za-z]|[A-HJ-LN-Z])(?![\p{L}\d])`;
/** Letters and digits in one word: "B2", "COVID-19", "24h", "4.2s", "CO₂". */
const CODE = String.raw`(?<![\p{L}\d])(?:\p{L}+[-/]?\d|(?:\d+[.,](?=\d+\p{Ll}))?\d+\p{L})[\p{L}\d₂²³]*(?:[-/.]\d[\p{L}\d]*)*`;
/** Capitals or signs inside a word: "PostgreSQL", "C++", "C#", ".NET", "Node.js". */
const PRODUCT = String.raw`(?<![\p{L}\d])(?:\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*|\p{L}+(?:\+\+|#)|\.NET|\p{Lu}\p{L}+\.(?:js|io|ai|py))(?![\p{L}\d])`;
/** Degrees that look like products, and have names in the other language. */
const DEGREE = /^(?:PhDs?|DPhil|[BM]Scs?|[BM]Eng|[BM]Ed|MPhil|[BM]Arch|PharmD)$/;
/** What comes behind a name and belongs to it: "Python 3.10", "Windows 11". */
const VERSION = /^ \d{1,4}(?:\.\d{1,2})*(?![\p{L}\d+]|[.,:/–-]\d|\s?[%€$£])/u;
const TERM = new RegExp(
  `(?<address>${ADDRESS}|${PHONE}|${IDENTITY}|${TALK})|(?<number>${NUMBER_PATTERN})|(?<code>${CODE}|${PRODUCT})`,
  'gu',
);

interface Span extends HiddenTerm {
  readonly start: number;
  readonly end: number;
}

/** The text in parts: what the model reads, and what is hidden from it. */
export function hideTerms(text: string, options: HideOptions): readonly (string | HiddenTerm)[] {
  const parts: (string | HiddenTerm)[] = [];
  const left = { ...options.most };
  let at = 0;
  for (const { start, end, ...term } of findTerms(text, options)) {
    if (left[term.kind] === 0) continue;
    left[term.kind]--;
    if (start > at) parts.push(text.slice(at, start));
    parts.push(term);
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Where in the text they are, in its order. */
export function findTerms(
  text: string,
  { names, renamed, to }: Omit<HideOptions, 'most'>,
): readonly Span[] {
  const taken: Span[] = [];
  const take = (span: Span) => {
    const isFree = taken.every(({ start, end }) => span.end <= start || span.start >= end);
    if (isFree) taken.push(span);
  };
  const takeName = (start: number, end: number, written = text.slice(start, end)) =>
    take({ start, end, kind: 'name', written });
  const all = [...new Set([...names, ...(renamed?.keys() ?? [])])];
  for (const name of all.sort((a, b) => b.length - a.length)) {
    const written = names.includes(name) ? name : (renamed?.get(name) ?? name);
    // As the person writes it, whatever the marks in it are for the model.
    const shown = prepareText(name);
    for (
      let at = text.indexOf(shown);
      at !== -1 && shown !== '';
      at = text.indexOf(shown, at + 1)
    ) {
      const end = at + shown.length;
      const version = text.slice(end, end + measureVersion(text, end));
      if (isEdge(text, at) && isEdge(text, end))
        takeName(at, end + version.length, written.trim().replace(/\s+/g, ' ') + version);
    }
  }
  const found = [...text.matchAll(TERM)].map(({ index, groups, 0: { length } }) => ({
    start: index,
    end: index + length,
    isNumber: groups?.number !== undefined,
    mayHaveVersion: groups?.code !== undefined,
  }));
  for (const { start, end, isNumber, mayHaveVersion } of found)
    if (!isNumber && !DEGREE.test(text.slice(start, end)))
      takeName(start, end + (mayHaveVersion ? measureVersion(text, end) : 0));
  for (const { start, end, isNumber } of found) {
    if (!isNumber) continue;
    const before = text.slice(0, start);
    const unit = findUnit(before, text.slice(end));
    take({
      start,
      end,
      kind: 'number',
      unit,
      ...convertNumber(text.slice(start, end), to, before),
    });
  }
  return taken.sort((a, b) => a.start - b.start);
}

const measureVersion = (text: string, end: number): number =>
  VERSION.exec(text.slice(end))?.[0].length ?? 0;

const isLetter = (text: string, at: number): boolean => /[\p{L}\d]/u.test(text.charAt(at));
/** Whether a word may begin or end there. */
export const isEdge = (text: string, at: number): boolean =>
  !(isLetter(text, at - 1) && isLetter(text, at));
