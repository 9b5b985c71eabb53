import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CvRecord,
  listOtherWordings,
  proofreadTexts,
  translateCv,
} from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { listCvTexts } from '@trayecto/core/improve';
import { expect, it } from 'vitest';
import { startWhenNeeded } from '../../src/import/start-when-needed';
import { createTranslator } from '../../src/models';
import { describeOnOneDatabase } from '../database';
import { makeModelFile } from '../models/make-model-file';
import { sharedWorkers, signInNewPerson, startTestApp } from './start-test-app';

const shape = {
  dim: 32,
  heads: 2,
  encoderLayers: 1,
  decoderLayers: 1,
  ffn: 64,
  words: [],
  seed: 1,
};

describeOnOneDatabase('a server with a translation model', (context) => {
  async function translate(weights: Buffer) {
    const place = await context.openFresh();
    const translatorFile = join(place.dataDir, 'translator.bin');
    writeFileSync(translatorFile, weights);
    const translator = startWhenNeeded(async () => createTranslator({ file: translatorFile }));
    const workers = { ...sharedWorkers, translator };
    const app = await startTestApp(place, {}, { sharedWorkers: workers });
    try {
      const token = (await signInNewPerson(app)).session.access_token;
      const body = { filename: 'cv.pdf', content: 'x', parsed_data: spanishAnalyst };
      const saved: CvRecord = (await app.call('POST', '/api/cvs', { token, body })).json.cv;
      const { text } = await app.call('POST', '/api/translate-cv', {
        token,
        body: { cvId: saved.id, to: 'english' },
        headers: { Accept: 'application/x-ndjson' },
      });
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const proofread = await app.call('POST', '/api/proofread', {
        token,
        body: { language: 'es', texts: ['Gestión de 12 equipos', 'Atención al cliente en sala'] },
      });
      const reworded = await app.call('POST', '/api/other-wordings', {
        token,
        body: {
          ...{ language: 'en', kind: 'deed', names: ['Acme'] },
          ...{ source: 'Gestión de 12 equipos en Acme', text: 'Managed 12 teams at Acme', at: 8 },
        },
      });
      return {
        wordings: listOtherWordings.output.parse(reworded.json).texts,
        readings: proofreadTexts.output.parse(proofread.json).readings,
        news: lines.slice(0, -1).map(({ progress }) => progress),
        answer: translateCv.output.parse(lines.at(-1).body),
        warnings: app.logLines.filter((line) => line.includes('translation model')),
      };
    } finally {
      await app.stop();
      await (await translator.started())?.close();
      await place.cleanup();
    }
  }
  const digits = (texts: readonly string[]) => texts.join(' ').match(/\d+/g)?.sort();

  it('tells of each sentence, and keeps every number even if the model knows nothing', async () => {
    const { bytes } = makeModelFile({ ...shape, corrects: true });
    const { news, answer, warnings, readings, wordings } = await translate(bytes);
    for (const wording of wordings) {
      expect(wording).toMatch(/^Managed (?=.*\b12\b)(?=.*\bAcme\b)/);
      expect(wording).not.toBe('Managed 12 teams at Acme');
    }
    const sentences = news.flatMap(({ sentence }) => sentence?.source ?? []);
    expect(sentences.length).toBeGreaterThan(3);
    expect(listCvTexts(spanishAnalyst).join(' ')).toContain(sentences[0]);
    expect(answer.drafts.length).toBeGreaterThan(3);
    expect(digits(listCvTexts(answer.cv))).toEqual(digits(listCvTexts(spanishAnalyst)));
    expect(warnings).toEqual([]);
    // Weights drawn at random expect no word anywhere.
    for (const reading of readings) expect(reading?.surprises.length).toBeGreaterThan(2);
  });

  it('says so and leaves sentences as drafts when the model is broken', {
    tags: ['long'],
  }, async () => {
    const broken = await translate(Buffer.from('TRYMODL1'));
    const { news, answer, warnings, readings } = broken;
    expect(readings).toEqual([null, null]);
    expect(broken.wordings).toEqual([]);
    expect(news.every(({ sentence }) => sentence === undefined)).toBe(true);
    expect(answer.cv.work_experience).toHaveLength(spanishAnalyst.work_experience.length);
    expect(answer.cv.work_experience[0]?.title).toBe('Senior Data Analyst');
    expect(answer.cv.summary).toBe(spanishAnalyst.summary);
    expect(answer.drafts.map(({ pointer }) => pointer)).toContain('/summary');
    expect(warnings).toHaveLength(1);
  });
});
