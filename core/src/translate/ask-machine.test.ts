import { describe, expect, it } from 'vitest';
import { askMachine } from './ask-machine';
import { sure, unsure } from './direction';

const toEnglish = { from: 'es', to: 'en' } as const;

describe('what a machine translator is asked', () => {
  it('is nothing where every word is known', () => {
    expect(askMachine('Vendí pan.', sure('Sold bread.'), toEnglish, [])).toBeUndefined();
    expect(askMachine('Vendí pan.', unsure('Sold bread.'), toEnglish, [])).toBeUndefined();
  });

  it('is the one word that is missing', () => {
    const question = askMachine(
      'Vendí tarascas.',
      unsure('Sold tarascas.', ['tarascas']),
      toEnglish,
      [],
    );
    expect(question?.text).toBe('tarascas');
    expect(question?.settle('dragons.')).toBe('Sold dragons.');
  });

  it('is the sentence without its names, and the answer is written as CVs are', () => {
    const sentence = 'Xilocopé 1.200 tarascas para Ejemplo Sur y zurdí';
    const question = askMachine(sentence, unsure(sentence, ['Xilocopé', 'tarascas']), toEnglish, [
      'Ejemplo Sur',
    ]);
    expect(question?.text).toBe('Xilocopé 1.200 tarascas para XQ1X y zurdí');
    expect(question?.settle('I carved 1.200 dragons for XQ1X and I mended.')).toBe(
      'Carved 1,200 dragons for Ejemplo Sur and mended',
    );
    expect(question?.settle('I carved 1.200 dragons for it.')).toBeUndefined();
  });
});
