import fc from 'fast-check';
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
    ['Ingeniera de software', 'en remoto', 'remoto'],
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
    ['Contable (Zizurkil)', 'Contable', 'nuestra planta de Zizurkil', 'Zizurkil'],
    ['Contable senior Zizurkil', 'Contable senior', 'nuestra planta de Zizurkil', 'Zizurkil'],
    ['CONTABLE ZIZURKIL', 'Contable', 'nuestra planta de Zizurkil', 'Zizurkil'],
    ['Técnico en Zizurkil', 'Técnico', 'nuestra planta de Zizurkil', 'Zizurkil'],
    ['Contable en Zizurkil, Gipuzkoa', 'Contable', 'la oficina', 'Zizurkil, Gipuzkoa'],
    ['Accounts Assistant in Wivenhoe', 'Accounts Assistant', 'an office in Wivenhoe', 'Wivenhoe'],
    ['Accounts Assistant, Wivenhoe', 'Accounts Assistant', 'an office in Wivenhoe', 'Wivenhoe'],
    ['Teaching Assistant in Latin', 'Teaching Assistant in Latin', 'an office in Diss', 'Diss'],
  ])('the rest of the text tells which word is a town: %s', (heading, title, said, place) => {
    const rest = `Es para ${said}, with a friendly team of five.\nRequisitos: Excel y SAP.`;
    expect(read(`${heading}\n${rest}`)).toMatchObject({ title, place });
  });

  it('a town that no list has is none of the title either', () => {
    const word = fc
      .tuple(
        fc.constantFrom('Vil', 'Cam', 'Tor', 'Ald', 'Mond', 'Braz', 'Lanc', 'Stev'),
        fc.constantFrom('ara', 'ore', 'ila', 'ume', 'ingo', 'anza'),
        fc.constantFrom('das', 'sto', 'ña', 'bury', 'wick', 'lero'),
      )
      .map((parts) => parts.join(''));
    const town = fc
      .array(word, { minLength: 1, maxLength: 2 })
      .map((words) => words.join(' de la '));
    const job = fc.constantFrom('Camarera', 'Peluquero/a', 'Jefa de obra', 'Mozo de almacén');
    fc.assert(
      fc.property(job, town, fc.boolean(), (title, name, isLarge) => {
        const heading = `${title} en ${name}`;
        const facts = read(
          `${isLarge ? heading.toUpperCase() : heading}\nModas Azahar\nTe ocuparás de lo de siempre, como ${title.toLowerCase()}.`,
        );
        expect(facts.title.toLowerCase()).toBe(title.toLowerCase());
        expect(facts.place.toLowerCase()).toBe(name.toLowerCase());
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Finance Assistant at Hollin Bank School', 'Finance Assistant', 'Hollin Bank School'],
    ['VACANCY: FAMILY SUPPORT WORKER', 'Family support worker', ''],
    ["We're hiring: Head Gardener", 'Head Gardener', ''],
    [
      'Help wanted: part-time bookkeeper for a two-person studio, with a kettle and two dogs in the office by the river.',
      'Part-time bookkeeper',
      '',
    ],
    ['Hace falta un técnico en Integración Social.', 'Técnico en Integración Social', ''],
  ])('%s', (line, title, company) => {
    expect(read(`${line}\nYou will be busy. Te ocuparás de lo de siempre.`)).toMatchObject({
      title,
      company,
    });
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
    'Enfermera en Urgencias',
    'Auxiliar en Prácticas',
    'Electrician in Training',
    'Profesor (Inglés)',
  ])('%s keeps what is no town', (title) => {
    expect(read(`${title}\nGrupo Aurora\nTe ocuparás de lo de siempre.`).title).toBe(title);
  });
});
