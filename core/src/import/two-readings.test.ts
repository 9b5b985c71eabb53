import { describe, expect, it } from 'vitest';
import { chooseLines, parseCv } from '.';
import { bullet, line, name } from './fixtures/drawn-lines';
import { findFaults } from './judge-reading';
import type { SourceDocument, SourceLine } from './source-document';

const heading = (text: string) =>
  line(text, { bold: true, fontSizePt: 11, color: '#ffffff', gapBefore: true });
const entry = (name: string, dates: string) =>
  line(`${name} ${dates}`, { cells: [name, dates], widthPt: 400, bold: true, gapBefore: true });
const documentOf = (...lines: SourceLine[]): SourceDocument => ({ format: 'pdf', pages: 1, lines });
const job = [
  entry('Jefa de taller, Talleres Norte S.L.', 'Mar 2019 – Ene 2022'),
  bullet('Ordené el almacén.'),
  entry('Soldadora, Calderería Delta S.A.', 'Ene 2015 – Feb 2019'),
  bullet('Soldé tubería.'),
];

describe('two readings of one CV', () => {
  it('takes the one in which every line that looks as the one known heading is a heading too', () => {
    const { cv } = parseCv(
      documentOf(
        name,
        heading('Perfil'),
        line('Soldadora con once años de oficio en estructuras y tubería a presión.'),
        heading('De aquí para allá'),
        ...job,
        heading('Las aulas que pisé'),
        entry('Grado en Ingeniería Mecánica, Universidad de Torralda', '2007 – 2011'),
        heading('Cómo me entiendo'),
        line('Español: Nativo'),
        line('Inglés: C1'),
        heading('Mis mañas'),
        line('Soldadura TIG, Oxicorte, Excel, Trabajo en equipo'),
        heading('Los domingos'),
        line('Coro y montaña'),
        heading('Por los demás'),
        line('Reparto de alimentos en el barrio.'),
      ),
    );
    expect(cv.work_experience.map(({ title }) => title)).toEqual(['Jefa de taller', 'Soldadora']);
    expect(cv.education).toHaveLength(1);
    expect(cv.languages).toHaveLength(2);
    expect(Object.keys(cv.additional)).toContain('Los domingos');
  });

  it('takes the order of lines in which jobs have their names', () => {
    const usual = documentOf(
      name,
      line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
      line('Mar 2019 – Ene 2022'),
      line('Ene 2015 – Feb 2019'),
      line('y bajé el gasto'),
      line('Jefa de taller, Talleres Norte S.L.', { bold: true }),
      line('Soldadora, Calderería Delta S.A.', { bold: true }),
    );
    const other = [
      name,
      line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
      ...job,
    ];
    expect(chooseLines(usual, () => other).lines).toBe(other);
  });

  it('does not even look for another order where nothing speaks against the usual one', () => {
    const usual = documentOf(
      name,
      line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
      ...job,
      line('Educación', { bold: true, fontSizePt: 14, gapBefore: true }),
      entry('Grado en Química, Universidad de Torralda', '2007 – 2011'),
    );
    const never = () => {
      throw new Error('asked for');
    };
    expect(chooseLines(usual, never)).toBe(usual);
  });
});

describe('what can hardly be right', () => {
  it('is found by its place, and marked as doubtful', () => {
    const { cv, provenance, warnings } = parseCv(
      documentOf(
        name,
        line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
        entry('Jefa de taller', 'Mar 2019 – Ene 2022'),
        bullet('Ordené el almacén.'),
        bullet('De 2012 – 2014 llevé la caja.'),
      ),
    );
    const pointers = findFaults(cv).map(({ pointer }) => pointer);
    expect(pointers).toContain('/work_experience/0/title');
    expect(pointers).toContain('/work_experience/0/achievements');
    expect(provenance['/work_experience/0/title']?.confidence).toBeLessThan(0.6);
    expect(warnings).toContainEqual({ code: 'unsure-field', pointer: '/work_experience/0/title' });
  });
});

describe('sections that only seem to hold entries', () => {
  const title = (text: string) => line(text, { bold: true, fontSizePt: 14, gapBefore: true });

  it('are kept as they are, or read as skills', () => {
    const { cv } = parseCv(
      documentOf(
        name,
        title('Experiencia'),
        bullet('He llevado un almacén con tres turnos y dos naves'),
        bullet('He formado a quienes empezaban en el oficio'),
        title('Technical experience'),
        bullet('Lenguajes: Python, Java, SQL'),
        bullet('Herramientas: Docker, Git, Excel'),
        title('Educación'),
        entry('Grado en Química, Universidad de Torralda', '2007 – 2011'),
      ),
    );
    expect(cv.work_experience).toEqual([]);
    expect(cv.additional.Experiencia).toHaveLength(2);
    expect(cv.skills).toEqual(['Python', 'Java', 'SQL', 'Docker', 'Git', 'Excel']);
  });

  it('and schools begin where their first word does', () => {
    const studies = (...lines: SourceLine[]) =>
      parseCv(
        documentOf(name, title('Experiencia'), ...job, title('Educación'), ...lines),
      ).cv.education.map(({ degree, institution }) => `${degree} / ${institution}`);
    expect(studies(line('Especialista en Finanzas Universidad Norte, 2015'))).toEqual([
      'Especialista en Finanzas / Universidad Norte',
    ]);
    expect(
      studies(
        bullet('Ingeniera de Sistemas'),
        line('Universidad de Oriente, 2007-2014', { xPt: 70 }),
      ),
    ).toEqual(['Ingeniera de Sistemas / Universidad de Oriente']);
    expect(
      studies(
        entry('Grado en Química', '2004 – 2008'),
        line('Universidad de Gandía. Tesis: estudio de las aguas de un río de montaña y su valle.'),
      ),
    ).toEqual(['Grado en Química / Universidad de Gandía']);
  });
});
