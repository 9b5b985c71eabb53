import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofreadText, type TextReading } from '@trayecto/core/proofread';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createTranslator } from '../../src/models';
import { correctTexts, USUAL_CORRECTING } from '../../src/models/correct-texts';
import { openModel } from '../../src/models/open-model';
import { openLexicons } from '../../src/open-lexicons';
import { makeTestFolder } from '../test-folder';
import { makeModelFile } from './make-model-file';

const words = '▁gestión ▁equipo ▁equipos ▁ventas ▁la ▁de ▁los ▁clientes ▁cliente ▁y , .'.split(' ');
const shape = { dim: 32, heads: 2, encoderLayers: 1, decoderLayers: 1, ffn: 64, words };
const { bytes } = makeModelFile({ ...shape, seed: 5, spread: 3, corrects: true });
const model = openModel(bytes, { threads: 1 });
const network = model.openNetwork(0);
const folder = makeTestFolder('test');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(texts: readonly string[]): readonly TextReading[] {
  const readings: TextReading[] = [];
  const keep = (at: number, reading: TextReading) => {
    readings[at] = reading;
  };
  correctTexts(model, network, { texts, language: 'es' }, USUAL_CORRECTING, () => false, keep);
  return readings;
}

describe('texts read by a model with weights drawn at random', () => {
  const kept = ['ana@example.com', 'https://example.test/7', 'PostgreSQL', '1.200', 'B2', 'C++'];
  const word = fc.constantFrom(
    ...words.map((one) => one.replace('▁', '')),
    ...kept,
    '  ',
    '“',
    '.',
  );
  const text = fc.array(word, { maxLength: 14 }).map((parts) => parts.join(' '));

  it('are changed inside of themselves, and never in a name or figure', () => {
    let changes = 0;
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        read(texts).forEach(({ corrections, surprises }, at) => {
          const own = texts[at] ?? '';
          changes += corrections.length;
          for (const { from, to } of [...corrections, ...surprises]) {
            expect(from).toBeLessThanOrEqual(to);
            expect(to).toBeLessThanOrEqual(own.length);
          }
          for (const { from, to, replacement, gain } of corrections) {
            expect(Number.isFinite(gain)).toBe(true);
            expect(replacement).not.toMatch(/[\ue000-\uf8ff]|\d/);
            for (const name of kept) expect(own.slice(from, to)).not.toContain(name);
          }
        });
      }),
      { numRuns: 40 },
    );
    expect(changes).toBeGreaterThan(0);
  });

  it('are read as if each were alone', () => {
    const texts = [
      'Gestión de la equipos y clientes',
      'Ventas de 1.200 cliente. Los la equipo',
      'y',
    ];
    expect(read(texts)).toEqual(texts.flatMap((one) => read([one])));
  });

  it('are weighed with what the checks would change in them, whatever the model would write', () => {
    const text = 'Gestión de los cliente y de las venta';
    const lexicons = openLexicons();
    if (lexicons === null) throw new Error('no dictionaries');
    const found = proofreadText({ text, language: 'es', known: new Set() }, lexicons);
    expect(found.length).toBeGreaterThan(1);
    const [reading] = read([text]);
    for (const { from, to, suggestions } of found)
      expect(reading?.corrections).toContainEqual(
        expect.objectContaining({ from, to, replacement: suggestions[0] }),
      );
  });

  it('are not read at all by a model that has not learned it', async () => {
    const answer = async (name: string, corrects: boolean) => {
      const file = join(folder, name);
      writeFileSync(file, makeModelFile({ ...shape, seed: 5, spread: 3, corrects }).bytes);
      const translator = createTranslator({ file, threads: 1 });
      const readings = await translator.readTexts(['Gestión de la equipos', ''], 'es');
      await translator.close();
      return readings;
    };
    expect(await answer('without.bin', false)).toEqual([undefined, undefined]);
    expect(await answer('with.bin', true)).toEqual([...read(['Gestión de la equipos']), undefined]);
  });
});
