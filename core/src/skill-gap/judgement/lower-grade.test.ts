import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { isLowerGrade, isUnqualified } from './lower-grade';

const GRADES = ['store manager', 'head chef', 'site supervisor'];
const BELOW = ['Deputy', 'Assistant', 'Trainee'];
const CARGOS = ['encargada de tienda', 'jefe de obra', 'directora de hotel'];
const POR_DEBAJO = ['Segunda', 'Ayudante de', 'Adjunta a la'];
const NOW = new Date('2026-11-18T00:00:00Z');

describe('a grade', () => {
  const lower: readonly (readonly [string, string])[] = [
    ...GRADES.flatMap((grade) =>
      BELOW.map((below): [string, string] => [grade, `${below} ${grade}`]),
    ),
    ...CARGOS.flatMap((grade) =>
      POR_DEBAJO.map((below): [string, string] => [grade, `${below} ${grade}`]),
    ),
    ['director of studies', 'Vice-director of studies'],
    ['director/a de centro', 'Subdirectora de centro'],
  ];
  it.each(lower)('“%s” is above “%s”', (asked, held) => {
    expect(isLowerGrade(asked, [held])).toBe(true);
    expect(isLowerGrade(asked, [asked])).toBe(false);
    expect(isLowerGrade(asked, [held, asked])).toBe(false);
    expect(isLowerGrade(held, [held])).toBe(false);
  });

  it('is nothing that an action has', () => {
    expect(isLowerGrade('gestión de tienda', ['Segunda encargada'])).toBe(false);
    expect(isLowerGrade('store manager', ['Opened and closed the shop'])).toBe(false);
  });

  it.each(['Paralegal', 'Trainee solicitor', 'Auxiliar de enfermería'])('%s', (title) => {
    expect(isUnqualified(title)).toBe(true);
  });
  it.each(['Solicitor', 'Staff nurse', 'Enfermera'])('but %s', (title) => {
    expect(isUnqualified(title)).toBe(false);
  });
});

describe('years of a grade', () => {
  const work = (title: string, dates: string): Cv =>
    cvSchema.parse({ work_experience: [{ title, company: 'Aldaba', dates, achievements: [] }] });
  const areMet = (line: string, title: string): boolean => {
    const posting = readPosting(`Requirements\n- ${line}\n- Excel\n- Word`);
    const { scoreParts } = compareWithPosting(work(title, '2015 - 2026'), posting, NOW, 'en');
    return scoreParts.find(({ part }) => part === 'years')?.items[0]?.how === 'shown';
  };
  it.each([
    ['At least 4 years as a store manager', 'Assistant store manager', 'Store manager'],
    ["12 months' Class 1 experience", 'HGV Class 2 driver', 'HGV Class 1 driver'],
    ["At least two years' post-qualification experience", 'Paralegal', 'Solicitor'],
    ['Al menos 3 años como encargado/a de tienda', 'Segunda encargada', 'Encargada de tienda'],
  ])('%s: not as %s, but as %s', (line, below, grade) => {
    expect(areMet(line, below)).toBe(false);
    expect(areMet(line, grade)).toBe(true);
  });
});
