import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';
import { splitSentences } from './split-sentences';

const asked = (text: string) =>
  readPosting(text).requirements.map(
    ({ demand, evidence }) => `${demand}: ${evidence[0]?.quote ?? ''}`,
  );

describe('what prose asks for', () => {
  it('is what the person wanted is, has or can do', () => {
    const text =
      'Joinery in Frome.\n\nFor our workshop we want a joiner who has run a spindle moulder of some size and knows veneering inside out.';
    expect(asked(text)).toContain('required: knows veneering inside out');
  });

  it('is each part that begins with the same word', () => {
    const text =
      'Hola:\n\nOs escribo porque se jubila Puri.\n\nNos gustaría que hubiera llevado ya un obrador pequeño y que se maneje bien con los proveedores.';
    expect(asked(text)).toEqual([
      'optional: hubiera llevado ya un obrador pequeño',
      'optional: maneje bien con los proveedores',
    ]);
  });

  it.each([
    ['Gaelic lessons and storytelling evenings would be a lovely surprise.', 'optional'],
    ['Miraremos con cariño a quien haya conducido trenes turísticos.', 'optional'],
    ["We'd also like to hear about your vacuum forming.", 'optional'],
    ['Fue un placer conocer la plantación de aguacates.', undefined],
  ])('is a plus where it would only please: %s', (sentence, demand) => {
    const text = `Hace falta carné B y saber de mecánica básica.\n\n${sentence}`;
    const found = readPosting(text).requirements.filter(({ evidence: [place] }) =>
      sentence.includes(place?.quote ?? ' '),
    );
    expect(found[0]?.demand).toBe(demand);
  });

  it('comes without its reason', () => {
    const text =
      'Conductor\n\nLlevamos a menudo productos de limpieza y por eso pedimos el carnet ADR en vigor.';
    expect(asked(text)).toEqual(['required: carnet ADR']);
  });

  it('is what is under a heading that says what would please', () => {
    const text =
      'Dental nurse\n\nWhat we need\n\nGDC registration.\nTwo years chairside.\n\nWhat would win us over\n\nA radiography qualification.\n';
    expect(asked(text)).toContain('optional: radiography');
  });
});

describe('splitting a sentence', () => {
  const split = (line: string) => splitSentences(line).map(({ text }) => text.trim());

  it('is for reasons', () => {
    expect(
      split('como somos un colegio pequeño, hace falta saber llevar el comedor escolar.'),
    ).toHaveLength(2);
  });

  it('is not where the second part takes up the first', () => {
    expect(
      split('trabajamos con odoo desde 2009, por lo que su dominio es imprescindible.'),
    ).toHaveLength(1);
  });
});

it.each([
  ['Permiso B+E', 'driving-licence-be'],
  ['Permiso BE', 'driving-licence-be'],
  ['Carnet D+E', 'driving-licence-de'],
])('reads a licence with a trailer: %s', (name, id) => {
  const found = readPosting(`Requisitos:\n- ${name}\n- Excel`).requirements;
  expect(found.map((one) => one.id)).toContain(id);
});

it('a level behind a comma is of what is before it', () => {
  const { requirements } = readPosting(
    'Requisitos:\n- Carné de aplicador de fitosanitarios, nivel cualificado\n- Poda',
  );
  expect(requirements.map(({ asked }) => asked)).toEqual([
    '- Carné de aplicador de fitosanitarios, nivel cualificado',
    '- Poda',
  ]);
});
