import { describe, expect, it } from 'vitest';
import { readTokens } from '../../language';
import { readShownLevel } from './language-levels';

const levelOf = (text: string) => readShownLevel(readTokens(text));

describe('the level of a language that a CV shows', () => {
  it.each([
    ['Inglés A2, cursando B1', 'A2'],
    ['Inglés B2 (preparando el C1)', 'B2'],
    ['English B1, studying for B2', 'B1'],
    ['French A2, B1 in progress', 'A2'],
    ['Alemán B1; C1 en curso', 'B1'],
    ['Inglés, cursando B2', 'B1'],
    ['Inglés B2, C1 hablado', 'C1'],
    ['Inglés C1 Advanced, 2023', 'C1'],
  ])('is the one that is held: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('is none where a word only has the name of something every object has', () => {
    expect(levelOf('Inglés para un constructor')).toBeNull();
  });
});
