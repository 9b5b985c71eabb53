import { readTokens, rememberByText, type Token, wordList } from '../language';

/** Words that say nothing of what was done: small ones, and how often, how many, how long. */
const empties: ReadonlySet<string> = new Set(
  wordList(`
a, an, the, of, to, and, or, in, on, at, for, with, by, from, into, as, is, are, was, were, be, been, it, its, this, that, these, those, per, my, our, their, his, her, your, i, we, they, he, she, you, not, no, all, any, each, every, both, other, own, up, out, over, under, off, after, before, during, while, across, through, between, about, than, then, so, such, more, most, very, daily, day, days, week, weekly, month, months, monthly, year, years, new, one, two, three, four, five, six, seven, eight, nine, ten,
el, la, los, las, lo, un, una, unos, unas, de, del, al, en, y, e, o, u, con, por, para, sin, sobre, entre, hasta, desde, durante, tras, segun, que, como, mi, mis, su, sus, nuestro, nuestra, se, me, le, les, es, son, fue, era, ser, estar, cada, todo, toda, todos, todas, mas, muy, ya, ni, dia, dias, semana, mes, meses, ano, anos, diario, diaria, diarios, diarias, semanal, mensual, anual, nuevo, nueva, nuevos, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez`),
);

const ENDINGS: ReadonlySet<string> = new Set(
  wordList(`
aciones, acion, iciones, icion, ciones, cion, siones, sion, amientos, imientos, amiento, imiento, adores, adoras, ador, adora, edores, edor, idores, idor, ados, adas, ado, ada, idos, idas, ido, ida, ando, iendo, aron, ieron, aban, aba, mente, ian, ia, ar, er, ir, os, as, es, o, a, s, ations, ation, ments, ment, ings, ing, ions, ion, ance, ies, ers, ed, al, ly, y, e`),
);
const LONGEST_ENDING = 8;
const SHORTEST_STEM = 4;
/** Two words are one in different forms if they share so many letters at least. */
export const SHORTEST_SHARED = 5;

/** "conciliar", "conciliación" and "concilié" begin alike: the word without its longest ending. */
export const stemWord = rememberByText(
  (word) => {
    for (let at = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING); at < word.length; at += 1)
      if (ENDINGS.has(word.slice(at))) return word.slice(0, at);
    return word;
  },
  { most: 60_000, longest: 30 },
);

export interface Stem {
  readonly stem: string;
  /** The word before it, which may be one that says nothing. */
  readonly before: string;
  /** Its place among the words of the text. */
  readonly at: number;
}

/** The words of a text that say something, by their stems. */
export function readStems(text: string | readonly Token[]): readonly Stem[] {
  const words = typeof text === 'string' ? readTokens(text) : text;
  const stems: Stem[] = [];
  let before = '';
  words.forEach(({ word }, at) => {
    if (!empties.has(word) && !/^\d+$/.test(word)) stems.push({ stem: stemWord(word), before, at });
    before = word;
  });
  return stems;
}

/** Stems, and pairs of neighbours. */
export function readFeatures(text: string): ReadonlySet<string> {
  const features = new Set<string>();
  let before: string | null = null;
  for (const { stem } of readStems(text)) {
    features.add(stem);
    if (before !== null) features.add(`${before} ${stem}`);
    before = stem;
  }
  return features;
}

/** "reconcil" of "reconciled" and "reconcili" of "reconciliation" are one word, "conci…" of two others is not. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < SHORTEST_SHARED) return false;
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  return shared >= SHORTEST_SHARED && shared >= shorter - 1;
}
