import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingFacts } from './application';
import { readPostingFacts } from './read-posting-facts';

const TODAY = '2026-11-16';
const read = (text: string) => readPostingFacts(text, TODAY);

describe('what a job description says about itself', () => {
  it('is read from the head of a listing copied from a job board', () => {
    const facts = read(`Analista de datos sénior (H/M)
Aurora Seguros · Madrid, Comunidad de Madrid, España (Híbrido)
Hace 3 días · Más de 100 solicitudes
Te ocuparás de los datos de siniestros de principio a fin, de la carga diaria al cuadro de mando.
Imprescindible: SQL avanzado y Python.
Salario: 38.000–44.000 € brutos anuales.
La inscripción está abierta hasta el 27 de noviembre.`);
    expect(facts).toEqual({
      title: 'Analista de datos sénior',
      company: 'Aurora Seguros',
      place: 'Madrid, Comunidad de Madrid, España, híbrido',
      language: 'es',
      salary: '38.000–44.000 € brutos anuales',
      deadline: '2026-11-27',
    });
  });

  it.each([
    ['Técnico/a de almacén – Zaragoza', 'Logística Ebro S.L.', 'Logística Ebro S.L.'],
    ['Técnico/a de almacén', 'Logística Ebro · Zaragoza', 'Logística Ebro'],
    ['Docente de FP – Lugo', 'Formación Norte, S.L.', 'Formación Norte, S.L.'],
    ['Vigilante – Cuenca', 'Seguridad Torcal', 'Seguridad Torcal'],
    ['Técnico/a de almacén – Zaragoza', 'Formación Requerida', ''],
  ])('an employer may begin like a heading: %s / %s', (first, second, company) => {
    const text = `${first}\n${second}\nRecepción de mercancía y carga de camiones.\nRequisitos:\n- Excel`;
    expect(read(text).company).toBe(company);
  });

  it('is read from labels, wherever they are', () => {
    const facts = read(`OFERTA DE EMPLEO
Empresa: Talleres Rumbo, S.L.
Puesto vacante: Mecánico/a de automóviles
Localidad: Getafe
Funciones: diagnosis y reparación de vehículos en el taller de la empresa.
Retribución: 1.650 €/mes
Fecha límite: 05/12/2026`);
    expect(facts).toMatchObject({
      title: 'Mecánico/a de automóviles',
      company: 'Talleres Rumbo, S.L.',
      place: 'Getafe',
      salary: '1.650 €/mes',
      deadline: '2026-12-05',
    });
  });

  it('is read from the cells of a table, as a file or a page has it', () => {
    const facts = read(`Job description

Job title\tDemand Planning Analyst
Department\tSupply Chain
Reports to\tHead of Planning
Location\tMelton Mowbray, Leicestershire
Salary\t£34,000 – £37,500
Closing date\t2 December 2026

Eyebrook Dairies supplies cheese to every large grocer. You will know your way around Excel.`);
    expect(facts).toMatchObject({
      title: 'Demand Planning Analyst',
      company: 'Eyebrook Dairies',
      place: 'Melton Mowbray, Leicestershire',
      salary: '£34,000 – £37,500',
      deadline: '2026-12-02',
    });
  });

  it('is read from a long line that a site has under the job', () => {
    const facts = read(`Senior Supply Planner
Kettlewood Outdoor · Ashby-de-la-Zouch, England, United Kingdom · Reposted 2 weeks ago · 84 people clicked apply
Kettlewood Outdoor makes tents. We are 140 people, and a small team in Porto.`);
    expect(facts).toMatchObject({
      company: 'Kettlewood Outdoor',
      place: 'Ashby-de-la-Zouch, England, United Kingdom',
    });
  });

  it.each([
    ['Cartera de veinte pymes, teletrabajo dos días por semana.', 'Híbrido'],
    ['Cartera de veinte pymes, con tres días de teletrabajo.', 'Híbrido'],
    ['You work two days a week from home, and like it there.', 'Hybrid'],
    ['Cartera de veinte pymes, con teletrabajo y buen humor.', 'En remoto'],
  ])('some days at home are not all: %s', (line, place) => {
    expect(read(`Contable\n${line}`).place).toBe(place);
  });

  it.each(['Marketing', 'Fashion', 'Noches', 'Fintech'])(
    'what a job is about is no town: %s',
    (field) => {
      const text = `Data Analyst - ${field}\nYou will own the reports and work with the team on SQL.`;
      expect(read(text).place).toBe('');
    },
  );

  it('is read from sentences', () => {
    const facts = read(
      'En Clínica Santa Águeda buscamos una enfermera de quirófano para nuestro centro de Sevilla. Ofrecemos contrato indefinido y un salario de 26.000 a 29.000 euros brutos anuales. Manda tu CV antes del 1 de diciembre.',
    );
    expect(facts).toMatchObject({
      title: 'Enfermera de quirófano',
      company: 'Clínica Santa Águeda',
      place: 'Sevilla',
      language: 'es',
      salary: '26.000 a 29.000 euros brutos anuales',
      deadline: '2026-12-01',
    });
  });

  it('is read in English', () => {
    const facts = read(`Senior Data Analyst - Vela Travel - Dublin
Vela Travel is looking for a senior data analyst to join the growth team. This is a hybrid role.
You will own the funnel reports and work with SQL and dbt.
Pay: £45k - £52k per year plus bonus
Apply by 3 December 2026.`);
    expect(facts).toEqual({
      title: 'Senior Data Analyst',
      company: 'Vela Travel',
      place: 'Dublin, hybrid',
      language: 'en',
      salary: '£45k - £52k per year',
      deadline: '2026-12-03',
    });
  });

  it.each([
    ['City background checks are made for everybody.', ''],
    ['Location: Prestwick', 'Prestwick'],
    ['Lugar de prestación: Plaza Mayor, Huesca', 'Plaza Mayor, Huesca'],
    ['Heat pumps for us and you, in a team.', ''],
  ])('takes a label with its colon for one: %s', (line, place) => {
    expect(read(`Fitter\n\nYou will fit things all over the county for us.\n${line}`).place).toBe(
      place,
    );
  });

  it('of a sentence only, in English', () => {
    const facts = read(
      'We are looking for a warehouse supervisor to lead the night shift in Leeds. At Norbury Foods we care for our people. Closing date: 30/11.',
    );
    expect(facts).toMatchObject({
      title: 'Warehouse supervisor',
      company: 'Norbury Foods',
      place: 'Leeds',
      deadline: '2026-11-30',
    });
  });

  it('stays empty where it says nothing', () => {
    expect(read('Hola')).toMatchObject({ company: '', place: '', salary: '', deadline: null });
    const facts = read(`Comercial
Gestionarás una cartera de clientes con un presupuesto de 300.000 € y una facturación de 2.000.000 €.
Ayudamos a más de 5.000 empresas a crecer.`);
    expect(facts).toMatchObject({ title: 'Comercial', company: '', salary: '' });
  });

  it.each([
    ['Cierra el 3 de enero', '2027-01-03'],
    ['Plazo de inscripción: 27/11/2026', '2026-11-27'],
    ['Apply before November 27th, 2026', '2026-11-27'],
    ['Deadline: 2026-12-01', '2026-12-01'],
    // The fourth of March or the third of April: only the person can tell.
    ['We welcome you to our team. Deadline: 03/04/2027 for all of the applicants', null],
    ['Plazo: 31 de febrero', null],
    ['Escríbenos hasta el quince de diciembre', '2026-12-15'],
    ['Plazo de presentación: diez días, del 20 de noviembre al 18 de diciembre', '2026-12-18'],
    ['Write to us before the end of November', '2026-11-30'],
    ['Manda un correo hasta final de mes', '2026-11-30'],
    ['Envíalo a más tardar el 25 de noviembre', '2026-11-25'],
    ['Cobertura de baja desde el 7 de enero hasta el 30 de junio', null],
  ])('%s: %s', (line, deadline) => {
    expect(read(`Analista\n${line}`).deadline).toBe(deadline);
  });

  it('takes any text, and gives what can be stored', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'Empresa: ',
        'Salario 1.000 € ',
        '\n',
        'hasta el 99 de mayo',
        'En Madrid',
        '<li>',
        '\ud83d',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(postingFacts.safeParse(read(pieces.join(''))).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the last day to apply, in a file whose lines end where the paper does', () => {
  it.each([
    ['La inscripción está abierta hasta el 30 de noviembre de 2026.', '2026-11-30'],
    ['Please send us your application by the 30th of November 2026.', '2026-11-30'],
    ['The closing date is on November 30, 2026.', '2026-11-30'],
  ])('%s', (sentence, deadline) => {
    const words = sentence.split(' ');
    // The beginning of the date and all that comes before it are on one line, the rest on the next.
    const first = words.findIndex((word) => /\d|November/.test(word));
    const last = words.length - 1;
    for (let cut = first; cut <= last; cut += 1) {
      const text = `${words.slice(0, cut).join(' ')}\n${words.slice(cut).join(' ')}`;
      expect(
        readPostingFacts(`Mozo de almacén\n${text}\nJornada completa.`, '2026-11-18').deadline,
        text,
      ).toBe(deadline);
    }
  });

  it('is not taken from what the next line tells of something else', () => {
    const text = 'Mozo de almacén\nContrato hasta fin de obra\nPublicado el 3 de noviembre de 2026';
    expect(readPostingFacts(text, '2026-11-18').deadline).toBeNull();
  });
});

describe('prose, in a file whose lines end where the paper does', () => {
  it.each([
    'Abrimos una segunda consulta y nos hace falta una auxiliar de veterinaria con paciencia y buen humor. Somos Veterinaria La Dehesa, una clínica pequeña de Navalmoral de la Mata, y pagamos según convenio, unos 1.250 euros al mes. Escríbenos antes del 15 de diciembre.',
    "I'm Dawn from Pennyfield Joinery in Clitheroe, a small firm by the river. We're after a bench joiner, five years or so at the bench, who can read drawings. We pay £15-£17 an hour depending on experience.",
  ])('is read as it is in one line: %s', (prose) => {
    const whole = read(prose);
    expect(Object.values(whole).slice(0, 5)).not.toContain('');
    for (let width = 64; width <= 110; width += 1) {
      const lines = prose.match(new RegExp(`.{1,${width}}(?: |$)`, 'gu')) ?? [];
      expect(read(lines.join('\n')), lines.join('\n')).toEqual(whole);
    }
  });
});
