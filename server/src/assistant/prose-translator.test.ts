import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it, vi } from 'vitest';
import { createPlainEngine } from '../../test/assistant/engines-under-test';
import { ModelUnavailable, type SentenceTranslation, type Translator } from '../models';
import { createBuiltinAssistant } from './builtin-assistant';
import { createProseTranslator } from './prose-translator';

const cv = cvSchema.parse({
  personal: { name: 'Rosa Luna', title: 'Camarera' },
  summary: 'Camarera con mucho oficio. Persona organizada.',
  work_experience: [
    {
      title: 'Camarera',
      company: 'Hotel Muestra',
      dates: '2019 – 2021',
      achievements: [
        'Gestioné un equipo de 12 personas con Power BI.',
        'Xilocopé la flambrona.',
        'Managed the bar of the hotel.',
      ],
    },
  ],
  education: [{ degree: 'Diplomatura en Zurdinería', dates: '2010 – 2014' }],
  skills: ['Atención al cliente', 'Zurdinado de tarascas'],
});
const input = { cv, from: 'es', to: 'en' } as const;

type Answer = (text: string) => SentenceTranslation | undefined;
const sureOf = (text: string): SentenceTranslation => ({
  ...{ text, total: -1, doubts: [], doubtful: [] },
});

function createAssistant(answer: Answer | Error, english: 'british' | 'american' = 'british') {
  const asked: { texts: readonly string[]; protect: readonly string[] }[] = [];
  const unavailable: string[] = [];
  const translator: Translator = {
    async translateSentences(texts, _, { protect = [], signal, onSentence } = {}) {
      asked.push({ texts, protect });
      if (answer instanceof Error) throw answer;
      const answers = texts.map(answer);
      answers.forEach((one, at) => {
        if (one) onSentence?.(at, one);
      });
      signal?.throwIfAborted();
      return answers;
    },
    readTexts: async () => [],
    rewordText: async () => [],
    embedSentences: async () => [],
    close: async () => {},
  };
  const started = Promise.resolve(translator);
  const translateProse = createProseTranslator({
    translator: { get: () => started, started: () => started },
    english,
    onUnavailable: (reason) => unavailable.push(reason),
  });
  const assistant = createBuiltinAssistant(createPlainEngine(), 'ana', translateProse);
  return { assistant, asked, unavailable };
}

const listen = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

describe('a translation with the model', () => {
  it('has its sentences from the model and its fields from the catalogue', async () => {
    const { assistant, asked } = createAssistant((text) => {
      if (text.startsWith('Xilocopé'))
        return { text: 'Xilocoped.', total: -4, doubts: ['score'], doubtful: ['Xilocoped'] };
      return sureOf(text.startsWith('Gestioné') ? 'Ran a team of 12 with Power BI.' : 'Said so.');
    });
    const context = listen();
    const { cv: english, drafts } = await assistant.translate(input, context);
    expect(asked[0]?.texts).toEqual([
      'Camarera con mucho oficio.',
      'Persona organizada.',
      'Gestioné un equipo de 12 personas con Power BI.',
      'Xilocopé la flambrona.',
      'Zurdinería',
      'Zurdinado de tarascas',
    ]);
    expect(asked[0]?.protect).toEqual(
      expect.arrayContaining(['Rosa Luna', 'Hotel Muestra', 'Power BI']),
    );
    expect(english.personal.title).toBe('Waiter');
    expect(english.work_experience[0]?.achievements).toEqual([
      'Ran a team of 12 with Power BI.',
      'Xilocoped.',
      'Managed the bar of the hotel.',
    ]);
    expect(english.education[0]?.degree).toBe('Diploma in Said So.');
    expect(english.skills).toEqual(['Customer service', 'Said so.']);
    expect(drafts).toContainEqual({
      pointer: '/work_experience/0/achievements/1',
      source: 'Xilocopé la flambrona.',
      draft: 'Xilocoped.',
      doubtful: ['Xilocoped'],
    });
    const percents = context.onProgress.mock.calls.map(([{ percent }]) => percent);
    expect(percents.at(-1)).toBe(95);
    expect(context.onProgress.mock.calls.map(([{ sentence }]) => sentence)).toContainEqual({
      source: 'Xilocopé la flambrona.',
      text: 'Xilocoped.',
    });
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });

  it('takes no sentence that changes a number, nor one that is not there', async () => {
    const silent = await createAssistant(() => undefined).assistant.translate(input, listen());
    const { assistant } = createAssistant((text) =>
      text.startsWith('Gestioné') ? sureOf('Ran a team of 13 with Power BI.') : undefined,
    );
    expect(await assistant.translate(input, listen())).toEqual(silent);
    expect(silent.cv.work_experience[0]?.achievements).toEqual(cv.work_experience[0]?.achievements);
    expect(silent.drafts.map(({ pointer }) => pointer)).toContain(
      '/work_experience/0/achievements/0',
    );
  });

  it('has fields by the catalogue and drafts for the rest where there is no model, which is said once', async () => {
    const { assistant, unavailable, asked } = createAssistant(new ModelUnavailable('it is broken'));
    const alone = await createBuiltinAssistant(createPlainEngine(), 'ana').translate(
      input,
      listen(),
    );
    expect(alone.cv.skills[0]).toBe('Customer service');
    expect(alone.cv.summary).toBe(cv.summary);
    expect(await assistant.translate(input, listen())).toEqual(alone);
    expect(await assistant.translate(input, listen())).toEqual(alone);
    expect(unavailable).toEqual(['it is broken']);
    expect(asked).toHaveLength(1);
  });

  it('is American where that is wanted', async () => {
    const { assistant } = createAssistant(() => sureOf('Ran the centre.'), 'american');
    const { cv: english } = await assistant.translate(input, listen());
    expect(english.summary).toBe('Ran the center. Ran the center.');
  });

  it('stops when its caller stops', async () => {
    const { assistant } = createAssistant(sureOf);
    const controller = new AbortController();
    const context = {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('gone')),
    };
    await expect(assistant.translate(input, context)).rejects.toThrow('gone');
  });

  it('is in letters, too', async () => {
    const { assistant } = createAssistant((text) =>
      text.startsWith('Gestioné') ? sureOf('Ran a team of 12 with Power BI.') : undefined,
    );
    const job = {
      title: 'Waiter',
      company: 'Sample Inn',
      description: 'We are looking for a waiter who can lead a team and knows Power BI.',
      language: 'en' as const,
    };
    const { templates } = await assistant.letters({ cv, job }, listen());
    expect(JSON.stringify(templates)).toMatch(/ran a team of 12 with Power BI/i);
  });
});
