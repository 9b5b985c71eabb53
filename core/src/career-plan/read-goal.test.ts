import { describe, expect, it } from 'vitest';
import { jobTitles } from '../catalog/titles';
import { countEdits } from './correct-spelling';
import { readDeadline } from './read-deadline';
import { readGoal } from './read-goal';

describe('reading a goal', () => {
  it.each([
    ['quiero ser jefa de enfermería en tres años', 'nursing-supervisor', 5],
    ['enfermera jefe', 'nursing-supervisor', 5],
    ['soy camarero y quiero ser desarrolador web', 'web-developer', 3],
    ['controler financiero', 'financial-controller', 5],
    ['product manger', 'product-manager', 4],
    ['I want to become a tech lead within two years', 'tech-lead', 5],
    ['Senior Frontend Developer', 'senior-frontend-developer', 4],
    ['dejar la docencia y ser psicóloga clínica', 'clinical-psychologist', 4],
    ['responsable de un equipo de datos', 'head-of-data', 5],
    ['CTO', 'chief-technology-officer', 6],
    ['conductor/a de camión', 'truck-driver', 3],
    ['CONTABLE', 'accountant', 3],
    ['jefe de cozina', 'head-chef', 5],
    ['machine learing engineer', 'machine-learning-engineer', 4],
    ['audtor', 'auditor', 3],
    ['me gustaría llegar a ser directora financiera', 'chief-financial-officer', 6],
  ])('%s', (text, id, level) => {
    const goal = readGoal(text);
    expect([goal.title?.id, goal.level]).toEqual([id, level]);
  });

  it.each([
    'astronauta',
    'quiero ser astronauta',
    'astronaut',
    'asdf qwer',
    '',
    '   ',
    'quiero crecer',
    '12345',
    '🦊🦊',
    'de la en por',
  ])('does not guess at "%s"', (text) => {
    expect(readGoal(text).title).toBeNull();
  });

  it('knows every title of the catalogue by its own names', () => {
    const lost = jobTitles.flatMap((title) =>
      [...title.es, ...title.en].filter((name) => readGoal(name).title === null),
    );
    expect(lost).toEqual([]);
  });

  it('takes the title of the person’s own field where two are as near', () => {
    const [nearest] = readGoal('orientadora', 'education').nearest;
    expect(nearest?.id).toBe('school-counsellor');
  });
});

describe('reading a deadline', () => {
  it.each([
    ['en tres años', 36],
    ['dentro de 18 meses', 18],
    ['within two years', 24],
    ['en un año y medio', 18],
    ['in 1 to 2 years', 24],
    ['en 2 o 3 años', 36],
    ['jefa de enfermería', null],
    ['en cero años', null],
    ['tengo 20 años', null],
  ])('%s', (text, months) => {
    expect(readDeadline(text)).toBe(months);
  });
});

describe('counting edits', () => {
  it.each([
    ['manager', 'manger', 1],
    ['chef', 'chfe', 1],
    ['cocina', 'cozina', 1],
    ['abc', 'abc', 0],
    ['abcdef', 'uvwxyz', 3],
  ])('%s, %s', (a, b, edits) => {
    expect(countEdits(a, b, 2)).toBe(edits);
  });
});
