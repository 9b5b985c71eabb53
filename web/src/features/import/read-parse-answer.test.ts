import { describe, expect, it } from 'vitest';
import { readParseAnswer } from './read-parse-answer';

const named = (name: string) => ({ personal: { name } });

describe('readParseAnswer', () => {
  it.each([
    ['cvData.gpt_data', { cvData: { gpt_data: named('A'), ...named('B') }, result: named('C') }],
    ['cvData', { cvData: named('A'), result: named('B') }],
    ['result', { result: named('A'), gpt_data: named('B') }],
    ['gpt_data', { gpt_data: named('A'), structured_data: named('B') }],
    ['structured_data', { other: named('B'), structured_data: named('A') }],
    ['the first object', { success: true, note: 'x', data: named('A'), more: named('B') }],
  ])('finds the CV in %s', (_place, answer) => {
    expect(readParseAnswer(answer)?.personal.name).toBe('A');
  });

  it.each([[undefined], [null], ['text'], [{}], [{ cvData: 'text' }], [{ cvData: { hello: 1 } }]])(
    'finds none in %j',
    (answer) => {
      expect(readParseAnswer(answer)).toBeUndefined();
    },
  );

  it('reads older shapes of a CV too, and an empty one as empty', () => {
    expect(readParseAnswer({ cvData: { skills: 'SQL\nPython' } })?.skills).toEqual([
      'SQL',
      'Python',
    ]);
    expect(readParseAnswer({ cvData: { name: 'Ana', job_title: 'Analista' } })?.personal).toEqual(
      expect.objectContaining({ name: 'Ana', title: 'Analista' }),
    );
    expect(readParseAnswer({ cvData: { summary: '' } })?.summary).toBe('');
  });
});
