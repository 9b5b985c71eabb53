import { describe, expect, it } from 'vitest';
import { findMeanings } from './same-meaning';
import { readStems } from './stem-words';

const meanings = (text: string) => findMeanings(readStems(text).map(({ stem }) => stem));
const isShared = (one: string, other: string) => {
  const meant = meanings(other);
  return [...meanings(one)].some((row) => meant.has(row));
};

describe('words of one meaning', () => {
  it.each([
    ['Ventilated patients on nights', 'Manejo de respirador'],
    ['Conciliación bancaria', 'Bank recs every Friday'],
    ['TIG welding', 'Electrodo de tungsteno y argón'],
    ['Curas de escaras', 'Pressure ulcers and dressings'],
  ])('%s: %s', (one, other) => {
    expect(isShared(one, other)).toBe(true);
  });

  it.each([
    ['TIG welding', 'Soldadura con electrodo revestido'],
    ['Accounts payable', 'Accounts receivable'],
    ['Hematología', 'Jardinería y poda'],
  ])('%s is not %s', (one, other) => {
    expect(isShared(one, other)).toBe(false);
  });
});
