import { describe, expect, it } from 'vitest';
import table from '../../../data/cv-words/word-senses.tsv' with { type: 'text' };
import { readTokens, wordList } from '../../language';
import { readRows } from '../../tables';
import { findDerivedNames } from './derived-names';
import { findMentions } from './find-mentions';

const rows = readRows(table, ['names', 'company', 'other']);
const read = (text: string) => findMentions(readTokens(text), () => 'asking');
/** What begins at the first word of a line that has the name alone, or the name and one more word. */
const startsWith = (text: string, words: number) =>
  read(text).some(({ first, last }) => first === 0 && last === words - 1);

describe('names that are also used otherwise', () => {
  it('are not meant beside any of the words that settle it so', () => {
    const wrong: string[] = [];
    for (const { names, other } of rows)
      for (const name of wordList(names)) {
        const words = readTokens(name).length;
        for (const word of wordList(other))
          if (startsWith(`${name} ${word}`, words)) wrong.push(`${name} ${word}`);
      }
    expect(wrong).toEqual([]);
  });

  it('are meant by themselves where that is usual, and nowhere else', () => {
    for (const { names, company } of rows)
      for (const name of names.split(', ')) {
        const capital = name.charAt(0).toUpperCase() + name.slice(1);
        const isRead = [name, capital, name.toUpperCase()].some((one) => read(one).length > 0);
        if (company !== '*') expect(`${name} ${isRead}`).toBe(`${name} false`);
      }
  });

  it.each([
    ['Producing drawings for the shop floor', 'illustration'],
    ['Animación en la residencia: juegos y fiestas', '2d-animation'],
    ['Notas de prensa', 'stamping'],
    ['Hard-to-reach communities', 'reach-clp'],
    ['A current Safe Pass card', 'safe-agile'],
    ['Personal licence from the Home Office', 'personal-licence'],
    ['Scraping yards and bedding up', 'web-scraping'],
    ['un plazo máximo de tres días', 'maximo'],
    ['Corte de láminas', 'zend'],
    ['Working with GPs and district nurses', 'gps-navigation'],
    ['Firma electrónica', 'electronic-engineering'],
    ['Tienda física', 'physics'],
    ['Botas S3', 'amazon-s3'],
    ['Carné de vacunas', 'cattle-farming'],
    ['Vacuna de la gripe', 'cattle-farming'],
    ['En torno a 28.000 euros', 'lathe-operation'],
  ])('%s is no %s', (line, id) => {
    expect(read(line).map(({ thing }) => thing.id)).not.toContain(id);
  });

  it.each([
    ['Animación 2D de personajes', '2d-animation'],
    ['Prensa de troquel de 200 toneladas', 'stamping'],
    ['REACH and CLP', 'reach-clp'],
    ['Web scraping with Python', 'web-scraping'],
    ['IBM Maximo', 'maximo'],
    ['GPS', 'gps-navigation'],
    ['Electrónica', 'electronic-engineering'],
    ['Torno paralelo', 'lathe-operation'],
    ['AWS, S3 and Lambda', 'amazon-s3'],
  ])('%s is %s', (line, id) => {
    expect(read(line).map(({ thing }) => thing.id)).toContain(id);
  });
});

describe('names in other forms', () => {
  const derived = (text: string) => findDerivedNames(readTokens(text)).map(({ thing }) => thing.id);

  it.each([
    ['The right work-life balance, full time'],
    ['Our customers will know your name'],
    ['La persona seleccionada'],
    ['Proven administration skills in the office'],
    ['We train the right person'],
    ['The integrated library system'],
    ['Dominio de sistemas de gestión'],
    ['Residir cerca de la obra'],
    ['Tuition and college credit'],
  ])('%s has none', (line) => {
    expect(derived(line)).toEqual([]);
  });

  it.each([
    ['You will manage the budget', 'budget-management'],
    ['Elaborar presupuestos', 'budget-management'],
    ['Editar vídeo', 'video-editing'],
    ['Cuadrar los turnos', 'rota-planning'],
    ['Find faults', 'fault-diagnosis'],
  ])('%s is %s', (line, id) => {
    expect(derived(line)).toContain(id);
  });
});
