import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const HEADINGS = [
  ['Person specification – Essential', 'Person specification – Desirable'],
  ['Minimum qualifications', 'Helpful but not vital'],
  ['What you need', 'Handy but not vital'],
  ['Hace falta', 'Puntos extra'],
  ['Se pide', 'Y sería un lujo'],
] as const;

function ask(must: string, nice: string, sign: string): readonly string[] {
  const text = `Kennel hand – Leeds\n\n${must}\n${sign}Driving licence\n${sign}Forklift licence\n${nice}\n${sign}Excel\n${sign}Carpentry\n\nApply by Friday.`;
  return readPosting(text)
    .requirements.filter(({ kind }) => kind === 'unknown')
    .map(({ names }) => names.en);
}

describe('a heading of everyday words', () => {
  it.each(HEADINGS.flatMap((pair) => ['', '- '].map((sign) => [...pair, sign] as const)))(
    '%s and %s ask for nothing themselves over "%s"',
    (must, nice, sign) => {
      expect(ask(must, nice, sign)).toEqual([]);
    },
  );

  it('is nothing that a list asks for', () => {
    const text =
      'Thatcher – Leeds\n\nWhat you need:\n- Driving licence\n- Good eye for water reed\n- Excel';
    const quotes = readPosting(text).requirements.flatMap(({ evidence }) =>
      evidence.map(({ quote }) => quote),
    );
    expect(quotes.join(' · ')).toContain('water reed');
  });
});
