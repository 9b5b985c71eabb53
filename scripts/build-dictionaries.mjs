// node scripts/build-dictionaries.mjs [--words-alone]: makes core/dictionaries of the Hunspell dictionaries and our own texts; or only adds what the catalogue and
// our lists of words have since.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  addCatalogueWords,
  makeDictionaries,
  readHeader,
} from './dictionaries/make-dictionaries.mjs';
import { projectPath } from './project-paths.mjs';

const fileOf = (language) => projectPath('core', 'dictionaries', `${language}.words.gz`);
const made = process.argv.includes('--words-alone')
  ? addCatalogueWords((language) => readHeader(gunzipSync(readFileSync(fileOf(language)))))
  : makeDictionaries();
for (const { language, bytes, words } of made) {
  const file = fileOf(language);
  const squeezed = gzipSync(bytes, { level: 9 });
  writeFileSync(file, squeezed);
  console.log(`${language}: ${words} words, ${squeezed.length} bytes`);
}
