// node scripts/build-dictionaries.mjs: makes core/dictionaries of the Hunspell dictionaries and our own texts.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { makeDictionaries } from './dictionaries/make-dictionaries.mjs';
import { projectPath } from './project-paths.mjs';

for (const { language, bytes, words } of makeDictionaries()) {
  const file = projectPath('core', 'dictionaries', `${language}.words.gz`);
  const squeezed = gzipSync(bytes, { level: 9 });
  writeFileSync(file, squeezed);
  console.log(`${language}: ${words} words, ${squeezed.length} bytes`);
}
