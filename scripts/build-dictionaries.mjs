// node scripts/build-dictionaries.mjs [--words-alone]: makes core/dictionaries of the Hunspell dictionaries and our own texts; or only adds the words that the
// catalogue, our lists and our texts have since.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { addNewWords, makeDictionaries, readHeader } from './dictionaries/make-dictionaries.mjs';
import { projectPath } from './project-paths.mjs';

const fileOf = (language) => projectPath('core', 'dictionaries', `${language}.words.gz`);
const made = process.argv.includes('--words-alone')
  ? addNewWords((language) => readHeader(gunzipSync(readFileSync(fileOf(language)))))
  : makeDictionaries();
for (const { language, bytes, words } of made) {
  const file = fileOf(language);
  const squeezed = gzipSync(bytes, { level: 9 });
  writeFileSync(file, squeezed);
  console.log(`${language}: ${words} words, ${squeezed.length} bytes`);
}
