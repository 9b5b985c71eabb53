import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@trayecto/core/language';
import { type Lexicon, type Lexicons, readLexicon } from '@trayecto/core/proofread';
import { type KnowsRun, readKnownRuns } from '@trayecto/core/translate/model';

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

let openedWords: Lexicons | null | undefined;

/** The words alone, for those who ask for no context. */
export function openWords(): Lexicons | null {
  if (openedWords === undefined) {
    const [es, en] = [readOne('es', false), readOne('en', false)];
    openedWords = es && en ? { es, en } : null;
  }
  return openedWords;
}

const openedRuns = new Map<Language, KnowsRun | undefined>();

/** Which three words go together in a language, read when it is first asked for. Undefined where the installation doesn't know. */
export function openKnownRuns(language: Language): KnowsRun | undefined {
  if (!openedRuns.has(language))
    openedRuns.set(
      language,
      readFrom((folder) => readKnownRuns(readFileSync(new URL(`${language}.runs`, folder)))),
    );
  return openedRuns.get(language);
}

function readOne(language: Language, withContext = true): Lexicon | undefined {
  return readFrom((folder) => {
    const unpack = (kind: string) =>
      gunzipSync(readFileSync(new URL(`${language}.${kind}.gz`, folder)));
    return readLexicon(unpack('words'), withContext ? unpack('context') : null);
  });
}

/** From the sources and the bundle two folders lead to the root, from a bundle of the benches one or three. */
function readFrom<Read>(read: (folder: URL) => Read): Read | undefined {
  for (const root of ['../..', '../../..', '..']) {
    try {
      return read(new URL(`${root}/core/dictionaries/`, import.meta.url));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return undefined;
}
