import { describe, expect, it } from 'vitest';
import { readPostingFacts } from './read-posting-facts';

const read = (text: string) => readPostingFacts(text, '2026-11-16');

describe('who is looking', () => {
  it.each([
    ['Brackenhill Polymers moulds closures for food customers.', 'Brackenhill Polymers'],
    ['The Harrow Lace Museum looks after nine thousand pieces.', 'The Harrow Lace Museum'],
    ['Rutas Espliego mueve grupos de jubilados por Toscana.', 'Rutas Espliego'],
    ['Panadería Trigo Nuevo, Getafe (polígono sur), busca PANADERO/A.', 'Panadería Trigo Nuevo'],
    ['Buscamos camarera para el restaurante El Fogón de Lola.', 'El Fogón de Lola'],
    ['Te escribo de la Fundación Puentes Abiertos.', 'Fundación Puentes Abiertos'],
    ['Write to Ada at Fennel & Daughters Clockmakers.', 'Fennel & Daughters Clockmakers'],
    ['St. Brannock Medical Center is a hospital of 220 beds.', 'St. Brannock Medical Center'],
    ['The Copper Kettle in Ambleside needs one.', 'The Copper Kettle'],
    ["I'm Dawn from Pennyfield Joinery in Clitheroe.", 'Pennyfield Joinery'],
    ['We can see you.\nBest wishes,\nPriya Nair\nHollin Bank School', 'Hollin Bank School'],
    ["I'm Dawn from New York.", ''],
    ['Discretion is essential, and nights are paid.', ''],
    ['Spanish is required and French is a plus.', ''],
    ['Must have a card. You’ll work outdoors.', ''],
    ['La empresa es joven y tiene ganas.', ''],
    ['What the days look like', ''],
  ])('knows who does something from what is said of the work: %s', (line, company) => {
    expect(read(`Night Baker\n\n${line}`).company).toBe(company);
  });
});
