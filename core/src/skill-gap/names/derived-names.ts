import { findWordSense } from '../../catalog';
import {
  chooseFewest,
  isSameWord,
  joinLines,
  type LineWords,
  readStems,
  type Stem,
  stemWord,
} from '../../evidence';
import { countLanguageWords, type Language, type Token } from '../../language';
import { AND } from './everyday-words';
import { listStemmed, type NamedThing } from './skill-names';

/** A name in other forms and order: "manages behaviour" for "behaviour management". */
export interface DerivedName {
  readonly thing: NamedThing;
  /** The first and the last token of its words. */
  readonly first: number;
  readonly last: number;
}

interface Name {
  readonly thing: NamedThing;
  readonly stems: readonly string[];
  readonly languages: ReadonlySet<Language>;
}

/** Stems that are one word begin with the same letters. */
const KEY_LETTERS = 5;
/** Words that may be between those of a name: "reconciled business bank accounts". */
const LOOSEST = 1;
const MOST_WORDS = 4;
/** What follows is about something else: "projects with a budget of two million". */
const PARTERS = new Set('con para en por desde with for in by from at to on'.split(' '));
const PARTICIPLE = /[ai]d[oa]s?$/;
/** Doing it, or who does it: "gestionar", "técnicos", "editor". */
const DOING = /(?:[aei]r|[aei]ras?|[dt]or(?:a|es|as)?|nic[oa]s?|istas?)$/;
/** Who does it, in English. */
const AGENTS = /(?:er|or)s?$/;
const CHOICES = new Set(['o', 'u', 'or']);
/** Doing something about a thing: "resolución de quejas" is "gestión de quejas". */
const HEADS = new Set(
  'gestion gestionar tramitacion tramitar resolucion resolver handling handle management manage resolution resolve'
    .split(' ')
    .flatMap((word) => readStems(word).map(({ stem }) => stem)),
);

/** Words that only ask: "customs entry experience" is no customer experience. */
const OF_ASKING = new Set('experience experiencia knowledge conocimientos work working'.split(' '));

let byKey: ReadonlyMap<string, readonly Name[]> | null = null;

/** By the rarest word of each name, so that a line asks few of them. */
function openNames(): ReadonlyMap<string, readonly Name[]> {
  byKey ??= growNames();
  return byKey;
}

function growNames(): ReadonlyMap<string, readonly Name[]> {
  const counts = new Map<string, number>();
  const names = listStemmed().filter(({ stems }) => stems.length > 1 && stems.length <= MOST_WORDS);
  for (const { stems } of names)
    for (const stem of stems) counts.set(keyOf(stem), (counts.get(keyOf(stem)) ?? 0) + 1);
  const found = new Map<string, Name[]>();
  for (const name of names) {
    let rarest = '';
    for (const stem of name.stems) {
      const key = keyOf(stem);
      if (rarest === '' || (counts.get(key) ?? 0) < (counts.get(rarest) ?? 0)) rarest = key;
    }
    const list = found.get(rarest);
    if (list === undefined) found.set(rarest, [name]);
    else list.push(name);
  }
  return found;
}

function keyOf(stem: string): string {
  return stem.slice(0, KEY_LETTERS);
}

/** Every name whose words are together in a line, the most words first, none over another. */
export function findDerivedNames(line: readonly Token[]): readonly DerivedName[] {
  const stems = readStems(line).filter(({ at }) => !OF_ASKING.has(line[at]?.word ?? ''));
  const written = languageOf(line);
  const here = new Set(stems.map(({ stem }) => stem));
  const found: (DerivedName & { readonly words: number })[] = [];
  const names = openNames();
  for (const key of new Set(stems.map(({ stem }) => keyOf(stem))))
    for (const { thing, stems: wanted, languages } of names.get(key) ?? []) {
      const isForeign = written !== null && !languages.has(written);
      if (isForeign && !wanted.every((stem) => here.has(stem))) continue;
      const at = findTogether(stems, wanted);
      if (at === null || (wanted.length === 2 && at.last - at.first > 1)) continue;
      if (!wanted.every((stem) => stems.some((one) => isForm(one.stem, stem)))) continue;
      const first = stems[at.first]?.at ?? 0;
      const last = stems[at.last]?.at ?? first;
      if (isAnother(line, first, last, wanted)) continue;
      found.push({ thing, first, last, words: wanted.length });
    }
  found.sort((a, b) => b.words - a.words || a.last - a.first - (b.last - b.first));
  const kept: DerivedName[] = [];
  for (const one of found)
    if (kept.every(({ first, last }) => one.last < first || one.first > last)) kept.push(one);
  return kept;
}

/** Other forms of a name are in its language: "proven administration" has no "proveedores". */
function languageOf(line: readonly Token[]): Language | null {
  const { es, en } = countLanguageWords(line.map(({ word }) => word));
  if (es === en) return null;
  return es > en ? 'es' : 'en';
}

/** "Persona seleccionada" is nobody's selection of staff, "college credit" collects no debts, "a product, the team" are two things. */
function isAnother(
  line: readonly Token[],
  first: number,
  last: number,
  wanted: readonly string[],
): boolean {
  const span = line.slice(first, last + 1);
  const [head, ...rest] = span;
  if (head === undefined || rest.length === 0 || findWordSense(span) !== undefined) return true;
  if (rest.some(({ gap }) => /[^\s\p{L}\p{N}"'“”«»/-]/u.test(gap))) return true;
  const end = rest.at(-1);
  // "Account managers" are no management accounts.
  if (rest.length === 1 && end !== undefined && AGENTS.test(end.word)) {
    const [opening = '', ...closing] = wanted;
    if (closing.length === 1 && isSameWord(opening, stemWord(end.word))) return true;
  }
  // "Sistemas de gestión" manages no systems.
  const isOf = rest.some(({ word }) => word === 'de' || word === 'del');
  const [, object] = wanted;
  if (isOf && wanted.length === 2 && object !== undefined)
    return isSameWord(object, stemWord(head.word)) && !DOING.test(head.word);
  if (rest.length === 1 && end !== undefined && PARTICIPLE.test(end.word)) {
    const verb = stemWord(end.word);
    return wanted.length === 2 && wanted[0] !== undefined && isSameWord(wanted[0], verb);
  }
  return false;
}

/** "Colleg" and "collect" begin alike, and are two words. */
function isForm(one: string, other: string): boolean {
  if (HEADS.has(one) && HEADS.has(other)) return true;
  if (!isSameWord(one, other)) return false;
  return one.startsWith(other) || other.startsWith(one) || one.slice(0, 6) === other.slice(0, 6);
}

function isOneWord(one: string, other: string): boolean {
  return isSameWord(one, other) || (HEADS.has(one) && HEADS.has(other));
}

/** The lines in which all of the words may be together: those with the rarest of them. */
export function listTogether(words: LineWords, wanted: readonly string[]): readonly number[] {
  return chooseFewest(
    wanted.map((stem) => {
      const forms = words.findForms(stem);
      return HEADS.has(stem)
        ? joinLines([forms, ...[...HEADS].map((head) => words.find(head))])
        : forms;
    }),
  );
}

const places = new WeakMap<readonly Stem[], ReadonlyMap<string, number>>();

/** Where each stem of a line is first, in their order: a line may say one word thousands of times. */
function listPlaces(line: readonly Stem[]): ReadonlyMap<string, number> {
  const known = places.get(line);
  if (known !== undefined) return known;
  const listed = new Map<string, number>();
  line.forEach(({ stem }, at) => {
    if (!listed.has(stem)) listed.set(stem, at);
  });
  places.set(line, listed);
  return listed;
}

function findFirst(line: readonly Stem[], wanted: string): number {
  for (const [stem, at] of listPlaces(line)) if (isOneWord(stem, wanted)) return at;
  return -1;
}

/** Where all of the words are, if they are close together; otherwise null. */
export function findTogether(
  line: readonly Stem[],
  wanted: readonly string[],
): { readonly first: number; readonly last: number } | null {
  const at: number[] = [];
  for (const stem of wanted) {
    const place = findFirst(line, stem);
    // Most lines have none of the words, and each requirement goes through all lines.
    if (place < 0 || at.includes(place)) return null;
    at.push(place);
  }
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (last - first >= wanted.length + LOOSEST) return null;
  const within = line.slice(first + 1, last + 1);
  // "esquemas y planos" share what comes before them; "higiene y alimentación" are two things.
  const isTight = last - first === wanted.length - 1;
  const isOne = within.every(
    ({ before }) => !PARTERS.has(before) && !(isTight && AND.has(before)) && !CHOICES.has(before),
  );
  return isOne ? { first, last } : null;
}
