import { describe, expect, it } from 'vitest';
import { isFirstPersonPast } from './first-person-pasts';

describe('what one did', () => {
  it.each([
    'gestioné',
    'vendí',
    'conduje',
    'traje',
    'tuve',
    'puse',
    'hice',
    'intervine',
    'supe',
    'fui',
  ])('%s', (word) => expect(isFirstPersonPast(word)).toBe(true));
  it.each(['café', 'allí', 'carné', 'gestionó', 'venta'])('is not %s', (word) =>
    expect(isFirstPersonPast(word)).toBe(false),
  );
});
