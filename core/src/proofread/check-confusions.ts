import type { Language } from '../language';
import { englishConfusions } from './confusions-en';
import { spanishConfusions } from './confusions-es';
import { bareWord } from './edit-costs';
import type { Finding } from './finding';
import { beginLike } from './known-forms';

/** What comes before, the slip, what comes after (patterns, all of them), and the word that was meant. */
export type Confusion = readonly [before: string, slip: string, after: string, meant: string];

const compiled = { es: spanishConfusions.map(compile), en: englishConfusions.map(compile) };

/** Words that exist, but cannot be meant where they stand: "e trabajado", "costumer service". */
export function checkConfusions(text: string, language: Language): Finding[] {
  return compiled[language].flatMap(({ pattern, meant }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const slip = match[0];
      if (slip === meant) return [];
      const isAccent = bareWord(slip.toLowerCase()) === bareWord(meant);
      return {
        from: match.index,
        to: match.index + slip.length,
        kind: isAccent ? ('accent' as const) : ('confusion' as const),
        suggestions: [beginLike(slip, meant)],
        isSure: true,
      };
    }),
  );
}

function compile([before, slip, after, meant]: Confusion) {
  const left = String.raw`(?<=(?<![\p{L}\p{N}'’.@/-])${before})`;
  const right = String.raw`(?![\p{L}'’@/-])(?=${after}${/[\p{L}?)\]]$/u.test(after) ? String.raw`(?![\p{L}'’-])` : ''})`;
  return { pattern: new RegExp(left + slip + right, 'giu'), meant };
}
