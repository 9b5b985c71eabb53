import { describe, expect, it } from 'vitest';
import { parseCv } from './parse-cv';
import type { SourceDocument } from './source-document';

const head = ['Ana Ruiz Soler', 'ana@example.com', '', 'Vendedora de coches con ganas.', ''];
const jobs = [
  ...['', 'Experiencia', 'Vendedora', 'Motor Sur, 2019 – 2023'],
  ...['- Subí un 20 % las ventas del taller.', '- Atendí a 300 clientes al mes.'],
];

function read(strip: readonly (string | readonly string[])[]) {
  const lines = [...head, ...strip, ...jobs].map((line) => {
    const cells = typeof line === 'string' ? [line] : [...line];
    return { text: cells.join('   '), cells, page: 1 };
  });
  const document = { format: 'docx', pages: 1, lines } as unknown as SourceDocument;
  return parseCv(document);
}

const plain = read([]).cv;

describe('figures at the head of a page', () => {
  it.each([
    [
      'side by side',
      [
        ['Subí un', 'Atendí a'],
        ['20 %', '300'],
        ['las ventas del taller', 'clientes'],
      ],
    ],
    [
      'one below the other',
      ['Subí un', '20 %', 'las ventas', 'Atendí a', '300', 'clientes al mes'],
    ],
  ])('%s are not read twice', (_, strip) => {
    const { cv, warnings } = read(strip);
    expect(cv).toEqual(plain);
    expect(warnings).toEqual(read([]).warnings);
  });

  it('that nothing else says are kept', () => {
    const { cv, unplaced } = read([
      ['Cerré', 'Formé a'],
      ['45', '12'],
      ['tiendas en un año', 'personas'],
    ]);
    const kept = JSON.stringify([cv, unplaced.filter(({ reason }) => reason !== 'page-furniture')]);
    for (const word of ['45', '12', 'tiendas en un año']) expect(kept).toContain(word);
  });
});
