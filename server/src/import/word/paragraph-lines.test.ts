import { expect, it } from 'vitest';
import { paragraphLines } from './paragraph-lines';

const cellsOf = (text: string) => {
  const pieces = [{ text, bold: false, italic: false }];
  const paragraph = {
    kind: 'paragraph' as const,
    pieces,
    isListItem: false,
    spaceBeforePt: 0,
    spaceAfterPt: 0,
    page: 1,
  };
  return paragraphLines(paragraph, 1, false).map(({ cells, text: whole }) => cells ?? [whole]);
};

it.each([4, 5, 11, 40])('columns typed with %i blanks are cells, like those of tabs', (count) => {
  const gap = ' '.repeat(count);
  for (const between of [gap, '\u00a0'.repeat(count), '\t', `${gap}\t`])
    expect(cellsOf(['Mayo 2022 a hoy', 'Camarero', 'Bar Olmo (Lugo)'].join(between))).toEqual([
      ['Mayo 2022 a hoy', 'Camarero', 'Bar Olmo (Lugo)'],
    ]);
});

it('blanks before a line, and a few between words, part nothing', () => {
  expect(cellsOf(`${' '.repeat(25)}CURRICULUM VITAE`)).toEqual([['CURRICULUM VITAE']]);
  expect(cellsOf('Cierre de  caja.   Pedidos')).toEqual([['Cierre de caja. Pedidos']]);
  expect(cellsOf('E X P E R I E N C I A  L A B O R A L')).toHaveLength(1);
});
