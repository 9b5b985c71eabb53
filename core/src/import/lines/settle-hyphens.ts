import type { Language } from '../../language';
import type { Lexicon } from '../../proofread';
import { isKnownSkill } from '../lists/known-skills';
import type { SourceDocument, SourceLine } from '../source-document';

/** The words of both languages, opened when a hyphen first asks for them. Null where the installation has none. */
export type OpenWords = () => Readonly<Record<Language, Lexicon>> | null;

const BROKEN_END = /(\p{L}+)[-\u2010]$/u;
const LONGEST_PART = 60;
const GOES_ON = /^\p{Ll}+/u;
/** "pre- y posventa": the hyphen waits for a word that comes later. */
const JOINS_TWO = new Set(['y', 'e', 'o', 'u', 'ni', 'and', 'or', 'to', 'nor']);
/** Spanish writes them in one with the word that follows. */
const SPANISH_PREFIXES = new Set(
  'ante anti archi auto bi co contra des entre ex extra hiper infra inter intra macro mega micro mini mono multi pluri poli pos post pre pro re semi sobre sub super supra tele tri ultra vice'.split(
    ' ',
  ),
);

/** What became of the hyphen: put there by the line's end, part of the word, or followed by a space. */
type Hyphen = 'none' | 'own' | 'waits';
type Judge = (first: string, second: string) => Hyphen;
const WRITTEN: Readonly<Record<Hyphen, string>> = { none: '', own: '-', waits: '- ' };

/**
 * Decides for each word parted at a line's end whether its hyphen was put there by the line's end or belongs to it. What the
 * document writes elsewhere settles it, then the dictionaries: two words that are none in one keep it.
 */
export function settleHyphens(document: SourceDocument, openWords?: OpenWords): SourceDocument {
  const { lines } = document;
  if (!lines.some((line, at) => line.joinedAt || findBroken(line, lines[at + 1]))) return document;
  const judge = judgeHyphens(lines, openWords?.() ?? null);
  const settled = lines.map((line, at) => {
    const broken = findBroken(line, lines[at + 1]);
    const lastHyphen = broken ? judge(...broken) : 'none';
    const whole = line.joinedAt ? putBack(line, judge) : line;
    return lastHyphen === 'none' ? whole : { ...whole, lastHyphen };
  });
  return { ...document, lines: settled };
}

/** The two parts of a word that a line's end has parted. */
function findBroken({ text }: SourceLine, next: SourceLine | undefined): [string, string] | null {
  const first = BROKEN_END.exec(text.slice(-LONGEST_PART).trimEnd())?.[1];
  const second = first && GOES_ON.exec(next?.text.trimStart() ?? '')?.[0];
  return first && second ? [first, second] : null;
}

function putBack({ joinedAt = [], ...line }: SourceLine, judge: Judge): SourceLine {
  const marks = joinedAt.map((at) => {
    const first = /\p{L}+$/u.exec(line.text.slice(Math.max(0, at - LONGEST_PART), at))?.[0] ?? '';
    const second = GOES_ON.exec(line.text.slice(at))?.[0] ?? '';
    return { at, mark: WRITTEN[judge(first, second)] };
  });
  let start = 0;
  const cells = line.cells?.map((cell) => {
    const own = insertMarks(cell, marks, start);
    start += cell.length + 1;
    return own;
  });
  return { ...line, text: insertMarks(line.text, marks, 0), ...(cells && { cells }) };
}

/** Into a part of a line that begins at `start`. */
function insertMarks(
  text: string,
  marks: readonly { readonly at: number; readonly mark: string }[],
  start: number,
): string {
  return marks.reduceRight((whole, { at, mark }) => {
    const place = at - start;
    return place > 0 && place < text.length
      ? whole.slice(0, place) + mark + whole.slice(place)
      : whole;
  }, text);
}

function judgeHyphens(
  lines: readonly SourceLine[],
  words: Readonly<Record<Language, Lexicon>> | null,
): Judge {
  const written = new Set(
    lines.flatMap((line) => wordsWithin(line).match(/\p{L}+(?:-\p{L}+)*/gu) ?? []),
  );
  const lexicons = words ? [words.es, words.en] : [];
  return (first, second) => {
    const [one, other] = [first.toLowerCase(), second];
    const whole = one + other;
    if (written.has(whole)) return 'none';
    if (written.has(`${one}-${other}`)) return 'own';
    // A line's end never leaves one letter behind: "e-commerce".
    if (first.length === 1) return 'own';
    if (isKnownSkill(whole)) return 'none';
    if (lexicons.some((lexicon) => lexicon.has(whole) || lexicon.has(first + second)))
      return 'none';
    if (JOINS_TWO.has(other) && lexicons.some((lexicon) => lexicon.step(one) >= 0)) return 'waits';
    const areTwo = lexicons.some(
      (lexicon) =>
        lexicon.step(one) >= 0 &&
        lexicon.step(other) >= 0 &&
        !(lexicon.language === 'es' && SPANISH_PREFIXES.has(one)),
    );
    return areTwo ? 'own' : 'none';
  };
}

/** Without those that were parted, which show nothing. */
function wordsWithin({ text, joinedAt = [] }: SourceLine): string {
  return joinedAt
    .reduceRight((whole, at) => `${whole.slice(0, at)}\n${whole.slice(at)}`, text)
    .toLowerCase();
}
