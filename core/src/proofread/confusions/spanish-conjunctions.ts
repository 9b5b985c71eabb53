import type { Finding } from '../finding';
import { beginLike, isCapital, isKnownForm, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';

/** "O" and "y" beside what begins with their own sound, through quotation marks and brackets. */
const JOINED =
  /(?<=[\p{L}\p{N}.)"”»%€] )(?:[ouye]|[OUYE](?= \p{Lu}))(?= ["“«('¿¡]*([\p{L}\p{N}][\p{L}\p{N}’']*)(-?))/gu;

/** "Siete u ocho", "padres e hijos", "cobre y hierro": by the sound of the next word. */
export function checkConjunctions(text: string, own: Lexicon): Finding[] {
  if (own.language !== 'es') return [];
  return [...text.matchAll(JOINED)].flatMap(({ 0: typed, 1: next = '', 2: hyphen, index }) => {
    // "Grupo o", "e-mail": a letter by its name.
    if (next.length < 2 && !/\d/.test(next)) return [];
    const isEither = /[ou]/i.test(typed);
    const meant = isEither ? chooseOr(next) : hyphen === '-' ? undefined : chooseAnd(next, own);
    if (meant === undefined || meant === typed.toLowerCase()) return [];
    const isPlain = /\d/.test(next) || (!isCapital(next) && isKnownForm(next, own));
    // Another language's "e", "u" or "o" is beside its words.
    if (!isPlain && /[ue]/i.test(typed)) return [];
    return {
      ...{ from: index, to: index + typed.length, kind: 'confusion' as const },
      ...{ suggestions: [beginLike(typed, meant)], isSure: isPlain },
    };
  });
}

const EIGHT = /^(?:8\d{0,2}|11)$/;

function chooseOr(next: string): 'o' | 'u' | undefined {
  // Figures are read by everyone as they like.
  if (/\d/.test(next)) return EIGHT.test(next) ? undefined : 'o';
  if (isUpper(next)) return undefined;
  return /^h?[oó]/i.test(next) ? 'u' : 'o';
}

/** Before "hie" and "io" it is no vowel that is heard, and English names say theirs in other ways. */
function chooseAnd(next: string, own: Lexicon): 'y' | 'e' | undefined {
  if (isUpper(next) || /^i\p{Lu}/u.test(next)) return undefined;
  const small = next.toLowerCase();
  if (!/^h?[ií]/.test(small)) return 'y';
  if (/^h?i[aeoáéó]/.test(small)) return /^h?ie/.test(small) ? 'y' : undefined;
  // "Hilton" sounds its h.
  if (/^H/.test(next) ? own.step(small) >= 0 : isKnownForm(next, own)) return 'e';
  return /^i[mn][bcdfglmnpqrstv]|^[ií]l[lu]/.test(small) ? 'e' : undefined;
}
