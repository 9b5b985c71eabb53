import { expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';

const narrow = (text: string, look = {}) => line(text, { widthPt: text.length * 5, ...look });
const bold = { bold: true, gapBefore: true };

it('prose in a narrow column goes on with a name in capitals', () => {
  const cv = parse(
    name,
    heading('Experiencia'),
    narrow('Ilustradora freelance desde 2017', bold),
    narrow('Álbum infantil, prensa y cartelería. He'),
    narrow('trabajado para Editorial Brezo, El Norte'),
    narrow('Gráfico, Ayuntamiento de Lugo y Festival'),
    narrow('Marea.'),
    narrow('Dependienta 2012-2014', bold),
    narrow('Librería Lindero, Lugo'),
    narrow('Sección infantil y escaparates.'),
  );
  expect(cv.work_experience[0]).toMatchObject({
    description:
      'Álbum infantil, prensa y cartelería. He trabajado para Editorial Brezo, El Norte Gráfico, Ayuntamiento de Lugo y Festival Marea.',
    achievements: [],
  });
});

it.each(['Móvil', 'Mobile', 'Tlf.', 'Celular', 'E-mail'])(
  '%s before a number or an address names nobody',
  (label) => {
    const value = label === 'E-mail' ? 'ana@example.com' : '654 098 721';
    const { personal } = parse(
      name,
      line(`${label} ${value} | Avda. de la Marina 8, 11140 Conil (Cádiz)`),
      heading('Experiencia'),
      line('Camarera, Bar Sol'),
      line('2019 – 2022'),
    );
    expect(personal.title).toBe('');
    expect([personal.phone, personal.email]).toContain(value);
  },
);

it('an entry behind a gap with its date elsewhere is no text of the one above', () => {
  const study = (degree: string, school: string, year: string) => [
    line(degree, { gapBefore: true }),
    line(school),
    line(year, { fontSizePt: 8.5 }),
  ];
  const cv = parse(
    name,
    heading('Formación'),
    ...study('Licenciatura en Bellas Artes', 'Universidad de Salamanca', '2006 — 2011'),
    ...study('Máster en Álbum Ilustrado', 'Escuela Alba', '2014'),
    ...study('Grado en Historia', 'Universidad de Lugo', '2004'),
    line('Encuadernación japonesa, 16 h · Taller Brezo · 2017', { gapBefore: true }),
  );
  expect(cv.education).toHaveLength(3);
  expect(cv.education.every(({ description }) => description === '')).toBe(true);
  expect(cv.certifications).toEqual([
    { name: 'Encuadernación japonesa, 16 h', issuer: 'Taller Brezo', date: '2017' },
  ]);
});
