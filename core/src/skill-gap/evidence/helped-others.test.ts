import { describe, expect, it } from 'vitest';
import { evidenceSkills } from '../../evidence';
import { findHelpedOthers } from './helped-others';
import { findUnownedClauses } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text, true).map(({ start, end }) => text.slice(start, end).trim());

const CRAFTS = ['baker', 'electrician', 'florist', 'plumber', 'welder'];
const SPELLS = ['for two weeks', 'for one day', 'twice', 'one weekend'];
const OFICIOS = ['panadero', 'electricista', 'fontanero', 'soldador'];
const RATOS = ['Dos fines de semana', 'Un día', 'Tres semanas'];

describe('the work of those who were helped for a short time', () => {
  it.each(CRAFTS.flatMap((who) => SPELLS.map((spell) => `Helped the ${who} with orders ${spell}`)))(
    'is theirs: %s',
    (text) => expect(unowned(text)).toEqual([text]),
  );

  it.each(
    OFICIOS.flatMap((who) => RATOS.map((rato) => `${rato} ayudando al ${who} con los pedidos`)),
  )('is theirs: %s', (text) => expect(unowned(text)).toEqual([text]));

  it.each([
    ['Acompañé al auditor de BRC por la planta', 'Acompañé al auditor de BRC por la planta'],
    ['Receive the sponsor’s inspector each spring', 'Receive the sponsor’s inspector each spring'],
    ['Send the media team captions for their LinkedIn page', 'for their LinkedIn page'],
    [
      'Supported the data team during their move to Snowflake by checking reports',
      'Supported the data team during their move to Snowflake',
    ],
    ['Asisto a la junta para repartir copias', 'Asisto a la junta'],
  ])('is found: %s', (text, theirs) => {
    expect(unowned(text)).toContain(theirs);
  });

  it.each([
    [
      'Preparo los viales de HPLC; la inyección la hace el responsable',
      'Preparo los viales de HPLC',
    ],
    ['Prepare the bid papers; the director makes the submissions', 'Prepare the bid papers'],
  ])('is only prepared: %s', (text, first) => {
    expect(unowned(text)).toContain(first);
  });

  it.each([
    'Helped residents to wash and dress twice a day',
    'Supported customers by phone',
    'Preparo los viales de HPLC e inyecto',
    'Ayudo al encargado con los pedidos',
    'Received goods and checked them against the order',
    'Trained two colleagues',
  ])('is the person’s own: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });

  it('is hardly ever found in what shows a skill', () => {
    const own = evidenceSkills().flatMap(({ shows }) => shows);
    const found = own.filter((text) => findHelpedOthers(text).length > 0);
    expect(own.length).toBeGreaterThan(5000);
    expect(found.length / own.length).toBeLessThan(0.001);
  });
});

describe('hands, lads and girls', () => {
  it.each([
    'Helped the stud hands a couple of nights',
    'Helped our yard girls a few days',
    'Ayudé al herrero un par de tardes',
  ])('are others: %s', (text) => expect(unowned(text)).toEqual([text]));
});
