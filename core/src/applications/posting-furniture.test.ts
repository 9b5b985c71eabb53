import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPostingFacts } from './read-posting-facts';

const read = (text: string) => readPostingFacts(text, '2026-11-16');

const posting = [
  'Técnica de mantenimiento',
  'Conservas Ría Baja',
  'Cambados, Galicia, España',
  'Harás el mantenimiento preventivo de las líneas de envasado de la planta y de sus almacenes.',
  'Salario: 24.000 € brutos al año. Plazo: 4 de diciembre.',
];

const furniture = [
  'Inicio > Ofertas > Industria',
  'Home › Jobs › Engineering',
  'INFOJOBS',
  'NHS Jobs',
  'Logo de Conservas Ría Baja',
  'Show more options',
  '3,8',
  '3,8 de 5 estrellas',
  'Calificación de la empresa 4,1 (12 evaluaciones)',
  'Promocionado por técnico de selección · Responde habitualmente en 1 semana',
  'Volver a los resultados',
  '🚨🚨',
];

describe('what a page has around a job', () => {
  it('changes nothing of what is read from it, wherever it is put at the head', () => {
    const plain = read(posting.join('\n'));
    expect(plain).toMatchObject({
      title: 'Técnica de mantenimiento',
      company: 'Conservas Ría Baja',
      place: 'Cambados, Galicia, España',
      salary: '24.000 € brutos al año',
      deadline: '2026-12-04',
    });
    const put = fc.array(fc.tuple(fc.constantFrom(...furniture), fc.integer({ min: 0, max: 3 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(put, (extras) => {
        const lines = posting.flatMap((line, at) => [
          ...extras.filter(([, before]) => before === at).map(([extra]) => extra),
          line,
        ]);
        expect(read(lines.join('\n')), lines.join('\n')).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['🚨 VACANTE: SOLDADORA 🚨\n📍 Los Mochis, Sinaloa', 'Soldadora', 'Los Mochis, Sinaloa'],
    [
      'Auxiliar de ayuda\nModas Azahar\nEmpleo en Sarria, Lugo',
      'Auxiliar de ayuda',
      'Sarria, Lugo',
    ],
  ])('leaves the words that pictures and labels stand by: %s', (text, title, place) => {
    expect(read(`${text}\nTe ocuparás de lo de siempre.`)).toMatchObject({ title, place });
  });

  it('of a mail, only its subject says something', () => {
    const facts = read(
      'Subject: FW: Vacancy - Receptionist (maternity cover)\nFrom: Kath Dunne\nTo: All staff\nWe need a receptionist for the front desk.\nKind regards,\nKath Dunne\nPractice Manager, Orchard Dental',
    );
    expect(facts).toMatchObject({
      title: 'Receptionist (maternity cover)',
      company: 'Orchard Dental',
      place: '',
    });
  });
});
