import { describe, expect, it } from 'vitest';
import { hasWord } from '../../core/src/proofread/spelling/word-graph';
import { expandHunspell } from './expand-hunspell.mjs';
import { writeWordGraph } from './write-word-graph.mjs';

describe('writeWordGraph', () => {
  it('keeps every word, no other, and what words share only once', () => {
    const stems = ['trabaj', 'gestion', 'cocin', 'limpi'];
    const endings = ['o', 'as', 'aba', 'é', 'ando', 'ar'];
    const words = [...stems.flatMap((stem) => endings.map((end) => stem + end)), 'ñu', 'Él'];
    const { alphabet, edges } = writeWordGraph(words);
    const letters = [...alphabet];
    const graph = { letters, codes: new Map(letters.map((letter, at) => [letter, at])), edges };
    for (const word of words) expect(hasWord(graph, word)).toBe(true);
    for (const word of ['', 'trabaj', 'gestionas ', 'él', 'trabajoo', 'x', '🙂'])
      expect(hasWord(graph, word)).toBe(false);
    expect(edges.length).toBeLessThan(words.join('').length / 3);
  });
});

describe('expandHunspell', () => {
  it('makes the forms that the affixes tell, and leaves parts of compounds out', () => {
    const words = new Set(expandHunspell('dictionary-en-gb'));
    for (const word of ['colours', 'organised', 'unhappily', 'cooked'])
      expect(words).toContain(word);
    for (const word of ['color', '1th', 'cookeds']) expect(words).not.toContain(word);
  });
});
