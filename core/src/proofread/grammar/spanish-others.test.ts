import { describe, expect, it } from 'vitest';
import { listSuggestions, openLexicons } from '../../../test/proofreading';
import { nameClass, readContext } from '../context/context-tokens';
import { readOthersPast } from './spanish-others';

const { es } = openLexicons();
const told = [...es.used()].filter(
  (word) => /^\p{Ll}{2,}[^i]o$/u.test(word) && /^Vo/.test(nameClass(word, es)),
);
const read = (text: string, word: string) => {
  const tokens = readContext(text, es);
  return readOthersPast(
    tokens,
    tokens.findIndex((token) => token.text === word),
    es,
  )?.word;
};

describe('what others did, without its accent', () => {
  it.each([
    ['El programa se quedo obsoleto y participé en la migración', 'quedo → quedó'],
    ['Gané un concurso que evito la quiebra de la fábrica', 'evito → evitó'],
    ['Atendí un parto que llego de madrugada', 'llego → llegó'],
    ['El absentismo paso del 9 % al 5,5 % en un año', 'paso → pasó'],
    ['Con turnos fijos la merma bajo un 30 %', 'bajo → bajó'],
    ['Entregué la obra antes, lo que nos evito la multa', 'evito → evitó'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'es')).toContain(wanted);
  });

  it.each([
    'Un cambio de turno, un paso de peatones y un equipo bajo mi mando',
    'Las rutas que cubro los lunes y las piezas que monto en el taller',
    'Lo que me llevo los lunes y lo que te compro la semana que viene',
    'La sala de bajo coste de 3 a 5 euros',
  ])('is not seen in: %s', (text) => {
    const tokens = readContext(text, es);
    expect(tokens.flatMap((_, at) => readOthersPast(tokens, at, es) ?? [])).toEqual([]);
  });

  it('is found after "se" in every verb that has such a past', () => {
    const pasts = told.filter((word) => es.has(word.replace(/o$/, 'ó')));
    expect(pasts.length).toBeGreaterThan(200);
    const missed = pasts.filter((word) => read(`La pieza se ${word} sola`, word) === undefined);
    expect(missed).toEqual([]);
  });
});
