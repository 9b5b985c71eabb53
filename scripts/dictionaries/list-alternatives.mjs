import { readFileSync } from 'node:fs';
import { projectPath } from '../project-paths.mjs';

const MOST = 32;

/** Words that are easily written for one another (training/word-families.tsv), by each of them. */
export function readFamilies(language) {
  const found = new Map();
  const [, ...rows] = readFileSync(projectPath('training', 'word-families.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));
  for (const [of, relation, group] of rows) {
    if (of !== language) continue;
    const words = group.split('|').map((word) => word.toLowerCase());
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      found.set(word, [...(found.get(word) ?? []), ...others.map((text) => ({ text, relation }))]);
    }
  }
  return found;
}

/** What may have been meant by a word that exists: its family, what proofreading lists, more forms of verbs. */
export function listAlternatives(word, lexicon, { families, listVariants }) {
  const found = new Map();
  const add = (text, relation) => {
    if (text !== word && !found.has(text)) found.set(text, { text, relation });
  };
  for (const { text, relation } of families.get(word) ?? []) add(text, relation);
  const { confusable, sounding } = lexicon.context;
  for (const one of listVariants(word, lexicon, confusable, sounding)) add(one.word, one.relation);
  const forms = lexicon.language === 'es' ? listSpanishVerbs(word, lexicon) : listEnglish(word);
  for (const text of forms) if (lexicon.has(text)) add(text, 'verb');
  return [...found.values()].slice(0, MOST);
}

const conjugations = [
  {
    infinitives: ['ar'],
    endings: 'o a an amos é ó aron aba aban ábamos ar ando ado e en aste ará aré arán aría',
  },
  {
    infinitives: ['er', 'ir'],
    endings:
      'o e en emos imos í ió ieron ía ían íamos er ir iendo ido a an iste erá eré irá iré ería iría',
  },
].map(({ infinitives, endings }) => ({ infinitives, endings: endings.split(' ') }));

/** "Colocó" and "coloqué", "empezó" and "empecé", "llegó" and "llegué". */
function spellStem(stem, ending) {
  if (!/^[eéi]/.test(ending)) return stem;
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

function listSpanishVerbs(word, lexicon) {
  return conjugations.flatMap(({ infinitives, endings }, place) =>
    endings.flatMap((ending) => {
      const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
      if (stem.length < 2) return [];
      const stems =
        place === 0 && /^[eé]/.test(ending)
          ? [stem, stem.replace(/qu$/, 'c').replace(/gu$/, 'g'), stem.replace(/c$/, 'z')]
          : [stem];
      return stems
        .filter((one) => infinitives.some((end) => lexicon.has(one + end)))
        .flatMap((one) =>
          endings.map((other) => (place === 0 ? spellStem(one, other) : one) + other),
        );
    }),
  );
}

/** "Quick" and "quickly", "clients" and "client's". */
function listEnglish(word) {
  if (word.length < 4) return [];
  if (word.endsWith("'s")) return [word.slice(0, -2), `${word.slice(0, -2)}s`];
  return word.endsWith('ly')
    ? [word.slice(0, -2), word.replace(/ily$/, 'y'), word.replace(/ly$/, 'le')]
    : [`${word}ly`, word.replace(/y$/, 'ily'), word.replace(/le$/, 'ly')];
}
