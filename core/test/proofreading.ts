import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '../src/language';
import { type Lexicons, proofreadText, readLexicon } from '../src/proofread';

const unpack = (file: string) =>
  gunzipSync(readFileSync(new URL(`../dictionaries/${file}.gz`, import.meta.url)));

let lexicons: Lexicons | null = null;
let words: Lexicons | null = null;

/** The dictionaries with what they know of contexts, unpacked once for all tests of a process. */
export function openLexicons(): Lexicons {
  const open = (language: Language) =>
    readLexicon(unpack(`${language}.words`), unpack(`${language}.context`));
  lexicons ??= { es: open('es'), en: open('en') };
  return lexicons;
}

/** The words alone. */
export function openWords(): Lexicons {
  const open = (language: Language) => readLexicon(unpack(`${language}.words`));
  words ??= { es: open('es'), en: open('en') };
  return words;
}

/** What is found in a text, each with its first suggestion: "experencia → experiencia". */
export function listSuggestions(text: string, language: Language): readonly string[] {
  return proofreadText({ text, language, known: new Set() }, openLexicons()).map(
    ({ from, to, suggestions }) => `${text.slice(from, to)} → ${suggestions[0]}`,
  );
}
