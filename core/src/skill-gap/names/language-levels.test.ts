import { describe, expect, it } from 'vitest';
import { readTokens } from '../../language';
import { readPosting } from '../posting/read-posting';
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

const asked = (line: string) =>
  readPosting(`Requisitos\n- ${line}\n- Puntualidad`).requirements.find(
    ({ kind }) => kind === 'language',
  )?.languageLevel ?? null;
const NEXT = ['y alto nivel de Excel', 'y buen conocimiento del jerez', 'y Excel básico'];
const NEXT_EN = ['and a good knowledge of sherry', 'and strong Excel', 'and basic accounting'];

describe('the level that a job asks for', () => {
  it.each([
    ...['B1', 'B2', 'C1', 'C2'].flatMap((level) => [
      ...NEXT.map((next) => [`Inglés (${level}) ${next}`, level]),
      ...NEXT.map((next) => [`Inglés ${level} ${next}`, level]),
      ...NEXT_EN.map((next) => [`English (${level}) ${next}`, level]),
    ]),
    ...NEXT_EN.map((next) => [`Fluent English ${next}`, 'C1']),
    ...NEXT.map((next) => [`Inglés nativo ${next}`, 'C2']),
    ['Inglés hablado y escrito fluido', 'C1'],
    ['Español e inglés con nivel C1', 'C1'],
  ])('is not that of the next thing: %s', (line, level) => {
    expect(asked(line ?? '')).toBe(level);
  });
});
