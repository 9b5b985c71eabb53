import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Lexicons, readLexicon } from '@trayecto/core/proofread';

let opened: Lexicons | null | undefined;

/** The words of both languages, read when a text is first proofread. Null where the installation has none. */
export function openLexicons(): Lexicons | null {
  if (opened === undefined) opened = readBoth();
  return opened;
}

function readBoth(): Lexicons | null {
  const [es, en] = [readOne('es'), readOne('en')];
  return es && en ? { es, en } : null;
}

/** From the sources three folders lead to the root, from the bundle two. */
function readOne(language: 'es' | 'en') {
  for (const root of ['../../..', '../..']) {
    const file = new URL(`${root}/core/dictionaries/${language}.words.gz`, import.meta.url);
    try {
      return readLexicon(gunzipSync(readFileSync(file)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return undefined;
}
