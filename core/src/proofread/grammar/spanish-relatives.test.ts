import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('accents where nobody asks', () => {
  it.each([
    ['La sucursal dónde trabajé la cerraron en mayo', 'dónde → donde'],
    ['Di charlas en colegios, dónde los niños preguntan mejor', 'dónde → donde'],
    ['Mi sucesor, al cuál formé durante un año, mantiene el equipo', 'cuál → cual'],
    ['El jefe con quién trabajé diez años me recomienda', 'quién → quien'],
    ['Por éso dejé la agencia', 'éso → eso'],
    ['Le dí seguimiento a la cartera', 'dí → di'],
    ['En campaña eramos treinta temporeros', 'eramos → éramos'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'es')).toContain(wanted);
  });

  it.each([
    'Preguntaba al cliente dónde quería la entrega',
    'Decidía con el jefe quién entraba en cada turno',
    'Llevo un cuaderno donde apunto quién entra y quién sale',
    '¿En la oficina, dónde está el archivo?',
  ])('stay where somebody does: %s', (text) => {
    expect(listSuggestions(text, 'es')).toEqual([]);
  });
});

const others = {
  verbs: [
    ['enseño', 'enseñó'],
    ['felicito', 'felicitó'],
    ['contrato', 'contrató'],
    ['ayudo', 'ayudó'],
  ],
  people: [
    'La empresa',
    'El jefe de planta',
    'Mi encargada de turno',
    'El cliente, que venía a diario,',
  ],
};

describe('what somebody else did has its accent', () => {
  const grid = others.people.flatMap((who) =>
    others.verbs.map(([wrong = '', right = '']) => ({ who, wrong, right })),
  );
  it.each(grid)('$who me $wrong', ({ who, wrong, right }) => {
    expect(listSuggestions(`${who} me ${wrong} por escrito en mayo`, 'es')).toContain(
      `${wrong} → ${right}`,
    );
    expect(listSuggestions(`${who} me ${right} por escrito en mayo`, 'es')).toEqual([]);
  });

  it.each([
    'La presente les comunico mi interés',
    'La asociación ofrecía respiro a las familias',
    'Cada lunes enseño el oficio',
  ])('not: %s', (text) => {
    expect(listSuggestions(text, 'es')).toEqual([]);
  });
});
