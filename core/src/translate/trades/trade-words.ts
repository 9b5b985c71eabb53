import words from '../../../data/translation/trade-words.tsv' with { type: 'text' };
import posts from '../../../data/translation/trades.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { readNames, readRows } from '../../tables';

/** What a trade calls things: each of its words, in small letters, and what it is in the other language. */
type TradeWords = ReadonlyMap<string, string>;

interface Trade {
  readonly words: Readonly<Record<Language, TradeWords>>;
  /** Names of posts. */
  readonly posts: Readonly<Record<Language, readonly string[]>>;
}

let trades: ReadonlyMap<string, Trade> | undefined;

/** By name. Read when first needed: the table is large. */
export function listTrades(): ReadonlyMap<string, Trade> {
  trades ??= readTrades();
  return trades;
}

function readTrades(): ReadonlyMap<string, Trade> {
  const found = new Map(
    readRows(posts, ['trade', 'es', 'en']).map(({ trade, es, en }) => [
      trade,
      {
        words: { es: new Map<string, string>(), en: new Map<string, string>() },
        posts: { es: readNames(es), en: readNames(en) },
      },
    ]),
  );
  for (const { trade, es, en } of readRows(words, ['trade', 'es', 'en'])) {
    const known = found.get(trade);
    if (known === undefined) throw new Error(`unknown trade "${trade}" of "${es}"`);
    addWords(known.words.es, readNames(es).flatMap(listSpanishForms), en);
    addWords(known.words.en, readNames(en), es);
  }
  return found;
}

/** Where a phrase has an adjective, its plural changes more than the first word: "caja manual", "cajas manuales". */
function listSpanishForms(name: string): readonly string[] {
  const words = name.split(' ');
  const isChangedWhole = words.length > 1 && !words.some((word) => UNCHANGED.test(word));
  return isChangedWhole ? [name, words.map(writePlural).join(' ')] : [name];
}

/** A word of a phrase of which only the first word changes: "puesta en marcha", "tirar cable", "líquidos penetrantes". */
const UNCHANGED = /^(?:[a-zñ]{1,3}|del|para|sin|con|por|entre|sobre)$|(?:[aei]r|s)$/;

function writePlural(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  const bare = word.replace(/([áéíóú])(?=n$)/, (vowel) => BARE[vowel] ?? vowel);
  return `${bare.replace(/z$/, 'c')}es`;
}

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

let shared: ReadonlyMap<string, string> | undefined;

/** What a Spanish word of the trades is in English, if all that have it say the same. */
export function findTradeWord(spanish: string): string | undefined {
  shared ??= listShared();
  return shared.get(spanish.toLowerCase()) || undefined;
}

function listShared(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { words } of listTrades().values()) {
    for (const [word, others] of words.es) {
      const [first = ''] = readNames(others);
      const known = found.get(word);
      // Kept without a translation, so that a third trade does not bring one back.
      found.set(word, known === undefined || known === first ? first : '');
    }
  }
  return found;
}

/** The first row that has a word keeps it. */
function addWords(known: Map<string, string>, names: readonly string[], others: string): void {
  for (const name of names) {
    const key = name.toLowerCase();
    if (!known.has(key)) known.set(key, others);
  }
}
