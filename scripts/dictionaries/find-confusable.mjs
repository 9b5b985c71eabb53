import { readFileSync } from 'node:fs';

const OFTEN_ENOUGH = 20;
const OFTEN_ENOUGH_TO_LOOK = 60;
const SHORT = 3;

/** Pairs of words that people know, of which one is a slip of the hand or the ear away from the other. */
export function findConfusable(language, lexicon, counts, cmuFile) {
  const pairs = new Set();
  const isUsed = (word) => (counts.get(word) ?? 0) >= OFTEN_ENOUGH && lexicon.has(word);
  const add = (one, other) => pairs.add([one, other].sort().join(' '));
  const words = [...counts.keys()].filter(isUsed);
  for (const word of words) {
    if (word.length < 2 || counts.get(word) < OFTEN_ENOUGH_TO_LOOK) continue;
    for (const { word: near, cost } of lexicon.near(word, 0.9)) {
      if (near === word || !isUsed(near) || near.length < 2) continue;
      const least = Math.min(word.length, near.length);
      if (cost > (least <= SHORT ? 0.7 : least <= 4 ? 0.8 : 0.9)) continue;
      add(word, near);
    }
  }
  if (language === 'en' && cmuFile)
    for (const [one, other] of listHomophones(cmuFile, isUsed)) add(one, other);
  return [...pairs].sort().map((pair) => pair.split(' '));
}

/** Words that sound the same, by the pronouncing dictionary of Carnegie Mellon University. */
function listHomophones(file, isUsed) {
  const bySound = new Map();
  for (const [, entry, sound] of readFileSync(file, 'utf8').matchAll(
    /^\s+"?([a-z']+)(?:\(\d\))?"?: "([^"]+)"/gm,
  )) {
    if (!isUsed(entry)) continue;
    const key = sound.replace(/\d/g, '');
    bySound.set(key, [...(bySound.get(key) ?? []), entry]);
  }
  return [...bySound.values()].flatMap((group) =>
    group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other])),
  );
}
