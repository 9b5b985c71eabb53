import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const quotes = (text: string) =>
  readPosting(text).requirements.map(({ evidence }) => evidence[0]?.quote ?? '');

describe('words that only introduce what is asked for', () => {
  it.each([
    'Tu misión será',
    'Tu misión consistirá en',
    'Tu función será',
    'Tu labor será',
    'El objetivo es',
  ])('are no part of a duty: %s', (opening) => {
    const read = quotes(
      `Óptica\n\n${opening} realizar graduaciones, adaptar lentes y vender gafas.\n\nRequisitos:\n- Excel\n- Word\n- Access`,
    );
    expect(read.join(' ')).not.toMatch(/misión|función|labor|objetivo|consist/);
  });

  it.each(['It would be great if you had', 'Bonus if you have', 'We would love it if you had'])(
    'are no requirement before a colon: %s',
    (opening) => {
      const read = quotes(
        `Library Assistant\n\nWe need: Excel; customer service experience.\n\n${opening}: knowledge of Spydus.`,
      );
      expect(read).toContain('Spydus');
      expect(read.join(' ')).not.toMatch(/\bif\b/);
    },
  );
});
