import { type Language, LETTERS } from '../../language';
import type { Finding } from '../finding';
import { bareWord } from '../spelling/edit-costs';
import { beginLike } from '../words/known-forms';
import { byEarConfusions } from './by-ear-confusions';
import { englishConfusions } from './confusions-en';
import { spanishConfusions } from './confusions-es';
import { everydayConfusions } from './everyday-confusions';
import { government } from './government';
import { listSureSlips, writtenSlips } from './written-slips';

/** What comes before, the slip, what comes after (patterns, all of them), and the word that was meant. */
export type Confusion = readonly [before: string, slip: string, after: string, meant: string];

const sure = {
  es: [...spanishConfusions, ...listSureSlips('es')],
  en: [...englishConfusions, ...listSureSlips('en')],
};
const indexes = new Map<Language, ConfusionIndex>();

/** Words that exist, but cannot be meant where they are: "e trabajado", "costumer service", "responsible of". */
export function checkConfusions(text: string, language: Language): Finding[] {
  return listPossible(text, language).flatMap(({ pattern, meant, isSure }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const slip = match[0];
      // "de El Ejido" has a name in it.
      if (slip === meant || / \p{Lu}\p{Ll}/u.test(slip) || isAcronym(slip, text)) return [];
      const from = match.index;
      const end = from + slip.length;
      // A word is missing between two: both are shown.
      const [next = ''] = meant.startsWith('$& ') ? (NEXT_WORD.exec(text.slice(end)) ?? []) : [];
      if (next !== '')
        return {
          ...{ from, to: end + next.length, kind: 'missing-word' as const, isSure },
          suggestions: [meant.replace('$&', slip) + next],
        };
      const isAccent = bareWord(slip.toLowerCase()) === bareWord(meant);
      return {
        from,
        // Remove the space with the word.
        to: end + (meant === '' ? 1 : 0),
        kind: isAccent ? ('accent' as const) : ('confusion' as const),
        suggestions: [beginLike(slip, meant.replace('$&', slip))],
        isSure,
      };
    }),
  );
}

const NEXT_WORD = /^ [\p{L}\p{N}'’-]+/u;

/** "Pesos de IVA a favor", in a text that isn't all capitals. */
function isAcronym(slip: string, text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(slip) && /\p{Ll}/u.test(text);
}

interface IndexedConfusion {
  readonly row: Confusion;
  readonly isSure: boolean;
  /** Made when a text may have it: most texts have few of them, and making it costs a thousand times as much as using it. */
  pattern?: RegExp;
}

interface ConfusionIndex {
  readonly all: readonly IndexedConfusion[];
  readonly anyText: readonly number[];
  readonly byStart: ReadonlyMap<string, readonly number[]>;
}

/** There are thousands, and few can be in a text: those whose first word is in it, and those that are patterns. */
function listPossible(text: string, language: Language) {
  const { all, anyText, byStart } = openIndex(language);
  const words = new Set(text.toLowerCase().match(/[\p{L}'’]+/gu));
  const places = new Set(anyText);
  for (const word of words) for (const at of byStart.get(word) ?? []) places.add(at);
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((at) => all[at] ?? [])
    .map((one) => {
      one.pattern ??= compile(one.row);
      return { pattern: one.pattern, meant: one.row[3], isSure: one.isSure };
    });
}

function openIndex(language: Language): ConfusionIndex {
  const index = indexes.get(language) ?? makeIndex(language);
  indexes.set(language, index);
  return index;
}

function makeIndex(language: Language): ConfusionIndex {
  const others = [
    ...government[language],
    ...everydayConfusions[language],
    ...byEarConfusions[language],
    ...writtenSlips[language],
  ];
  const all: IndexedConfusion[] = [];
  const anyText: number[] = [];
  const byStart = new Map<string, number[]>();
  for (const [at, row] of [...sure[language], ...others].entries()) {
    all.push({ row, isSure: at < sure[language].length });
    const starts = listStarts(row[1]);
    if (starts === null) anyText.push(at);
    for (const word of starts ?? []) {
      const places = byStart.get(word) ?? [];
      places.push(at);
      byStart.set(word, places);
    }
  }
  return { all, anyText, byStart };
}

/** The slip comes first in the pattern and its left context is checked afterwards, because a lookbehind at every letter is slow. */
function compile([before, slip, after]: Confusion): RegExp {
  // A sentence begins after whatever ended the last.
  const edge = before.startsWith('(?:^|') ? '' : String.raw`(?<![\p{L}\d¹²³¼½¾'’.@/+-])`;
  const left = `(?<=${edge}${before}${slip})`;
  const right = String.raw`(?![\p{L}'’@/-])(?=${after}${/[\p{L}?)\]]$/u.test(after) ? String.raw`(?![\p{L}'’-])` : ''})`;
  return new RegExp(nameLetters(`${slip}${left}${right}`), 'giu');
}

/** With the letters by their names, which compile in a quarter of the time. */
function nameLetters(source: string): string {
  return source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g, (found) =>
    found.startsWith('[') ? found.replaceAll('\\p{L}', LETTERS) : `[${LETTERS}]`,
  );
}

/** The first words of what a slip may be, or null where it is a pattern: most texts have none of them. */
function listStarts(slip: string): readonly string[] | null {
  const slips = slip.replace(/^\(\?:(.*)\)$/, '$1').split('|');
  return slips.every((one) => /^[\p{L}' ]+$/u.test(one))
    ? slips.map((one) => one.split(' ')[0] ?? '')
    : null;
}
