import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@trayecto/core/language';
import { type Lexicon, type Lexicons, readLexicon } from '@trayecto/core/proofread';

const opened = new Map<Language, Lexicon | undefined>();

/** The words of both languages. Null where the installation has none. */
export function openLexicons(): Lexicons | null {
  const [es, en] = [openLexicon('es'), openLexicon('en')];
  return es && en ? { es, en } : null;
}

/** The words of a language, read when they are first asked for. */
export function openLexicon(language: Language): Lexicon | undefined {
  if (!opened.has(language)) opened.set(language, readOne(language));
  return opened.get(language);
}

/** From the sources and the bundle two folders lead to the root, from a bundle of the benches three. */
function readOne(language: Language): Lexicon | undefined {
  for (const root of ['../..', '../../..']) {
    const unpack = (kind: string) =>
      gunzipSync(
        readFileSync(new URL(`${root}/core/dictionaries/${language}.${kind}.gz`, import.meta.url)),
      );
    try {
      return readLexicon(unpack('words'), unpack('context'));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return undefined;
}
