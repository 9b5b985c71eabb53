import type { Language } from './language';

interface Room {
  /** How many answers are kept before all are forgotten. */
  readonly most: number;
  /** Longer texts are rare: of those only the last few are kept. */
  readonly longest: number;
}

const USUAL_ROOM: Room = { most: 4_000, longest: 1_000 };
const MOST_LONG = 3;

/** Caches work on a text that several steps of a task repeat. The results are shared, so callers must not change them. */
export function rememberByText<Result>(
  work: (text: string) => Result,
  { most, longest }: Room = USUAL_ROOM,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  const long: { readonly text: string; readonly result: Result }[] = [];
  return (text) => {
    if (text.length > longest) {
      const earlier = long.find((one) => one.text === text);
      if (earlier !== undefined) return earlier.result;
      const result = work(text);
      long.push({ text, result });
      if (long.length > MOST_LONG) long.shift();
      return result;
    }
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = work(text);
    kept.set(text, result);
    return result;
  };
}

/** The same for work that depends on the language of the text. */
export function rememberByLanguage<Result>(
  work: (text: string, language: Language) => Result,
): (text: string, language: Language) => Result {
  const kept = {
    es: rememberByText((text) => work(text, 'es')),
    en: rememberByText((text) => work(text, 'en')),
  };
  return (text, language) => kept[language](text);
}
