import { isCapital, isUpper } from '../words/known-forms';
import { FIRST_RUN, type NameSpelling, openNames } from './name-table';

/** A name in a text, in whatever letters. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly spelling: NameSpelling;
  /** As it should be; in small letters, as an ordinary word would be; or with capitals, but others. */
  readonly look: 'right' | 'small' | 'other';
}

const RUN = /(?<![\p{L}\p{M}\p{N}@_#])[\p{L}\p{N}]+/gu;
/** Before and after what is part of an address, a file name or a longer word. */
const INSIDE = /[@_#\\-]$|[\p{L}\p{N}]['’.]$/u;
const GOES_ON = /^(?:[\p{L}\p{M}\p{N}@_#-]|[.+'’](?!s(?!\p{L}))[\p{L}\p{N}])/u;
const ADDRESS = /@|:\/\/|www\.|\.(?:com|org|net|io|es|test|example)\b/i;
const ENDS_SENTENCE = /(?:^|[.!?:;•·▪●◦|\n\t(¿¡"“«]|\s[-–—])\s*$/u;

/** The names of a text, the longest at each place. */
export function findMentions(text: string): readonly Mention[] {
  const names = openNames();
  const found: Mention[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (index < end) continue;
    for (const spelling of names.get(run.toLowerCase()) ?? []) {
      const from = index - (FIRST_RUN.exec(spelling.key)?.index ?? 0);
      const to = from + spelling.key.length;
      if (from < end || !isWhole(text, from, to, spelling.key)) continue;
      if (!isInAddress(text, from, to)) {
        found.push({ from, to, spelling, look: nameLook(text, from, to, spelling) });
      }
      end = to;
      break;
    }
  }
  return found;
}

function isWhole(text: string, from: number, to: number, key: string): boolean {
  if (text.slice(from, to).toLowerCase() !== key) return false;
  return (
    !INSIDE.test(text.slice(Math.max(0, from - 2), from)) && !GOES_ON.test(text.slice(to, to + 3))
  );
}

function isInAddress(text: string, from: number, to: number): boolean {
  const start = text.lastIndexOf(' ', from) + 1;
  const end = text.indexOf(' ', to);
  return (
    ADDRESS.test(text.slice(start, end < 0 ? text.length : end)) &&
    !ADDRESS.test(text.slice(from, to))
  );
}

function nameLook(text: string, from: number, to: number, { typed, name, key }: NameSpelling) {
  const written = text.slice(from, to);
  if (written === name || (written === typed && typed === name)) return 'right';
  if (written === key) return 'small';
  if (isFree(written, name) || isPartlyRight(written, name)) return 'right';
  const isSmall = written.slice(1) === key.slice(1);
  const isFirst = ENDS_SENTENCE.test(text.slice(Math.max(0, from - 3), from));
  return (isSmall && isFirst) || /^\p{Ll}+ /u.test(written) ? 'small' : 'other';
}

/** Letters that can be said as one word, not "HMRC" or the end of "Power BI". */
const isSpoken = (acronym: string, name: string) =>
  /[AEIOUY]/.test(acronym) && (acronym.length > 2 || acronym === name);

/** More capitals than it needs, or an acronym that may also be a word, with one capital: "PYTHON", "Ada", "GPs". */
function isFree(written: string, name: string): boolean {
  const count = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;
  const right = name.split(' ');
  const isFreeWord = (word: string, at: number) =>
    word === right[at] ||
    /\p{L}\p{Lu}/u.test(word) ||
    (isUpper(right[at] ?? '') && isCapital(word) && isSpoken(right[at] ?? '', name));
  return count(written) > count(name) || written.split(' ').every(isFreeWord);
}

/** "The ELK stack", "embedded Linux": a name, and what kind of thing it is. */
function isPartlyRight(written: string, name: string): boolean {
  const [words, right] = [written.split(' '), name.split(' ')];
  if (words.length !== right.length) return false;
  const wrong = words.filter((word, at) => word !== right[at]);
  if (wrong.length === words.length) return false;
  const names = openNames();
  const isName = (word: string) =>
    (names.get(word.toLowerCase()) ?? []).some(({ key }) => key === word.toLowerCase());
  const rest = words.filter((word, at) => word === right[at]);
  if (wrong.some((word) => isUpper(right[words.indexOf(word)] ?? '') && word.length < 3))
    return false;
  const isNamed = rest.some((word) => isName(word) && (!isUpper(word) || word === words[0]));
  return isNamed && !wrong.some(isName);
}
