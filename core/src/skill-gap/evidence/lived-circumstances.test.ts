import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-15T00:00:00Z');

function compare(line: string, posting: string) {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Puesto', dates: '2015 - actualidad', achievements: [line] }],
  });
  return compareWithPosting(cv, readPosting(posting), NOW);
}

describe('what was lived', () => {
  it.each([
    ['Turno de noche, 12 h', 'Requisitos\n- Disponibilidad para trabajar de noche', 1],
    ['Fines de semana y noches', 'Requisitos\n- Disponibilidad para fines de semana', 1],
    ['Starting at 4 am', 'Requirements\n- Willing to work nights or early mornings', 1],
    ['Semanas completas fuera de casa', 'Requisitos\n- Disponibilidad para viajar', 1],
    ['Conduzco la furgoneta del taller', 'Requisitos\n- Carné B', 1],
    ['Turno de noche', 'Requisitos\n- Disponibilidad para turno rotativo', 0],
    ['Mañanas, tardes y noches', 'Requisitos\n- Turno rotatorio', 1],
    ['Hago mañanas y una semana de noches al mes', 'Requisitos\n- Turnos rotativos', 1],
    ['Mañanas de lunes a viernes', 'Requisitos\n- Turnos rotativos', 0],
    ['One week in six on the weekend phone', 'Requirements\n- Join the out-of-hours rota', 1],
    ['Mi cuñado conducía la furgoneta', 'Requisitos\n- Carné B', 0],
    ['Carné B y coche', 'Requisitos\n- Vehículo propio', 1],
    ['Turno fijo de mañana, de 7 a 14 h', 'Requisitos\n- Disponibilidad para turno de tarde', 0],
    ['Used to split shifts', 'Requisitos\n- Disponibilidad para turno partido', 1],
    ['Phone-based adviser with a level head', 'Requirements\n- Calm under pressure', 1],
    ['Trusted with pay and medical data', 'Requisitos\n- Discreción', 1],
    ['Never missed a monthly cut-off', 'Requirements\n- Able to meet tight deadlines', 1],
    ['Shift sacks of 25 kg', 'Requirements\n- Physically fit', 1],
    ['My boss never missed a monthly cut-off', 'Requirements\n- Reliable', 0],
  ])('"%s" for "%s": %i', (line, posting, met) => {
    expect(compare(line, posting).matchedSkills).toHaveLength(met);
  });

  it.each([
    ['Miranda de Ebro (Burgos)', 'Requisitos\n- Vivir cerca de Miranda de Ebro', 1],
    ['Zaragoza', 'Requisitos\n- Residencia en Zaragoza o alrededores', 1],
    ['Leeds, UK', 'Requirements\n- Living in or near Leeds', 1],
    ['Huesca', 'Requisitos\n- Residencia en Zaragoza o alrededores', 0],
    ['O Barco de Valdeorras', 'Comarca de Valdeorras\nRequisitos\n- Residencia en la zona', 1],
    ['Vigo', 'Parking en Vigo\nRequisitos\n- Vivir cerca', 1],
    ['York, UK', 'Bakery in York\nRequirements\n- Living locally', 1],
    ['Ourense', 'Comarca de Valdeorras\nRequisitos\n- Residencia en la zona', 0],
    ['Huesca', 'Rutas a Huesca\nRequisitos\n- Residencia en Zaragoza o alrededores', 0],
    ['España', 'Líder en España\nRequisitos\n- Vivir cerca', 0],
  ])('somebody in %s for “%s”: %i', (location, posting, met) => {
    const cv = cvSchema.parse({ personal: { location } });
    const { matchedSkills } = compareWithPosting(cv, readPosting(posting), NOW);
    expect(matchedSkills).toHaveLength(met);
  });

  it('counts years only as far as what they are of is shown', () => {
    const years = (line: string) =>
      compare(
        line,
        'Abogada\nRequisitos\n- 3 años de experiencia en derecho laboral',
      ).scoreParts.find(({ part }) => part === 'years')?.share;
    expect(years('Derecho laboral: despidos y convenios')).toBe(1);
    expect(years('Divorcios y herencias')).toBe(0);
  });

  it('takes an introduction for no advanced knowledge', () => {
    const cv = cvSchema.parse({ certifications: [{ name: 'Introducción a SQL (12 h)' }] });
    const posting = readPosting('Requirements\n- Advanced SQL');
    const { matchedSkills, missingSkills } = compareWithPosting(cv, posting, NOW);
    expect(matchedSkills).toEqual([]);
    expect(missingSkills[0]?.related[0]?.id).toBe('sql');
  });

  it.each([
    ['Python', 'Introducción a Python, 12 h'],
    ['Appium', 'Appium taster webinar'],
    ['Control de legionela', 'Curso de control de legionela – apuntada para enero'],
    ['3Shape', '3Shape, charla de una hora'],
    ['Carné de conducir', 'Carné de conducir provisional'],
    ['DELTA', 'DELTA Module One'],
    ['GWO', 'GWO, caducado en marzo'],
  ])('takes “%s” of “%s” for near at most', (asked, name) => {
    const posting = readPosting(`Requisitos\n- ${asked}`);
    const shown = (one: string) =>
      compareWithPosting(cvSchema.parse({ certifications: [{ name: one }] }), posting, NOW)
        .matchedSkills.length;
    expect(shown(name)).toBe(0);
    expect(shown(asked)).toBe(1);
  });

  it.each([
    ['Inglés alto, C1', ['C1']],
    ['Inglés, nivel B2 o superior', ['B2']],
    ['Español e inglés con nivel C1', ['C1', 'C1']],
    ['English and native Spanish', [null, 'C2']],
  ])('hears the level that is said of each language: %s', (line, levels) => {
    const { requirements } = readPosting(`Requisitos\n- ${line}`);
    expect(requirements.map(({ languageLevel }) => languageLevel)).toEqual(levels);
  });
});
