import { foldText } from '../../language';
import { settledBy } from '../phrases/doubtful-words';
import { type Entry, type SpanishLexicon, spanishLexicon } from './lexicon';

/** A stretch of the sentence that is looked up as one: a word, a phrase, a name, a figure or a mark. */
export interface Unit {
  readonly kind: 'word' | 'name' | 'figure' | 'mark';
  readonly text: string;
  /** Lower case, words parted by one space. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** White space before it. */
  readonly gap: string;
  /** A known word with a capital where none is due: it may be a name after all. */
  readonly isCapital: boolean;
}

const TOKEN =
  /(\s*)(https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\d+(?:[.,]\d+)*(?![\p{L}\d])|[\p{L}\d][\p{L}\d+#_²³]*(?:[-/&.'’][\p{L}\d+#]+)*\+*|\S)/gu;
/** Words that join the parts of a name: "Ayuntamiento de Las Palmas". */
const NAME_LINK = /^(?:de|del|la|las|los|el|y|e|&|of|the|and)$/;

/** `splitsDeeds` reads "Gestión de proyectos" at the head of a line word by word, so that it can become a verb. */
export function readUnits(
  sentence: string,
  names: readonly string[],
  splitsDeeds = false,
): readonly Unit[] {
  const tokens = splitTokens(sentence, names);
  const units: Unit[] = [];
  const lexicon = spanishLexicon();
  for (let at = 0; at < tokens.length; ) {
    const last = units.at(-1)?.key;
    const isHead = splitsDeeds && (last === undefined || /^(?:[ye]|,)$/.test(last));
    const { unit, length } = readUnit(tokens, at, units.length === 0, lexicon, isHead);
    units.push({ ...unit, entries: settleDoubts(unit.entries, unit.key, sentence) });
    at += length;
  }
  return units;
}

/** A word of two meanings is certain where the rest of the sentence tells which. */
function settleDoubts(entries: readonly Entry[], key: string, sentence: string): readonly Entry[] {
  if (!entries.some(({ isDoubtful }) => isDoubtful)) return entries;
  const [verb] = entries.flatMap((entry) => (entry.kind === 'verb' ? [entry.es] : []));
  const word = [verb, key, key.replace(/s$/, ''), key.replace(/ones$/, 'ón')].find(
    (form) => form !== undefined && Object.hasOwn(settledBy, form),
  );
  const isSettled = word !== undefined && settledBy[word]?.test(sentence.toLowerCase()) === true;
  return isSettled ? entries.map((entry) => ({ ...entry, isDoubtful: false })) : entries;
}

interface Token {
  readonly gap: string;
  readonly text: string;
  readonly isName: boolean;
}

/** Known names are one token each, whatever is in them. */
export function splitTokens(sentence: string, names: readonly string[]): readonly Token[] {
  const found = names.find((name) => findWhole(sentence, name) !== -1);
  if (found !== undefined) {
    const start = findWhole(sentence, found);
    const before = sentence.slice(0, start);
    return [
      ...splitTokens(before.trimEnd(), names),
      { gap: /\s*$/.exec(before)?.[0] ?? '', text: found, isName: true },
      ...splitTokens(sentence.slice(start + found.length), names),
    ];
  }
  return [...sentence.matchAll(TOKEN)].map(([, gap = '', text = '']) => ({
    gap,
    text,
    isName: false,
  }));
}

function findWhole(sentence: string, name: string): number {
  for (let at = sentence.indexOf(name); at !== -1; at = sentence.indexOf(name, at + 1)) {
    const isLetter = (place: number) => /[\p{L}\d]/u.test(sentence.charAt(place));
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return at;
  }
  return -1;
}

function readUnit(
  tokens: readonly Token[],
  at: number,
  isFirst: boolean,
  lexicon: SpanishLexicon,
  isHead: boolean,
): { unit: Unit; length: number } {
  const token = tokens[at] ?? { gap: '', text: '', isName: false };
  const make = (
    kind: Unit['kind'],
    length: number,
    entries: readonly Entry[] = [],
    isOdd = false,
  ) => {
    const part = tokens.slice(at, at + length);
    const text = part.map((one, index) => (index === 0 ? '' : one.gap) + one.text).join('');
    const key = part.map((one) => one.text.toLowerCase()).join(' ');
    return { unit: { kind, text, key, entries, gap: token.gap, isCapital: isOdd }, length };
  };
  if (token.isName) return make('name', 1);
  if (/^\d+(?:[.,]\d+)*$/.test(token.text)) return make('figure', 1);
  if (!/[\p{L}\d]/u.test(token.text)) return make('mark', 1);
  const isCapital = /^\p{Lu}/u.test(token.text);
  for (let length = Math.min(lexicon.longestInWords, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ isName }) => isName)) continue;
    const key = part.map(({ text }) => text.toLowerCase()).join(' ');
    const entries =
      lexicon.entries.get(key) ?? (length > 0 ? findUnaccented(key, lexicon) : undefined);
    if (entries === undefined || (isHead && isDeedSkill(key, entries, lexicon))) continue;
    if (length > 1 && breaksPhrase(entries, tokens[at + length]?.text ?? '', lexicon)) continue;
    if (
      length > 1 &&
      entries.every(({ kind }) => kind === 'fixed') &&
      isOverlapped(tokens, at, length, lexicon)
    )
      continue;
    // "Banco de Alimentos de Zaragoza" is somebody's name, though each of its words is known.
    const isTitle =
      isFirst &&
      isCapital &&
      part.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}{2}/u.test(text)) &&
      !hasCapital(entries);
    if (!isCapital || isFirst || isSharedName(token.text, entries))
      return make('word', length, entries, isTitle);
    // "Sol" in "Banco Sol" is a part of a name; "Recursos Humanos" is a term however it is written.
    const isPartOfName =
      /^\p{Lu}/u.test(tokens[at + length]?.text ?? '') || tokens[at - 1]?.isName === true;
    if (isPartOfName || !startsLexical(entries)) break;
    return make(
      'word',
      length,
      entries,
      length === 1 && token.text !== token.text.toUpperCase() && !hasCapital(entries),
    );
  }
  if (isNameLike(token.text, isFirst))
    return make('name', measureName(tokens, at, lexicon, isFirst));
  return make('word', 1);
}

const isDeedSkill = (key: string, entries: readonly Entry[], { deeds }: SpanishLexicon): boolean =>
  / de /.test(key) &&
  deeds.has(key.split(' ', 1)[0] ?? '') &&
  entries.every(
    (entry) =>
      entry.kind === 'noun' &&
      (entry.isSkill || (!entry.isCount && /^(?:gestión|captación) /.test(key))),
  );

/**
 * "en tienda" is no turn of phrase in "en tienda de ropa"; "con capacidad de" is none before a noun, nor is
 * "realizar curas" one where the object goes on.
 */
function breaksPhrase(entries: readonly Entry[], next: string, lexicon: SpanishLexicon): boolean {
  const after = lexicon.entries.get(next.toLowerCase()) ?? [];
  const isDescribed = after.length > 0 && after.every(({ kind }) => kind === 'adjective');
  const isInfinitive = after.some((entry) => entry.kind === 'verb' && entry.tense === 'infinitive');
  return entries.every((entry) => {
    if (entry.kind === 'verb') {
      const hasObject =
        /^\S+ \S+$/.test(entry.es) && !/ (?:a|de|en|con|por|para|como|sobre)$/.test(entry.es);
      return hasObject && (isDescribed || /^del?$/i.test(next));
    }
    if (entry.kind !== 'fixed') return false;
    if (/ (?:ability|able|willing|used|aptitude|eager|available)(?: to)?$| to$/.test(entry.en))
      return /^(?:with the ability to|ability to|able to|willing to|eager to)$/.test(entry.en)
        ? !isInfinitive
        : false;
    return isTurnWithNoun(entry.en) && (/^del?$/i.test(next) || isDescribed);
  });
}

/** "en la zona" must leave "zona norte" whole. */
function isOverlapped(
  tokens: readonly Token[],
  at: number,
  length: number,
  lexicon: SpanishLexicon,
): boolean {
  const end = at + length;
  for (let start = at + 1; start < end; start++)
    for (let last = end + 1; last <= Math.min(tokens.length, end + 3); last++) {
      const key = tokens
        .slice(start, last)
        .map(({ text }) => text.toLowerCase())
        .join(' ');
      if (lexicon.entries.get(key)?.some(({ kind }) => kind === 'noun') === true) return true;
    }
  return false;
}

const isTurnWithNoun = (en: string): boolean =>
  /^(?:in|on|at|by|per|with|without)(?: the| an?)? [\w ]+$/.test(en) &&
  !/(?: of| in| with| to| for)$/.test(en);

/** "Alemania" is "Germany": a name in both languages. */
const hasCapital = (entries: readonly Entry[]) =>
  entries.some((entry) => entry.kind === 'noun' && /^\p{Lu}/u.test(entry.en));

const startsLexical = (entries: readonly Entry[]) => entries.some(({ kind }) => kind === 'noun');

/** "SQL", "Inglés": words that are written with a capital in both languages or are known names of tools. */
const isSharedName = (text: string, entries: readonly Entry[]): boolean =>
  entries.some((entry) => entry.kind === 'noun' && entry.en.toLowerCase() === text.toLowerCase());

export function isNameLike(text: string, isFirst: boolean): boolean {
  if (/[\d+#_@&]|\p{L}\.\p{L}|https?:/u.test(text)) return true;
  if (/^\p{Lu}/u.test(text.slice(1)) || /\p{Ll}\p{Lu}/u.test(text)) return true;
  if (text.length > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text)) return true;
  // The letter of a driving licence; "A", "E", "O" and "Y" are words.
  if (/^[B-DF-NP-XZ]$/.test(text)) return true;
  return !isFirst && /^\p{Lu}/u.test(text);
}

function measureName(
  tokens: readonly Token[],
  at: number,
  lexicon: SpanishLexicon,
  isFirst: boolean,
): number {
  let length = 1;
  for (let next = at + 1; next < tokens.length; next++) {
    const text = tokens[next]?.text ?? '';
    const after = tokens[next + 1]?.text ?? '';
    if (tokens[next]?.isName) break;
    if (/^\p{Lu}/u.test(text) || /^(?:\d{1,5}|\d\.\d)$/.test(text)) length = next - at + 1;
    else if (
      NAME_LINK.test(text) &&
      !/^[ye]$/.test(text) &&
      /^\p{Lu}/u.test(after) &&
      after !== after.toUpperCase()
    )
      continue;
    else break;
  }
  return isFirst && length === 1 && lexicon.entries.has((tokens[at]?.text ?? '').toLowerCase())
    ? 1
    : length;
}

/** Words of their own, whatever they would be with an accent: "una" is no "uña". */
const SMALL_WORDS = 'una te el si mas solo esta este tu mi de se que como'.split(' ');

let unaccented: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Nouns typed without their accents; verbs are told apart by theirs, so they need them. */
function findUnaccented(key: string, lexicon: SpanishLexicon): readonly Entry[] | undefined {
  if (unaccented === undefined) {
    const found = new Map<string, readonly Entry[]>();
    for (const [form, entries] of lexicon.entries) {
      if (
        foldText(form) === form ||
        !entries.some(({ kind }) => kind === 'noun' || kind === 'fixed')
      )
        continue;
      if (!lexicon.entries.has(foldText(form))) found.set(foldText(form), entries);
    }
    for (const word of SMALL_WORDS) found.delete(word);
    unaccented = found;
  }
  return unaccented.get(key);
}
