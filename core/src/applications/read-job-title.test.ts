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

  it.each([
    ['Enfermera/o de UCI polivalente', 'en Pamplona', 'Pamplona'],
    ['Staff Nurse', 'in Leeds', 'Leeds'],
    ['Especialista en Excel', 'en Valencia', 'Valencia'],
    ['Profesor de Inglés', '(Cuenca)', 'Cuenca'],
    ['Jefe de obra', 'en San Sebastián de los Reyes (Madrid)', 'Madrid'],
    ['Delegada comercial', 'en Andalucía', 'Andalucía'],
    ['Ingeniera de software', 'en remoto', 'en remoto'],
  ])('%s is without the town that follows it: %s', (title, ending, town) => {
    for (const [before, after] of [
      ['', '\nGrupo Aurora'],
      ['Puesto: ', ''],
      ['', ' - Grupo Aurora'],
    ]) {
      const facts = read(`${before}${title} ${ending}${after}\n\nTe ocuparás de lo de siempre.`);
      expect(facts.title).toBe(title);
      expect(facts.place).toContain(town);
    }
  });

  it.each([
    ['Enfermera/o de UCI polivalente en\nPamplona', 'Enfermera/o de UCI polivalente'],
    ['Responsable de\nproducción', 'Responsable de producción'],
    ['Head of\nCustomer Care in\nLeeds', 'Head of Customer Care'],
  ])('%j, broken as a photo shows it, is one heading', (head, title) => {
    const facts = read(`${head}\n\nHospital Valle de Aranguren\n\nTe ocuparás de lo de siempre.`);
    expect(facts).toMatchObject({ title, company: 'Hospital Valle de Aranguren' });
  });

  it.each([
    'Responsable en Recursos Humanos',
    'Enfermera en Residencia Los Tilos',
    'Técnico en Prevención',
    'Profesor (Inglés)',
  ])('%s keeps what is no town', (title) => {
    expect(read(`${title}\nGrupo Aurora\nTe ocuparás de lo de siempre.`).title).toBe(title);
  });
});
