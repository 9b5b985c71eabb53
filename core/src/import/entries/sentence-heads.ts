import { type CvLine, countWords, withText } from '../lines/cv-line';
import { joinParagraphs } from '../lines/join-paragraphs';
import { isPlace } from '../person/recognise-place';
import type { Entry } from './split-entries';

const MOST_HEAD_WORDS = 15;
/** Most entries must begin so, or it is mere text. */
const LEAST_SHARE = 0.6;
/** A stop after a word, not after a letter: "S. A." goes on. */
const FIRST_STOP = /(?<=[\p{Ll}\d)]{2}|\p{Lu}{3})\.(?:\s+(?=[\p{Lu}(])|$)/u;

const NEXT_STOP = /(?<=[\p{Ll}\d)]{2}|\p{Lu}{3})\.\s+(?=\p{Lu})/u;

/**
 * "03/2019 – now" alone, and below it "Taller Norte, web developer. Built …": the first sentence of the text names the job.
 * It is opened where nearly all entries of a section begin that way.
 */
export function openSentenceHeads(source: readonly Entry[]): readonly Entry[] {
  const entries = source.map(cutToldHead);
  if (entries.length < 2) return entries;
  const opened = entries.map((entry) => openEntry(entry));
  const count = opened.filter((entry) => entry !== null).length;
  if (count < LEAST_SHARE * entries.length) return entries;
  return entries.map((entry, at) => opened[at] ?? entry);
}

const LEAST_TOLD_WORDS = 5;
/** "Cook, Northern Hotel", "Frigorista en Frío Norte S.L." */
const NAMES_TWO = /, | (?:en|at|para|for) (?:\p{Ll}{2,3} )?\p{Lu}/u;

/** "2014 – now ⇥ Head of Maths, Northern School, Dublin. Lead a team of nine.": the text begins on the head's own line. */
function cutToldHead(entry: Entry): Entry {
  const [head, another] = entry.head;
  const [cell = '', second] = head?.cells ?? [];
  if (head === undefined || another !== undefined || second !== undefined) return entry;
  const own = /[.!]$/.test(head.line.text) ? cutSentence(withText(head.line, cell)) : null;
  if (own === null || !NAMES_TWO.test(own.sentence) || countWords(own.rest) < LEAST_TOLD_WORDS)
    return entry;
  const told = { ...withText(head.line, `${own.rest.replace(/\.$/, '')}.`), bullet: false };
  return { ...entry, head: [{ ...head, cells: [own.sentence] }], body: [told, ...entry.body] };
}

function openEntry(entry: Entry): Entry | null {
  const [first] = entry.body;
  if (entry.head.length > 0 || first === undefined || first.bullet || first.role !== undefined)
    return null;
  const [paragraph] = joinParagraphs(entry.body);
  if (paragraph === undefined) return null;
  const own = cutSentence(first) ?? cutSentence(paragraph);
  if (own === null) return null;
  const used = own.source === first ? 1 : paragraph.numbers.length;
  const after = entry.body.filter(
    (line, at) => at >= used && (used === 1 || !paragraph.numbers.includes(line.numbers[0] ?? 0)),
  );
  const names = namesUpToPlace(own.rest);
  const rest = own.rest === '' || names.length > 0 ? [] : [withText(own.source, own.rest)];
  return {
    ...entry,
    head: [{ line: own.source, cells: [own.sentence, ...names], place: 'after' }],
    body: [...rest, ...after],
  };
}

const MOST_NAMES = 2;
const MOST_NAME_WORDS = 5;

/** "Carpintera. Taller Norte. Talavera (Toledo).": short names after the first, of which the last is where it was. */
function namesUpToPlace(text: string): readonly string[] {
  const names = text.split(NEXT_STOP).map((name) => name.replace(/\.$/, ''));
  const isShort = (name: string) => countWords(name) <= MOST_NAME_WORDS && /^\p{Lu}/u.test(name);
  const isPlaced =
    names.length <= MOST_NAMES && names.every(isShort) && isPlace(names.at(-1) ?? '');
  return isPlaced ? names : [];
}

function cutSentence(
  source: CvLine,
): { readonly source: CvLine; readonly sentence: string; readonly rest: string } | null {
  if (source.cells.length > 1) return null;
  const stop = FIRST_STOP.exec(source.text);
  if (stop === null) return null;
  const sentence = source.text.slice(0, stop.index);
  const rest = source.text.slice(stop.index + stop[0].length);
  const isHead = countWords(sentence) <= MOST_HEAD_WORDS && /^[\p{L}\d]/u.test(sentence);
  return isHead ? { source, sentence, rest } : null;
}
