import { cvSchema } from '@trayecto/core/cv';
import type { TextReading } from '@trayecto/core/proofread';
import { describe, expect, it, vi } from 'vitest';
import { ModelUnavailable, type Translator } from '../models';
import { createCorrector, readCv } from './corrector';

const reading: TextReading = {
  corrections: [{ from: 0, to: 2, replacement: 'Los', gain: 5 }],
  surprises: [],
};
const { signal } = new AbortController();

function open(readTexts: Translator['readTexts']) {
  const asked = vi.fn(readTexts);
  const translator = Promise.resolve({
    translateSentences: async () => [],
    embedSentences: async () => [],
    close: async () => {},
    readTexts: asked,
    rewordText: async () => [],
  });
  const corrector = createCorrector({ get: () => translator, started: () => translator });
  return { asked, corrector };
}

describe('the corrector', () => {
  it('asks the model for each text once in each language, for all people', async () => {
    const { corrector, asked } = open(async (texts) => texts.map(() => reading));
    expect(await corrector('ana')(['uno', 'dos', 'uno'], 'es', signal)).toEqual([
      reading,
      reading,
      reading,
    ]);
    await corrector('rosa')(['dos', 'tres'], 'es', signal);
    await corrector('rosa')(['dos'], 'en', signal);
    expect(asked.mock.calls.map(([texts, language]) => [language, ...texts])).toEqual([
      ['es', 'uno', 'dos'],
      ['es', 'tres'],
      ['en', 'dos'],
    ]);
  });

  it('asks again for what was not read in time', async () => {
    const { corrector, asked } = open(async (texts) => texts.map(() => undefined));
    expect(await corrector('ana')(['uno'], 'es', signal)).toEqual([undefined]);
    await corrector('ana')(['uno'], 'es', signal);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('has nothing to say where there is no model, and asks for it once', async () => {
    const { corrector, asked } = open(() => Promise.reject(new ModelUnavailable('it is broken')));
    expect(await corrector('ana')(['uno'], 'es', signal)).toEqual([undefined]);
    expect(await corrector('ana')(['uno'], 'es', signal)).toEqual([undefined]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('reads the texts of a CV, and lets the CV be where one person asks for too much', async () => {
    const cv = cvSchema.parse({ summary: 'Camarera con oficio.', skills: ['Caja'] });
    const { corrector } = open(async (texts) => texts.map(() => reading));
    expect(await readCv(corrector('ana'), cv, signal)).toEqual([
      ['Camarera con oficio.', reading],
      ['Caja', reading],
    ]);
    const stuck = open(() => new Promise(() => {})).corrector('ana');
    for (let at = 0; at < 40; at++)
      void stuck([`${at}`], 'es', new AbortController().signal).catch(() => {});
    expect(await readCv(stuck, cv, signal)).toEqual([]);
  });
});
