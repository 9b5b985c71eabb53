import { ENGLISH_NUMBERS } from './english-amounts';
import { pluralise } from './english-forms';
import { type EnglishEntry, englishLexicon } from './english-lexicon';
import { isNameLike, splitTokens } from './read-units';

export interface EnglishUnit {
  readonly kind: 'word' | 'name' | 'figure' | 'mark';
  readonly text: string;
  readonly key: string;
  readonly entries: readonly EnglishEntry[];
  readonly gap: string;
  readonly isCapital: boolean;
}

/** The longest phrases of the lexicon, names, figures and marks of an English sentence. */
export function readEnglishUnits(
  sentence: string,
  names: readonly string[],
): readonly EnglishUnit[] {
  const { entries: lexicon, longestInWords } = englishLexicon();
  // "director's schedule" is "schedule of the director" in Spanish; the mark is a separate word.
  const tokens = joinMeasures(splitTokens(sentence, names)).flatMap((token, at, all) => {
    // "citizens' questions"
    if (/^['’]$/.test(token.text) && token.gap === '' && all[at - 1]?.text.endsWith('s'))
      return [{ ...token, text: "'s" }];
    // "children's books" are a kind of book, which the lexicon names whole.
    const owner =
      token.isName ||
      lexicon.has(`${token.text} ${all[at + 1]?.text ?? ''}`.toLowerCase().replace(/s$/, ''))
        ? undefined
        : /^(\p{L}+)['’]s$/u.exec(token.text)?.[1];
    return owner === undefined
      ? [token]
      : [
          { ...token, text: owner },
          { gap: '', text: "'s", isName: false },
        ];
  });
  const units: EnglishUnit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const make = (
      kind: EnglishUnit['kind'],
      length: number,
      entries: readonly EnglishEntry[] = [],
    ) => {
      const part = tokens.slice(at, at + length);
      const text = part.map((one, index) => (index === 0 ? '' : one.gap) + one.text).join('');
      units.push({
        kind,
        text,
        key: part.map((one) => one.text.toLowerCase()).join(' '),
        entries,
        gap: token.gap,
        isCapital: false,
      });
      at += length;
    };
    if (token.isName) make('name', 1);
    else if (/^\d+(?:[.,]\d+)*$/.test(token.text)) make('figure', 1);
    else if (!/[\p{L}\d]/u.test(token.text)) make('mark', 1);
    else {
      let length = Math.min(longestInWords, tokens.length - at);
      const keyOf = (count: number) =>
        tokens
          .slice(at, at + count)
          .map(({ text }) => text.toLowerCase())
          .join(' ');
      while (length > 0 && !lexicon.has(keyOf(length))) length--;
      // "Docker" inside a sentence is a name, whatever trade has the same word.
      if (length === 1 && units.length > 0 && isProperName(token.text, lexicon)) length = 0;
      if (length > 1 && isCutShort(lexicon, keyOf(length), tokens[at + length]?.text ?? ''))
        length--;
      const measure = readMeasure(token.text, lexicon);
      if (length === 0 && measure !== undefined)
        make('word', 1, [{ kind: 'measure', es: measure }]);
      else if (length > 0) make('word', length, lexicon.get(keyOf(length)));
      else if (isNameLike(token.text, units.length === 0)) make('name', countCapitals(tokens, at));
      else make('word', 1);
    }
  }
  return units;
}

interface Token {
  readonly gap: string;
  readonly text: string;
  readonly isName: boolean;
}

/** "60", "-", "bed" are one word: "60-bed". */
function joinMeasures(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [figure, dash, word] = tokens.slice(at, at + 3);
    if (figure === undefined) break;
    if (
      /^\d+$/.test(figure.text) &&
      dash?.text === '-' &&
      dash.gap === '' &&
      word?.gap === '' &&
      /^\p{Ll}+$/u.test(word.text)
    ) {
      joined.push({ ...figure, text: `${figure.text}-${word.text}` });
      at += 2;
    } else joined.push(figure);
  }
  return joined;
}

/** "60-bed" → "60 camas", "two-week" → "dos semanas" */
function readMeasure(
  text: string,
  lexicon: ReadonlyMap<string, readonly EnglishEntry[]>,
): string | undefined {
  const [, count = '', thing = ''] = /^(\d+|\p{Ll}+)-(\p{Ll}+)$/u.exec(text) ?? [];
  const number = /^\d/.test(count) ? count : ENGLISH_NUMBERS[count];
  const noun = lexicon.get(pluralise(thing))?.find(({ kind }) => kind === 'noun');
  return number === undefined || noun?.kind !== 'noun' || noun.isDoubtful
    ? undefined
    : `${number} ${noun.es}`;
}

/** A capital where English has none: only languages, peoples, places and catalogue names are written so. */
function isProperName(
  text: string,
  lexicon: ReadonlyMap<string, readonly EnglishEntry[]>,
): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return false;
  return (lexicon.get(text.toLowerCase()) ?? []).every(
    (entry) =>
      entry.kind === 'verb' ||
      (entry.kind === 'noun' && entry.from !== 'skills' && !/^\p{Lu}/u.test(entry.en)),
  );
}

/** "annual sales" must leave "sales" to "sales target". */
function isCutShort(
  lexicon: ReadonlyMap<string, readonly EnglishEntry[]>,
  key: string,
  next: string,
): boolean {
  const words = key.split(' ');
  const last = words.pop() ?? '';
  const longer = lexicon.get(`${last} ${next.toLowerCase()}`);
  return (
    longer?.some(({ kind }) => kind === 'noun') === true &&
    lexicon.get(words.join(' '))?.some(({ kind }) => kind === 'adjective') === true
  );
}

/** Words from there on with a capital or a figure, or that one alone. */
function countCapitals(tokens: readonly Token[], from: number): number {
  let end = from + 1;
  while (/^(?:\p{Lu}|\d)/u.test(tokens[end]?.text ?? '')) end++;
  return /^(?:\p{Lu}|\d)/u.test(tokens[from]?.text ?? '') ? end - from : 1;
}
