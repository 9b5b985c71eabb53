import type { PostingRequirement } from '../../assistant';
import { type LineWords, type Stem, stemWord } from '../../evidence';
import { foldText } from '../../language';
import { findTogether, listTogether } from '../names/derived-names';
import { AND } from '../names/everyday-words';
import { listWritten } from '../names/skill-names';
import { makingVerbs } from '../names/term-words';

const LEAST_OF_DEED = 6;
/** Traits that are an action: who negotiated can. */
const DONE_TRAITS = new Set(['negotiation', 'mentoring']);
const DEED = /^\p{Ll}+(?:ción|sión|miento|ing|tion|ment)$/u;

/** "Calibro balanzas" shows "calibración": one long word of the catalogue, in the form of a verb. */
export function isDeedWord(stem: string, { kind, id }: PostingRequirement): boolean {
  if ((kind !== 'hard' && !DONE_TRAITS.has(id)) || stem.length < LEAST_OF_DEED) return false;
  return listWritten(id).some((name) => DEED.test(name) && stemWord(foldText(name)) === stem);
}

const MAKING = new Set([...makingVerbs].map((word) => stemWord(word)));

/** The lines that `saysAll` may be true of. */
export function listSaying(words: LineWords, name: readonly string[]): readonly number[] {
  return name.length > 1 ? listTogether(words, name) : words.find(name[0] ?? '');
}

/** One word is the same only by its whole stem: "producto" is no "producción". */
export function saysAll(line: readonly Stem[], name: readonly string[]): boolean {
  if (name.length > 1) return findTogether(line, name) !== null;
  // A verb begins the line or follows another: "Calibro y verifico balanzas".
  if (line.some(({ stem, at, before }) => stem === name[0] && (at === 0 || AND.has(before))))
    return true;
  // "Preparo las facturas" is "facturación": what is made, right behind the making.
  const [verb, made] = line;
  if (verb === undefined || made === undefined || verb.at > 0) return false;
  return MAKING.has(verb.stem) && made.stem === name[0] && made.at <= 2;
}
