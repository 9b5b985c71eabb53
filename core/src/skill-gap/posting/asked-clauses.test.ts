import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv/cv-schema';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from './read-posting';

const NOW = new Date('2026-11-15T00:00:00Z');
const names = (text: string) => readPosting(text).requirements.map((one) => one.names.es);

function compare(cv: object, posting: string) {
  const { matchedSkills, missingSkills } = compareWithPosting(
    cvSchema.parse(cv),
    readPosting(posting),
    NOW,
  );
  return {
    matched: matchedSkills.map(({ id }) => id),
    missing: missingSkills.map(({ id }) => id),
  };
}

describe('what a sentence asks for', () => {
  it('asks for one thing after the other, and a reason is none of them', () => {
    const asked = names(
      'Chófer\nImprescindible: tarjeta de tacógrafo, montaje en casa del cliente, disponibilidad para hacer noches fuera, ya que parte de la carga sale de madrugada.',
    );
    expect(asked).toContain('montaje en casa del cliente');
    expect(asked).toContain('disponibilidad para hacer noches fuera');
    expect(asked.join(' ')).not.toMatch(/carga/);
  });

  it.each([
    '- Inglés C1; parte del equipo está en Dublín.',
    '- Carretilla elevadora; los talleres del grupo son de nueva construcción.',
    '- Fluent English; the head office is in Leeds city centre.',
  ])('takes no remark about how things are for one: %s', (line) => {
    expect(names(`Puesto\nRequisitos\n${line}\n`).join()).not.toMatch(/equipo|talleres|office/);
  });

  it.each([
    'Requisitos\n- La soldadura de titanio es imprescindible\n',
    'Requirements\n- Titanium welding in confined spaces is essential\n',
    'Requisitos\n- Alguien que sepa dónde está la pintura y monte andamios colgantes\n',
  ])('keeps what it says is needed: %s', (text) => {
    expect(names(`Puesto\n${text}`).length).toBeGreaterThan(0);
  });

  it.each([
    ['Imprescindible saber soldar, aunque no es urgente.', /urgente/],
    ['REPARTIDOR – BONUS DE FIRMA\nRequisitos\n- Carné B', /bonus/i],
    ['Méritos\n- Diploma de monitor de tiempo libre: 1 punto.\n- Entrevista: 2 puntos.', /punto/],
  ])('takes no remark, shout or points for something asked for: %s', (text, other) => {
    expect(names(`Puesto\n${text}\n`).join()).not.toMatch(other);
  });

  it('reads each item of a list that asks, also those about time and money', () => {
    expect(
      names(
        'Técnica\nRequisitos\n- Carné B\n- Acompañamiento en las excursiones de vacaciones\n- Residencia en la isla en el momento de la incorporación\nMéritos\n- Diploma de titiritero mayor: 1 punto.\n- Carné de patrón de yate: 2 puntos.\n',
      ).slice(1, 4),
    ).toEqual([
      'Acompañamiento en las excursiones de vacaciones',
      'Residencia en la isla en el momento de la incorporación',
      'Diploma de titiritero mayor',
    ]);
  });

  it('keeps an item of a list whole', () => {
    const asked = names('Oferta\nRequirements\n- Measurement, valuation and site cost reporting\n');
    expect(asked).toEqual(['Measurement, valuation and site cost reporting']);
  });

  it('takes what is in brackets for the same thing', () => {
    const posting = 'Analista\nRequisitos\n- Manejo de SIEM (QRadar, Splunk o Sentinel)\n';
    expect(compare({}, posting).missing).toEqual(['siem']);
    expect(compare({ skills: ['Splunk'] }, posting).matched).toEqual(['siem']);
    expect(names('Técnico\nRequisitos\n- Virtualización (VMware)\n')).toContain('VMware');
  });

  it.each([
    ['Requisitos\n- 2 años o más tratando lesiones de espalda', 2],
    ['Requirements\n- 5 years+ on site on major highway projects', 5],
    ['Necesitamos a alguien con al menos 3 años de oficio.', 3],
    ['Requisitos\n- Más de 18 años de edad', undefined],
    ['Somos una academia con 18 años en el pueblo.\nRequisitos\n- Inglés C1', undefined],
  ])('reads the years of "%s"', (text, years) => {
    expect(readPosting(`Oferta\n${text}\n`).years?.least).toBe(years);
  });

  it('finds nothing needed in what is done "en caso necesario"', () => {
    const posting = readPosting(
      'Tripulante\nFunciones\nAtender al pasaje, velar por la calma a bordo y aplicar primeros auxilios en caso necesario.\nRequisitos\n- Inglés C1\n- Francés\n- Saber nadar\n',
    );
    const aid = posting.requirements.find(({ id }) => id === 'first-aid');
    expect([aid?.isDuty, aid?.demand]).toEqual([true, 'expected']);
  });
});

describe('studies of a field', () => {
  it.each([
    ['Estudios de Sistemas, Redes o afines', 'Tecnicatura Superior en Redes'],
    [
      'Vocational or university studies in international trade, logistics or similar',
      'Técnico Superior en Comercio Internacional',
    ],
    ['Degree in translation or linguistics', 'Grado en Traducción e Interpretación'],
    ['Formación reglada en hostelería', 'Técnico en Servicios en Restauración'],
  ])('"%s" is met by "%s"', (asked, degree) => {
    const { matched } = compare({ education: [{ degree }] }, `Oferta\nRequisitos\n- ${asked}\n`);
    expect(matched.length).toBeGreaterThan(0);
  });

  it.each([
    'No hace falta que tengas experiencia, te formamos nosotros.',
    'No necesitas carné.',
    "You don't need a degree.",
    'No previous experience needed.',
  ])('is nothing where it is said that it is not needed: %s', (denied) => {
    expect(names(`Oferta\nRequisitos\n- Inglés B2\n${denied}\n`)).toEqual(['inglés']);
  });

  it('is still asked for where something else is not needed', () => {
    expect(names('Oferta\nNo hace falta experiencia, pero sí carné de conducir B.\n')).toEqual([
      'carnet de conducir',
    ]);
  });

  it('ends before what is said of it', () => {
    const text = 'Paralegal\nNew-build or shared ownership experience would be an advantage.\n';
    expect(readPosting(text).requirements.map((one) => one.names.en)).toEqual([
      'New-build or shared ownership',
    ]);
  });

  it('is what is under a heading that begins with a sign of its own', () => {
    const text =
      "Data Engineer\n\n✅ You'll need\n• Excellent SQL\n• Python\n\n💡 Bonus points\n• Mentoring\n";
    expect(readPosting(text).requirements.map(({ id, demand }) => [id, demand])).toEqual([
      ['sql', 'required'],
      ['python', 'required'],
      ['mentoring', 'optional'],
    ]);
  });

  it('is no school where one study is made', () => {
    const { requirements } = readPosting(
      'Oferta\nRequisitos\n- Hacer un estudio biomecánico de la pisada\n',
    );
    expect(requirements.map(({ id }) => id)).not.toContain('studies');
  });

  it('is another field’s matter, and "estudios de mercado" are no studies', () => {
    const education = [{ degree: 'Grado en Veterinaria' }];
    const asked = 'Oferta\nRequisitos\n- Degree in translation or linguistics\n';
    expect(compare({ education }, asked).matched).toEqual([]);
    const { requirements } = readPosting('Oferta\nRequisitos\n- Haber hecho estudios de mercado\n');
    expect(requirements.map(({ id }) => id)).not.toContain('studies');
  });
});

describe('people led', () => {
  it.each([
    'Coordino a tres analistas',
    'Reparto el trabajo diario de una cuadrilla de dos ayudantes',
    'Mando sobre dos ayudantes y un aprendiz',
    'Led a team of six cooks',
  ])('are told by "%s"', (line) => {
    const work = [{ title: 'Puesto', dates: '2019 - 2024', achievements: [line] }];
    const posting = 'Oferta\nRequisitos\n- Manejo de personal\n';
    expect(compare({ work_experience: work }, posting).matched).toEqual(['team-supervision']);
  });

  it('are not told by who was one of them', () => {
    const line = 'Formé parte de un grupo que coordina a tres analistas';
    const work = [{ title: 'Puesto', dates: '2019 - 2024', achievements: [line] }];
    const posting = 'Oferta\nRequisitos\n- Manejo de personal\n';
    expect(compare({ work_experience: work }, posting).matched).toEqual([]);
  });
});

describe('a letter in brackets within a name', () => {
  it.each([
    ['Requirements\n- Passenger (P) endorsement\n- Excel', 'Passenger (P) endorsement'],
    ['Requisitos\n- Habilitación (X2) de puente\n- Excel', 'Habilitación (X2) de puente'],
  ])('does not part it: %s', (posting, name) => {
    const quotes = readPosting(posting).requirements.map(({ evidence }) => evidence[0]?.quote);
    expect(quotes).toContain(name);
  });
});
