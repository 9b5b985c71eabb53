import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../cv';
import { compareWithPosting } from './compare-with-posting';
import { readPosting } from './posting/read-posting';

const NOW = new Date('2025-11-15T00:00:00Z');
const POSTING = `Contable en Gijón
Usamos Power BI en todos los equipos y llevamos 30 años en el sector.

Funciones
- Conciliación bancaria
- Facturación
- Nóminas

Requisitos
- Excel
- SAP
- Inglés B2`;

function compare(cv: Parameters<typeof cvSchema.parse>[0], posting: string) {
  const whole: Cv = cvSchema.parse(cv);
  return compareWithPosting(whole, readPosting(posting), NOW, 'es');
}

describe('what is done in a job', () => {
  const cv = {
    skills: ['Excel', 'SAP', 'Inglés B2', 'Facturación'],
    work_experience: [
      {
        title: 'Administrativo',
        company: 'Example',
        dates: '2019 - 2024',
        achievements: ['Concilié seis cuentas bancarias'],
      },
    ],
  };

  it('counts in its own part, less than what is asked for', () => {
    const { scoreParts, matchedSkills } = compare(cv, POSTING);
    expect(matchedSkills.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['bank-reconciliation', 'invoicing']),
    );
    const weightOf = (name: string) =>
      scoreParts.find(({ part }) => part === name)?.items.map(({ weight }) => weight) ?? [];
    expect(weightOf('duties')).toHaveLength(3);
    expect(Math.max(...weightOf('duties'))).toBeLessThan(Math.min(...weightOf('mustHaves')));
  });

  it.each([
    ['Casé los extractos del banco con los apuntes', false],
    ['Las nóminas las llevaba la gestoría', true],
    ['Atención al teléfono', true],
  ])('is missing unless it may well be shown: payroll beside “%s”', (line, isMissing) => {
    const work = [{ ...cv.work_experience[0], achievements: [line] }];
    const asked = line.includes('banco') ? 'bank-reconciliation' : 'payroll';
    const { missingSkills } = compare({ ...cv, work_experience: work }, POSTING);
    expect(missingSkills.some(({ id }) => id === asked)).toBe(isMissing);
  });

  it('is missing or open by how likely it is', () => {
    const { missingSkills, scoreParts } = compare(cv, POSTING);
    const duties = scoreParts.find(({ part }) => part === 'duties')?.items ?? [];
    for (const { id, share } of duties) {
      const isListed = missingSkills.some((skill) => skill.id === id);
      expect(isListed, id).toBe(share < 0.4);
    }
  });

  it.each([
    [
      'a label in the line',
      'Hola! Buscamos auxiliar a domicilio\nQué harías: aseo de personas mayores, movilizaciones con grúa, acompañar al médico.\nIMPRESCINDIBLE:\n- Carné de conducir\n- Inglés B1\n- Un año cuidando mayores\n',
      ['aseo de personas mayores', 'movilizaciones con grúa', 'acompañar al médico'],
    ],
    [
      'a list under a heading',
      'Dairy assistant\n\nWhat the job involves\n– Calf rearing\n– Fencing and general yard repairs\n\nWhat you must have\n– Driving licence (B)\n– English B1\n– Physically fit\n',
      ['Calf rearing', 'Fencing and general yard repairs'],
    ],
    [
      'a sentence',
      'Import coordinator\n\nThe role\nYou will submit entries through the portal, arrange haulage, and answer the carriers.\n\nThe candidate\n- Excel\n- English C1\n- SAP\n',
      ['submit entries through the portal', 'arrange haulage', 'answer the carriers'],
    ],
  ])('is kept in its own words where no catalogue has any: %s', (_, posting, duties) => {
    const { requirements } = readPosting(posting);
    const own = requirements
      .filter(({ isDuty }) => isDuty)
      .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(own).toEqual(expect.arrayContaining(duties));
  });

  it.each([
    [3, 'Facturación. Acompañar a las visitas por la nave.', true],
    [14, 'Facturación. Acompañar a las visitas por la nave.', false],
    [14, '- Acompañar a las visitas por la nave\n- Facturación', true],
    [14, '1. Acompañar a las visitas por la nave\n2. Facturación', true],
    [14, 'Acompañar a las visitas por la nave\nFacturación', true],
  ])(
    'is left out in its own words beside many requirements, if it is prose: %i, %s',
    (count, told, isKept) => {
      const asked = Array.from({ length: count }, (_, at) => `- Manejo del equipo ZX${at + 10}`);
      const posting = `Operaria\n\nFunciones\n${told}\n\nRequisitos\n${asked.join('\n')}`;
      const duties = readPosting(posting).requirements.filter(({ isDuty }) => isDuty);
      expect(duties.some(({ id }) => id === 'invoicing')).toBe(true);
      expect(duties.some(({ kind }) => kind === 'unknown')).toBe(isKept);
    },
  );

  it('is not what a company says of itself', () => {
    expect(readPosting(POSTING).requirements.map(({ id }) => id)).not.toContain('power-bi');
  });
});

describe('a document that is asked for', () => {
  it.each([
    ['Indispensable licencia de montacargas', 'Uso la carretilla elevadora cada día', false],
    ['Manejo de montacargas', 'Uso la carretilla elevadora cada día', true],
    ['Mención en Pedagogía Terapéutica', 'Adapto materiales para alumnos con dislexia', false],
  ])('%s: %s', (asked, line, isShown) => {
    const work_experience = [
      { title: 'Operario', company: 'Example', dates: '2019 - 2024', achievements: [line] },
    ];
    const { matchedSkills } = compare({ work_experience }, `Requisitos\n- ${asked}`);
    expect(matchedSkills.length > 0).toBe(isShown);
  });
});

describe('years in a field', () => {
  const shareOf = (cv: Parameters<typeof cvSchema.parse>[0], posting: string) =>
    compare(cv, posting).scoreParts.find(({ part }) => part === 'years')?.share;

  it('are of a job in which the same was done, whatever its title', () => {
    const posting =
      'Senior Backend Engineer\nRequirements\n- 4 years of experience\n- Java\n- PostgreSQL\n- Kafka';
    const job = (achievements: readonly string[]) => ({
      work_experience: [
        { title: 'Software Developer', company: 'Example', dates: '2019 - 2024', achievements },
      ],
    });
    expect(shareOf(job(['Wrote Java services on PostgreSQL']), posting)).toBe(1);
    const cook = { title: 'Cocinera', company: 'Example', dates: '2019 - 2024' };
    expect(shareOf({ work_experience: [cook] }, posting)).toBe(0);
  });

  it('count as far as all is shown that they are of', () => {
    const turner = {
      work_experience: [
        {
          title: 'Tornero convencional',
          company: 'Example',
          dates: '2006 - 2024',
          achievements: ['Trabajo con torno paralelo'],
        },
      ],
    };
    const posting = 'Operario CNC\nRequisitos\n- Experiencia de 3 años en torno CNC';
    expect(shareOf(turner, posting)).toBeLessThan(0.5);
  });
});
