import { expect, it } from 'vitest';
import { keptLetter } from './application';
import { addParagraph, hasParagraph, listOwnParagraphs } from './own-paragraphs';

const engine = 'Les escribo por el puesto de analista de datos que han publicado.';
const mine = 'Llevo tres años dando clases de apoyo de matemáticas los sábados.';
const write = (paragraphs: readonly string[], own: readonly string[] = []) =>
  keptLetter.parse({
    engine: { kind: 'builtin' },
    language: 'es',
    kind: 'formal',
    templates: [{ type: 'formal', subject: 'Analista', body: paragraphs.join('\n\n') }],
    cvId: crypto.randomUUID(),
    cvVersion: 1,
    own,
  });

it('are those the engine did not write, as long as they are there', () => {
  const before = write(['Hola:', engine, 'Un saludo,\nAna']);
  const after = write(['Hola:', engine, mine, 'Un saludo muy cordial,\nAna']);
  expect(listOwnParagraphs(before, after)).toEqual([mine]);
  const kept = write(['Hola:', engine, mine, 'Un saludo,\nAna'], [mine]);
  expect(listOwnParagraphs(kept, kept)).toEqual([mine]);
  const longer = `${mine} Y los domingos también.`;
  expect(listOwnParagraphs(kept, write([engine, longer]))).toEqual([longer]);
  expect(listOwnParagraphs(kept, write([engine]))).toEqual([]);
});

it('go into another letter before its farewell', () => {
  const body = addParagraph(`Hola:\n\n${engine}\n\nUn saludo,\nAna`, mine);
  expect(body).toBe(`Hola:\n\n${engine}\n\n${mine}\n\nUn saludo,\nAna`);
  expect(hasParagraph(write([engine]), mine)).toBe(false);
  expect(hasParagraph(write([engine, mine]), mine)).toBe(true);
});
