import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { InitialsOfLines } from './initials';

const NAMES = [
  ['IMV', 'Ingreso Mínimo Vital'],
  ['CDL', "Commercial driver's license"],
  ['HACCP', 'Hazard Analysis and Critical Control Points'],
  ['OWSI', 'Open Water Scuba Instructor'],
] as const;

const isSame = (one: string, other: string) =>
  new InitialsOfLines(['Vendedora', other]).find(one).includes(1);

describe('letters and the words behind them', () => {
  it.each(NAMES)('%s is %s, whichever the job names', (letters, words) => {
    expect(isSame(`Gestión de ${letters}`, `Tramité ${words} cada mes`)).toBe(true);
    expect(isSame(words, `Held ${letters} since 2019`)).toBe(true);
    for (const [other] of NAMES) if (other !== letters) expect(isSame(other, words)).toBe(false);
  });

  it.each([
    ['IMV', 'informes, mapas y visitas'],
    ['IMV', 'ingreso material vario'],
    ['HR', 'Human Resources'],
    ['SEO', 'Supervisé. Escribí. Organicé'],
  ])('%s is not spelled by “%s”', (letters, line) => {
    expect(isSame(letters, line)).toBe(false);
  });

  it('shows what is asked for, and not where it is denied', () => {
    const posting = readPosting('Requirements\n- Marine Diving Passport\n- Excel');
    const of = (cv: object) =>
      compareWithPosting(cvSchema.parse(cv), posting, new Date('2026-11-15')).matchedSkills;
    expect(of({ certifications: [{ name: 'MDP, clean record' }] })).toHaveLength(1);
    expect(of({ work_experience: [{ achievements: ['No MDP yet, and no plans'] }] })).toEqual([]);
  });
});
