import { describe, expect, it } from 'vitest';
import { readFoldedWords, readWords } from './read-words';

const table = 'kind\tword\ncity\tMálaga\nstreet\tC/\ncity\tL’Hospitalet\n';

describe('words of a table', () => {
  it('are lists by kind, as written or as compared', () => {
    expect(readWords(table, ['city', 'street'])).toEqual({
      city: ['Málaga', 'L’Hospitalet'],
      street: ['C/'],
    });
    expect(readFoldedWords(table, ['city', 'street']).city).toEqual(['malaga', 'lhospitalet']);
  });

  it('are refused under a kind nobody asks for, and missed under one that is asked for', () => {
    expect(() => readWords(table, ['city'])).toThrow('no kind of word here: street');
    expect(() => readWords(table, ['city', 'street', 'country'])).toThrow('of the kind country');
  });
});
