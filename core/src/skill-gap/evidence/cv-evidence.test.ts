import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { analyzeSkillGap } from '../analyze-skill-gap';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2025-11-15T00:00:00Z');

function compare(lines: readonly string[], posting: string) {
  const cv = cvSchema.parse({
    personal: { name: 'Alex Prueba', email: 'alex@example.com' },
    work_experience: [{ title: '', company: 'Example', dates: '2019 - 2024', achievements: lines }],
  });
  const result = compareWithPosting(cv, readPosting(posting), NOW, 'es');
  return {
    matched: result.matchedSkills.map(({ id }) => id),
    missing: result.missingSkills.map(({ id }) => id),
    result,
  };
}

describe('what a CV shows without naming it', () => {
  it.each([
    ['Reconciled 6 bank accounts', 'Requirements\n- Bank reconciliation', 'bank-reconciliation'],
    [
      'Concilié a diario las cuentas bancarias',
      'Requisitos\n- Conciliación bancaria',
      'bank-reconciliation',
    ],
    [
      'Casé movimientos Norma 43 con los apuntes en Sage',
      'Requirements\n- Bank reconciliation',
      'bank-reconciliation',
    ],
    [
      'Canalización de vías periféricas y hemocultivos',
      'Requisitos\n- Extracción de sangre',
      'phlebotomy',
    ],
  ])('%s', (line, posting, id) => {
    const { matched, missing, result } = compare([line], posting);
    expect(missing).not.toContain(id);
    expect(matched).toContain(id);
    const [found] = result.matchedSkills.filter((one) => one.id === id);
    expect(found?.cvPlaces[0]?.quote).toBe(line);
    expect(found?.description).toContain(line);
  });

  it.each([
    ['Conciliación de la vida familiar y laboral', 'Requisitos\n- Conciliación bancaria'],
    ['Quiero aprender a conciliar cuentas bancarias', 'Requisitos\n- Conciliación bancaria'],
    ['Sin conciliación de cuentas bancarias a mi cargo', 'Requirements\n- Bank reconciliation'],
    [
      'Gestión de proyectos con presupuesto de dos millones',
      'Requisitos\n- Gestión de presupuestos',
    ],
  ])('does not take "%s" for it', (line, posting) => {
    const { matched, missing } = compare([line], posting);
    expect(matched).toEqual([]);
    expect(missing).toHaveLength(1);
  });

  it.each([
    ['Concilié a diario las cuentas bancarias sin un solo descuadre', 'Conciliación bancaria'],
    ['Sin descuadres en dos años, concilié cuentas bancarias', 'Conciliación bancaria'],
    ['Reconciled 6 bank accounts with no differences left open', 'Bank reconciliation'],
    ['Reconciled 6 bank accounts without help', 'Bank reconciliation'],
    ['Not only reconciled 6 bank accounts', 'Bank reconciliation'],
    ['Formo a los equipos para que lean los informes sin ayuda', 'Formación de equipos'],
  ])('takes "%s" for %s, whatever else did not happen', (line, asked) => {
    const { matched, result } = compare([line], `Requisitos\n- ${asked}`);
    expect(matched).toHaveLength(1);
    const quote = result.matchedSkills[0]?.cvPlaces[0]?.quote ?? '';
    expect(line).toContain(quote);
    expect(quote).not.toMatch(/\b(?:sin|no|without)\b/i);
  });

  it.each([
    'Atendía la ventanilla, sin conciliar cuentas bancarias',
    'Atendía la ventanilla sin conciliar cuentas bancarias',
    'Counter work (no reconciling of bank accounts)',
    'Counter work without reconciling bank accounts',
    'Curso de conciliación de cuentas bancarias, aún sin practicar',
    'Reconciled bank accounts in class, no post yet',
  ])('takes what "%s" rules out for nothing done', (line) => {
    const { matched } = compare([line], 'Requisitos\n- Conciliación bancaria');
    expect(matched).toEqual([]);
  });

  it('asks about what only comes near, and counts it in part', () => {
    const line = 'Instalación de calderas y de suelo radiante';
    const { result } = compare([line], 'Requisitos\n- Bombas de calor');
    const [near] = result.missingSkills;
    expect(near?.description).toContain('¿Tienes experiencia?');
    expect(near?.related[0]?.cvPlaces[0]?.quote).toBe(line);
    // A near match scores more than nothing and less than a full match.
    expect(result.matchPercentage).toBeGreaterThanOrEqual(20);
    expect(result.matchPercentage).toBeLessThanOrEqual(60);
  });

  it('reads a job description that asks for a skill only the evidence knows', () => {
    const { missing } = compare(['Camarera'], 'Requisitos\n- Venta sugestiva en hostelería');
    expect(missing).toEqual(['upselling-in-hospitality']);
  });
});

it('a line that only comes near is no skill to go on from in the plan', () => {
  const line = 'Instalación de calderas y de suelo radiante';
  const cv = cvSchema.parse({ work_experience: [{ title: 'Analista', achievements: [line] }] });
  const jobDescription = 'Analista\nRequisitos:\n- SQL\nSe valorará: bombas de calor';
  const answer = analyzeSkillGap({ cv, jobDescription, jobTitle: '', language: 'es' }, NOW);
  const [gap] = answer.missingSkills.filter(({ related }) => related.length > 0);
  expect(gap?.description).toContain(line);
  const actions = Object.values(answer.actionablePlan ?? {}).flat();
  expect(actions.some(({ skillId }) => skillId === gap?.id)).toBe(true);
  expect(actions.filter(({ action }) => action.includes(line))).toEqual([]);
});
