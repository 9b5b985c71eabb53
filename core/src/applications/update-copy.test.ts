import { expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { updateCopy } from './update-copy';

const write = (achievements: readonly string[], more: object = {}) =>
  cvSchema.parse({
    summary: 'Analista de datos.',
    work_experience: [{ title: 'Analista', company: 'Banco Sur', achievements }],
    skills: ['SQL'],
    ...more,
  });
const cut = 'Reduje un 35 % el tiempo de cierre mensual.';
const trained = 'Formé a cuatro compañeros en Power BI.';
const linesOf = (cv: ReturnType<typeof write>) => cv.work_experience[0]?.achievements;

it('has what the original says now, and keeps the order and the lines that are the copy’s own', () => {
  const base = write([cut, trained]);
  const copy = write([trained, cut, 'Desplegué modelos en Kubernetes.'], {
    skills: ['SQL', 'Kubernetes'],
    summary: 'Analista de datos para seguros.',
  });
  const now = write([cut, trained, 'Automaticé doce informes.'], {
    skills: ['SQL', 'Python'],
    personal: { phone: '+34 600 000 000' },
  });
  const { cv, kept } = updateCopy(base, copy, now);
  expect(linesOf(cv)).toEqual([
    trained,
    cut,
    'Desplegué modelos en Kubernetes.',
    'Automaticé doce informes.',
  ]);
  expect(cv).toMatchObject({
    skills: ['SQL', 'Kubernetes', 'Python'],
    summary: 'Analista de datos para seguros.',
    personal: { phone: '+34 600 000 000' },
  });
  expect(kept).toEqual([]);
});

it('does not say a line twice that the copy reworded, nor bring back one it left out', () => {
  const base = write([cut, trained]);
  const reworded = 'Reduje un 35 % el tiempo de cierre mensual con SQL.';
  const corrected = 'Formé a cinco compañeros en Power BI.';
  const copy = write([reworded]);
  expect(linesOf(updateCopy(base, copy, write([cut, trained, 'Nuevo logro.'])).cv)).toEqual([
    reworded,
    'Nuevo logro.',
  ]);
  const both = write([cut, 'Formé a cuatro personas en Power BI.']);
  expect(linesOf(updateCopy(base, both, write([cut, corrected])).cv)).toEqual([cut, corrected]);
});

it('does not say a line twice that both reworded, however short the copy made it', () => {
  const whole =
    'Reduje un 35 % el tiempo de cierre mensual con procesos automáticos en Python y SQL.';
  const corrected = whole.replace('35', '40');
  const own = 'Formé a tres becarios en SQL.';
  const copy = write(['Reduje un 35 % el tiempo de cierre (equipo de seguros).', own]);
  const { cv } = updateCopy(write([whole, trained]), copy, write([corrected, trained]));
  expect(linesOf(cv)).toEqual([corrected, own]);
});

it('keeps the copy’s words where both changed a text, and says so', () => {
  const base = write([cut]);
  const copy = write([cut], { summary: 'Analista para seguros.' });
  const { cv, kept } = updateCopy(base, copy, write([cut], { summary: 'Analista sénior.' }));
  expect(cv.summary).toBe('Analista para seguros.');
  expect(kept).toMatchObject([{ pointer: '/summary', theirs: 'Analista sénior.' }]);
});
