import { describe, expect, it } from 'vitest';
import { listKinds } from './named-things';
import { stemWord } from './stem-words';

const isAbout = (line: string, word: string) =>
  listKinds(line).some(({ stem }) => stem === stemWord(word));

describe('what the things named in a line are', () => {
  it.each([
    ['Tomo registros con Trios para coronas', 'escaner'],
    ['Tomo registros con Trios para coronas', 'scanner'],
    ['partes de trabajo en hubspot', 'crm'],
  ])('%s: %s', (line, word) => {
    expect(isAbout(line, word)).toBe(true);
  });

  it('tells nothing of a line that names no thing', () => {
    expect(listKinds('Ordené el almacén y atendí a los proveedores')).toEqual([]);
  });

  it('takes no word of every day for an acronym, and no name of a street for a program', () => {
    expect(isAbout("The Cottage Rooms, 18 Queen's Gate Mews", 'hotel')).toBe(false);
    expect(isAbout('I send them the list and audit the stock', 'alcohol')).toBe(false);
    expect(isAbout('Llevo las reservas en Mews', 'hotel')).toBe(true);
  });
});
