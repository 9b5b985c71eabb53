import { describe, expect, it } from 'vitest';
import type { Certification } from '../../cv';
import { heading, name, parse, row } from '../fixtures/drawn-lines';
import type { InkBox, SourceLine } from '../source-document';

const given: readonly Certification[] = [
  { name: 'Analítica para tiendas', issuer: 'Lúmina', date: '2022' },
  { name: 'Ventas por correo', issuer: 'Academia Ría Alta', date: '2020' },
  { name: 'Compra de medios', issuer: 'Medula', date: '2021' },
  { name: 'Scrum básico', issuer: 'Autonda', date: '2018' },
];

/** Cells in the middle of columns of equal width. */
function centred(cells: readonly string[], of: number, look: Partial<SourceLine>): SourceLine {
  const boxes = cells.map((cell, at): InkBox => {
    const centre = 60 + (480 / of) * (at + 0.5);
    return [centre - 2.5 * cell.length, 100, 5 * cell.length, 10, cell.length];
  });
  return row(cells, { boxes, xPt: boxes[0]?.[0] ?? 60, ...look });
}

describe('certificates set as cards', () => {
  it.each([2, 4])('%i in a row are read one after the other', (count) => {
    const lines = Array.from({ length: given.length / count }, (_, at) => {
      const cards = given.slice(at * count, (at + 1) * count);
      return [
        centred(
          cards.map((one) => one.name),
          count,
          { bold: true, gapBefore: true },
        ),
        centred(
          cards.map((one) => one.issuer),
          count,
          {},
        ),
        centred(
          cards.map((one) => one.date),
          count,
          {},
        ),
      ];
    }).flat();
    expect(parse(name, heading('Certificados'), ...lines).certifications).toEqual(given);
  });

  it('keep a name that is longer than its card', () => {
    const [first, second] = given;
    const long = centred(['Compra de medios', 'Ventas por'], 2, { bold: true, gapBefore: true });
    const broken: SourceLine = {
      ...centred(['Lúmina', 'correo'], 2, {}),
      runs: [{ text: 'Lúmina' }, { text: 'correo', bold: true }],
    };
    const cv = parse(
      name,
      heading('Certificados'),
      long,
      broken,
      centred(['2022', 'Academia Ría Alta'], 2, {}),
      {
        ...centred(['', '2020'], 2, {}),
        text: '2020',
        cells: undefined,
        boxes: [[410, 100, 20, 10, 4]],
      },
    );
    expect(cv.certifications).toEqual([{ ...first, name: 'Compra de medios' }, second]);
  });

  it('rows of a table with one date each are no cards', () => {
    const lines = given.map((one) => row([one.name, one.issuer, one.date]));
    expect(parse(name, heading('Certificados'), ...lines).certifications).toEqual(given);
  });
});
