import { readFileSync } from 'node:fs';
import type { TextToReword } from '@trayecto/core/translate';
import { describe, expect, it } from 'vitest';
import { openModel } from '../../src/models/open-model';
import { rewordText } from '../../src/models/reword-text';
import { makeModelFile } from './make-model-file';

const line: TextToReword = {
  source: 'Hice el cierre mensual de 12 sociedades con SAP en Talleres Luna.',
  text: 'Handled the monthly close of 12 companies using SAP in Talleres Luna.',
  ...{ direction: { from: 'es', to: 'en' }, kind: 'deed', title: 'Contable', dates: '2019 – 2021' },
  names: ['Talleres Luna'],
};
const open = (bytes: Uint8Array) => {
  const model = openModel(bytes, { threads: 1 });
  const network = model.openNetwork(0);
  return (text: TextToReword, isOver = () => false) => rewordText(model, network, text, isOver);
};

describe('other ways to translate a line, with weights drawn at random', () => {
  const shape = { dim: 32, heads: 2, encoderLayers: 1, decoderLayers: 1, ffn: 64 };
  const words = '▁the ▁of ▁close ▁monthly ▁Handled ▁using ▁in ▁companies'.split(' ');

  it('keep what is before the place, and every number and name, whatever the model thinks', () => {
    let seen = 0;
    for (const seed of [1, 2, 3]) {
      const reword = open(makeModelFile({ ...shape, words, seed, spread: seed }).bytes);
      for (const at of [0, 12, 30, line.text.length, undefined]) {
        for (const text of reword({ ...line, at })) {
          const kept = line.text.slice(0, Math.min(at ?? 0, 30));
          expect(text.slice(0, kept.length)).toBe(kept);
          for (const name of ['12', 'SAP', 'Talleres Luna']) expect(text).toContain(name);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('are none of a text that is too long, and stop when they are told to', () => {
    const reword = open(makeModelFile({ ...shape, words, seed: 1 }).bytes);
    const long = 'una retahíla muy larga '.repeat(80);
    expect(reword({ ...line, source: long, text: long })).toEqual([]);
    expect(reword(line, () => true)).toEqual([]);
  });
});

describe('other ways to translate a line, with the weights that come with the server', () => {
  const reword = open(readFileSync(new URL('../../models/translator.bin', import.meta.url)));

  it('say the same in other words, from the place on', () => {
    const from = line.text.indexOf('close');
    const texts = reword({ ...line, at: from });
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) {
      expect(text.startsWith('Handled the monthly ')).toBe(true);
      expect(text).toMatch(/12 .*SAP.*Talleres Luna/);
    }
    // What only the source's language calls so is no other wording.
    const store = {
      ...line,
      source: 'Encargada de tienda con nueve años de experiencia en moda y calzado.',
      text: "Store manager with nine years' experience in fashion and footwear.",
    };
    const others = reword({ ...store, at: store.text.indexOf('experience') });
    expect(others.length).toBeGreaterThan(0);
    expect(others.join(' ')).not.toContain('experiencia');
    const anywhere = reword(line);
    expect(anywhere.length).toBeGreaterThan(1);
    expect(new Set(anywhere.map((text) => text.split(' ')[0])).size).toBeGreaterThan(1);
  });
});
