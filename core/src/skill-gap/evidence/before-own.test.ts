import { describe, expect, it } from 'vitest';
import { evidenceSkills } from '../../evidence';
import { isOthersBeforeOwn } from './before-own';
import { findUnownedClauses } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text, true).map(({ start, end }) => text.slice(start, end).trim());

describe('before somebody turns to themselves', () => {
  it.each([
    ['Cataloga la archivera jefa; yo pongo las signaturas', 'Cataloga la archivera jefa'],
    ['Diseña la arquitecta, yo delineo', 'Diseña la arquitecta'],
    ['Sondeos: el perfil lo saca Begoña con la app, yo anoto', 'Sondeos: el perfil lo saca Begoña'],
    ['Riggers hang the motors, I patch the boxes', 'Riggers hang the motors'],
    ['Platform folk expose GraphQL, I consume it', 'Platform folk expose GraphQL'],
  ])('others did it: %s', (text, others) => {
    expect(unowned(text).join(' ')).toContain(others);
  });

  it.each([
    'Llevo la caja; yo abro y cierro',
    'Run the floor, I also train five baristas',
    'Ran the lights for two tours, I did the plots too',
    'Stage plots and patch lists, I draw them myself',
  ])('it is the same person: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });

  it('hardly ever is what shows a skill, were it followed so', () => {
    const english = evidenceSkills()
      .flatMap(({ shows }) => shows)
      .filter((text) => !/[áéíóúñ]/.test(text) && /\b(?:the|and|of|for)\b/.test(text));
    expect(english.length).toBeGreaterThan(2000);
    const taken = english.filter(isOthersBeforeOwn);
    expect(taken.length / english.length).toBeLessThan(0.02);
  });
});

it.each([
  ['Trained the model and handed it to ML engineers who deployed it', 'who deployed it'],
  ['Sit in grievance meetings as note taker', 'Sit in grievance meetings as note taker'],
])('is theirs: %s', (text, others) => {
  expect(unowned(text).join(' ')).toContain(others);
});
