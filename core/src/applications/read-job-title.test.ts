import { describe, expect, it } from 'vitest';
import { readPostingFacts } from './read-posting-facts';

const read = (text: string) => readPostingFacts(text, '2026-11-16');

describe('the name of a job', () => {
  it.each([
    ['Our Payroll Officer is retiring after 22 years.', 'Payroll Officer'],
    ['We run four hotels. Our head gardener, Ruth, retires in May.', 'Head gardener'],
    ['Nuestra encargada de almacén se jubila en marzo.', 'Encargada de almacén'],
    [
      'Jess is off to New Zealand, so we have room for a Registered Veterinary Nurse.',
      'Registered Veterinary Nurse',
    ],
    ['We’re looking for our third Firmware Engineer.', 'Firmware Engineer'],
    ['Necesitamos 2 operarios de aparcamiento para el hospital.', 'Operarios de aparcamiento'],
    ['El banco quiere incorporar a su equipo un analista de riesgos.', 'Analista de riesgos'],
    ['El teatro necesita ampliar su equipo técnico este año.', ''],
    ['OFERTA: JEFE/A DE ESTUDIOS', 'Jefe/a de estudios'],
  ])('names the job in a sentence, without how many: %s', (line, title) => {
    expect(
      read(`${line}\nYou will be part of a small team that likes to help. Te gusta ayudar.`).title,
    ).toBe(title);
  });
});
