import { certificates } from '../../catalog/credentials';
import { type Skill, skills } from '../../catalog/skills';
import { readStems } from '../../evidence';
import { type Language, readTokens, type Token } from '../../language';
import { nameEvidence } from './evidence-names';
import { findMadeOf } from './made-with';
import { PhraseTree } from './phrase-tree';

/** A skill or certificate by one of its names. */
export interface NamedThing {
  readonly id: string;
  readonly kind: Skill['kind'] | 'licence';
  readonly category: string;
  readonly es: string;
  readonly en: string;
  /** For certificates: the skills they attest. */
  readonly attests: readonly string[];
}

export interface NameMatch {
  readonly things: readonly NamedThing[];
  readonly first: number;
  readonly last: number;
  /** The names as the catalogue writes them have a capital, a digit or a sign. */
  readonly isProperName: boolean;
}

export interface Name {
  readonly thing: NamedThing;
  readonly isProper: boolean;
  /** Turned round: it means the same only with a word between, "management of projects". */
  readonly isTurned: boolean;
}

interface Names {
  readonly exact: PhraseTree<Name>;
  readonly loose: PhraseTree<Name>;
  readonly byId: ReadonlyMap<string, NamedThing>;
  /** Tools by the first word of a longer name, where no other name begins so. */
  readonly byFirstWord: ReadonlyMap<string, NamedThing | null>;
  /** What shows a thing in other words: places in the evidence. */
  readonly evidenceById: ReadonlyMap<string, readonly number[]>;
  readonly writtenById: ReadonlyMap<string, readonly string[]>;
  /** The names of what is known by trade, by the stems of their words. */
  readonly stemmed: readonly StemmedName[];
}

interface StemmedName {
  readonly thing: NamedThing;
  readonly stems: readonly string[];
  readonly languages: ReadonlySet<Language>;
}

const skillById = new Map(skills.map((skill) => [skill.id, skill]));
let names: Names | null = null;

/** The catalogue is large, so its trees are built on first use. */
function openNames(): Names {
  names ??= growNames();
  return names;
}

function growNames(): Names {
  const exact = new PhraseTree<Name>(false);
  const loose = new PhraseTree<Name>(true);
  const byId = new Map<string, NamedThing>();
  const byFirstWord = new Map<string, NamedThing | null>();
  const writtenById = new Map<string, readonly string[]>();
  const stemmed: StemmedName[] = [];
  const add = (thing: NamedThing, es: readonly string[], en: readonly string[]): void => {
    const written = [...es, ...en];
    const english = new Set(en);
    byId.set(thing.id, thing);
    writtenById.set(thing.id, [...(writtenById.get(thing.id) ?? []), ...written]);
    const proper = { thing, isProper: true, isTurned: false };
    const turned = { thing, isProper: false, isTurned: true };
    const plain = { thing, isProper: false, isTurned: false };
    for (const name of new Set(written)) {
      const isProper = /\p{Lu}|\d|[+#]/u.test(name);
      const tokens = readTokens(name);
      if (thing.kind === 'hard' && tokens.length > 1 && !leavesOutWords(tokens)) {
        const stems = [...new Set(readStems(tokens).map(({ stem }) => stem))];
        stemmed.push({ thing, stems, languages: listLanguages(name, es, en) });
      }
      const word = tokens[0]?.word ?? '';
      const known = byFirstWord.get(word);
      const isLongTool = thing.kind === 'tool' && isProper && tokens.length > 1;
      const isAlone = known === undefined || known === thing;
      byFirstWord.set(word, isLongTool && isAlone ? thing : null);
      exact.add(tokens, isProper ? proper : plain);
      if (!isProper || tokens.length > 1) loose.add(tokens, isProper ? proper : plain);
      if (!isProper && tokens.length === 2 && english.has(name))
        loose.add(tokens.toReversed(), turned);
    }
  };
  for (const { id, kind, category, es, en } of skills) {
    const thing: NamedThing = {
      id,
      kind: id.startsWith('driving-licence') ? 'licence' : kind,
      category,
      es: es[0] ?? id,
      en: en[0] ?? id,
      attests: [],
    };
    add(thing, es, en);
  }
  for (const { id, field, es, en, skills: attests } of certificates) {
    // Driving licences are in both lists.
    const same = byId.get(id.replace(/-permit$/, ''));
    if (same !== undefined) {
      add(same, es, en);
      continue;
    }
    const thing: NamedThing = {
      id,
      kind: 'licence',
      category: field,
      es: es[0] ?? id,
      en: en[0] ?? id,
      attests,
    };
    add(thing, es.flatMap(listShortNames), en.flatMap(listShortNames));
  }
  const findWhole = (name: string): readonly NamedThing[] => {
    const tokens = readTokens(name);
    const found = exact.matchAt(tokens, 0) ?? loose.matchAt(tokens, 0);
    const isWhole = found !== null && found.last === tokens.length - 1;
    return isWhole ? [...new Set(found.values.map(({ thing }) => thing))] : [];
  };
  const evidence = nameEvidence(findWhole, (id) => byId.get(id));
  for (const { thing, names: written } of evidence.things)
    add(thing, written.slice(1), written.slice(0, 1));
  return { exact, loose, byId, byFirstWord, evidenceById: evidence.byId, writtenById, stemmed };
}

/** "On time in full" and "know your customer" are not said in other forms: their small words matter. */
function leavesOutWords(tokens: readonly Token[]): boolean {
  const kept = new Set(readStems(tokens).map(({ at }) => at));
  return tokens.some(({ word }, at) => !kept.has(at) && !LINKS.has(word) && !/^\d+$/.test(word));
}

const LINKS: ReadonlySet<string> = new Set(
  'de del la el los las of the a al en y e and for para con at to in by with un una up'.split(' '),
);

function listLanguages(
  name: string,
  es: readonly string[],
  en: readonly string[],
): ReadonlySet<Language> {
  const all: Language[] = [];
  if (es.includes(name)) all.push('es');
  if (en.includes(name) || en.length === 0) all.push('en');
  return new Set(all);
}

/** "AWS Certified Solutions Architect – Associate" is "AWS Solutions Architect Associate" to most. */
function listShortNames(name: string): readonly string[] {
  const short = name.replace(/^Microsoft Certified: |\bCertified /, '');
  return short !== name && readTokens(short).length > 2 ? [name, short] : [name];
}

/** Places in the evidence of what shows a thing in other words. */
export function listEvidence(id: string): readonly number[] {
  return openNames().evidenceById.get(id) ?? [];
}

/** Every name a thing has, in both languages. */
export function listWritten(id: string): readonly string[] {
  return openNames().writtenById.get(id) ?? [];
}

export function listStemmed(): readonly StemmedName[] {
  return openNames().stemmed;
}

export function findThing(id: string): NamedThing | undefined {
  return openNames().byId.get(id);
}

/** "Forklift licence" names the paper as well as the skill, which is what a CV is compared by. */
export function findPaper(words: string): NamedThing | undefined {
  const { exact, loose } = openNames();
  const tokens = readTokens(words);
  return [exact.matchAt(tokens, 0), loose.matchAt(tokens, 0)]
    .flatMap((found) => (found?.last === tokens.length - 1 ? found.values : []))
    .find(({ thing }) => thing.kind === 'licence')?.thing;
}

/** "Opera" for "Opera PMS": the first word of one tool's name and of no other. */
export function findByFirstWord(token: Token): NamedThing | undefined {
  if (!/^\p{Lu}/u.test(token.text) || token.word.length < 4) return undefined;
  return openNames().byFirstWord.get(token.word) ?? undefined;
}

export function listRelated(id: string): readonly string[] {
  return skillById.get(id)?.related ?? [];
}

/** Every place where the words of a name are, the longest name first; whether it is meant is another question. */
export function findNames(tokens: readonly Token[]): readonly NameMatch[] {
  const { exact, loose } = openNames();
  const found: NameMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const strict = exact.matchAt(tokens, at);
    const relaxed = loose.matchAt(tokens, at);
    const best =
      strict !== null && (relaxed === null || strict.last >= relaxed.last) ? strict : relaxed;
    if (best === null) {
      const made = findMadeOf(tokens, at, exact);
      if (made !== null) found.push(made);
      continue;
    }
    if (isNoName(tokens, best.first, best.last)) continue;
    if (isCutByNumberedName(tokens, best, exact)) continue;
    const isLinked = best.last - best.first > 1;
    if (!isLinked && best.values.every(({ isTurned }) => isTurned)) continue;
    // "in the design" is not InDesign.
    const isProperName = best.values.every(({ isProper }) => isProper);
    if (best !== strict && isProperName && !hasCapital(tokens, best.first, best.last)) continue;
    const things = [...new Set(best.values.map(({ thing }) => thing))];
    if (isProperName && best.first === best.last && isOtherWord(tokens[best.first], things))
      continue;
    const skillsFirst = things.filter(({ kind }) => kind !== 'licence');
    found.push({
      things: skillsFirst.length > 0 ? skillsFirst : things,
      first: best.first,
      last: best.last,
      isProperName,
    });
    at = best.last;
  }
  return found;
}

/** "norma ISO 17025": a name with a number that begins in the last word of a plainer one is what is meant. */
function isCutByNumberedName(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
  exact: PhraseTree<Name>,
): boolean {
  if (first === last) return false;
  const next = exact.matchAt(tokens, last);
  if (next === null || next.last - next.first < last - first) return false;
  return tokens.slice(last + 1, next.last + 1).some(({ word }) => /\d/.test(word));
}

/** Words of every job description that are also a name in the catalogue. */
const noNames = new Set([
  'job description',
  'job advertisement',
  'job offer',
  'line of work',
  'descripcion del puesto',
  'proficiency',
  'email',
  'e mail',
  'mail',
  'first',
  'advanced',
  'march',
  'sen',
  'as i',
]);

function isNoName(tokens: readonly Token[], first: number, last: number): boolean {
  const words = tokens.slice(first, last + 1).map(({ word }) => word);
  return noNames.has(words.join(' '));
}

/** "Máximo" is no Maximo, "láminas" no Laminas, and GPs are doctors, no GPS: a tool keeps its accents, an acronym its last letter. */
function isOtherWord(token: Token | undefined, things: readonly NamedThing[]): boolean {
  if (token === undefined) return false;
  const { text } = token;
  const names = things.flatMap(({ id }) => listWritten(id));
  if (/^\p{Lu}{2,}s$/u.test(text))
    return !names.includes(text) && !names.includes(text.slice(0, -1));
  if (!/[áéíóúüñ]/i.test(text)) return false;
  return !names.some((name) => name.toLowerCase() === text.toLowerCase());
}

function hasCapital(tokens: readonly Token[], first: number, last: number): boolean {
  return tokens.slice(first, last + 1).some(({ text }) => /\p{Lu}/u.test(text));
}
