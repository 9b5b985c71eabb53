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
    [
      'Cooperativa Huerta Clara, Valencia (híbrido)',
      'Cooperativa Huerta Clara',
      'Valencia, híbrido',
    ],
    ['Talleres Rumbo, S.L., Getafe', 'Talleres Rumbo, S.L.', 'Getafe'],
    ['Talleres Encina, S.L. + Getafe', 'Talleres Encina, S.L.', 'Getafe'],
    ['Madrid, España', '', 'Madrid, España'],
    ['Vela Travel, Leeds · Full-time', 'Vela Travel', 'Leeds'],
  ])('tells the employer from its city in one line: %s', (line, company, place) => {
    const facts = read(
      `Analista de datos\n${line}\n\nBuscamos a una persona con ganas de aprender.`,
    );
    expect(facts).toMatchObject({ title: 'Analista de datos', company, place });
  });

  it.each([
    // A town that no list has, and an employer named below.
    [
      'SOLDADOR/A TIG – Villamuriel\n\nEn Caldera Norte nos ocupamos de tuberías de acero para soldar.',
      'Soldador/a TIG',
      'Caldera Norte',
      'Villamuriel',
    ],
    [
      'Stock Controller | Thrapston | £26,000\n\nOakwell Foods is a family bakery. Stock control is the heart of it.',
      'Stock Controller',
      'Oakwell Foods',
      'Thrapston',
    ],
    [
      'Dairy Assistant – near Tibberton, Co. Cork\nFull time, permanent\n\nYou will milk and clean.',
      'Dairy Assistant',
      '',
      'Tibberton, Co. Cork',
    ],
    // The employer first, and who is sought below.
    [
      'AYUNTAMIENTO DE VALDEOLIVA\nBases de la convocatoria de una bolsa de empleo de Trabajador/a Social',
      'Trabajador/a Social',
      'AYUNTAMIENTO DE VALDEOLIVA',
      '',
    ],
    [
      '🔥 Brasa — Ingeniera de datos (Zaragoza, híbrido)\n\nBrasa vende hornos en toda Europa.',
      'Ingeniera de datos',
      'Brasa',
      'Zaragoza, híbrido',
    ],
    [
      'Electricista oficial – Instalaciones Roble, S.L.\nGetafe · Indefinido\n\nTrabajarás en obra nueva.',
      'Electricista oficial',
      'Instalaciones Roble, S.L.',
      'Getafe',
    ],
    [
      'Night Porter\nTurner & Vale Hotels, Marlby. Full time, permanent.\n\nYou will look after guests.',
      'Night Porter',
      'Turner & Vale Hotels',
      'Marlby',
    ],
    [
      'Clínica Mar Alta\nPodóloga deportiva – Gijón (Asturias)\n\nAbrimos un gabinete nuevo.',
      'Podóloga deportiva',
      'Clínica Mar Alta',
      'Gijón (Asturias)',
    ],
    [
      'En Lextal, consultora de selección, buscamos para una reconocida notaría de Zaragoza:\n\nOFICIAL DE NOTARÍA (ref. 4471)',
      'Oficial de notaría',
      'Lextal',
      'Zaragoza',
    ],
    [
      'Lift Engineer – South London patch\n\nAscendor Lifts is one of the largest in the South East.',
      'Lift Engineer',
      'Ascendor Lifts',
      '',
    ],
    ['Hiya all 👋 Our Sam is off, so we need a NIGHT BAKER asap.', 'Night baker', '', ''],
    [
      'La Fundación Teatro del Azud, entidad dependiente del Ayuntamiento, abre proceso selectivo para cubrir una plaza de técnico/a de iluminación con carácter laboral.',
      'Técnico/a de iluminación',
      '',
      '',
    ],
    [
      'Clínica Dental Mar Alta\nHigienista dental – Gijón (Asturias)\n\nAbrimos un gabinete nuevo.',
      'Higienista dental',
      'Clínica Dental Mar Alta',
      'Gijón (Asturias)',
    ],
    [
      'IMPORT COORDINATOR | THRAPSTON | £30-34K\n\nHarbour Lane Recruitment is working with a forwarder.',
      'Import coordinator',
      'Harbour Lane Recruitment',
      'Thrapston',
    ],
    [
      'Administrador de sistemas\nTareas:\nBase de datos Oracle y copias de seguridad\nBase: Getafe',
      'Administrador de sistemas',
      '',
      'Getafe',
    ],
    [
      'OFERTA DE EMPLEO\nSoldadora – Villamuriel\n\nEn Caldera Norte nos ocupamos de tuberías.',
      'Soldadora',
      'Caldera Norte',
      'Villamuriel',
    ],
    // Spoken to at once.
    [
      'Hola!! Buscamos AUXILIAR DE COCINA para Leganés\nSomos Puchero Sur, 12 años de auxiliar en auxiliar de cocina.',
      'Auxiliar de cocina',
      'Puchero Sur',
      '',
    ],
    [
      'Pastry Chef wanted for The Fernhill, a small hotel with two kitchens and a bakery of its own, open all year round in the hills.',
      'Pastry Chef',
      'The Fernhill',
      '',
    ],
  ])('tells the job, who is looking and where: %s', (text, title, company, place) => {
    expect(read(text)).toMatchObject({ title, company, place });
  });

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
    [
      'University of Wexbourne\nFaculty of Life Sciences – Electron Microscopy Unit',
      'University of Wexbourne',
      '',
    ],
    ['Hospital Santa Marta\nServicio de Anatomía Patológica', 'Hospital Santa Marta', ''],
    ['Hotel Cala Brava 4*S (Mallorca)', 'Hotel Cala Brava 4*S', 'Mallorca'],
    ['Instituto Sierra Alta (ISA)', 'Instituto Sierra Alta (ISA)', ''],
  ])('knows a department and a place in brackets: %s', (head, company, place) => {
    const facts = read(
      `${head}\nTécnico de laboratorio\nHarás los ensayos de cada mañana y los informes de la semana para todo el equipo.`,
    );
    expect(facts).toMatchObject({ title: 'Técnico de laboratorio', company, place });
  });

  it.each([
    // Commas in the line of the job.
    ['Pastry Cook, Casa Olmo, Tucson', 'Pastry Cook', 'Casa Olmo', 'Tucson'],
    ['Kennel Hand, nights only, nr Hawick', 'Kennel Hand', '', 'Hawick'],
    ['Florist (full or part time), Petal & Fern, Bath', 'Florist', 'Petal & Fern', 'Bath'],
    [
      'Museum Registrar, The Wexby Museum of Lace',
      'Museum Registrar',
      'The Wexby Museum of Lace',
      '',
    ],
    ['Farm Worker, Co. Tipperary', 'Farm Worker', '', 'Co. Tipperary'],
    ['Ramp Agent | SkyPort Ground, Columbus OH', 'Ramp Agent', 'SkyPort Ground', 'Columbus OH'],
    ['Analyst, Water Quality', 'Analyst, Water Quality', '', ''],
    // A town that no list has is told by its region.
    ['Ebanista – Round Rock, TX', 'Ebanista', '', 'Round Rock, TX'],
    ['Payroll Clerk | Omley, Co. Tyrone', 'Payroll Clerk', '', 'Omley, Co. Tyrone'],
    ['Agente inmobiliario – Zona Chamberí', 'Agente inmobiliario', '', 'Zona Chamberí'],
    // A trade in the same line is no employer.
    [
      'Responsable de Calidad – Automoción – Valladolid',
      'Responsable de Calidad',
      '',
      'Valladolid',
    ],
    // What it is for is not its name.
    ['Se busca soldadora para taller de rejas, Vigo', 'Soldadora', '', 'Vigo'],
    ['Costurera con experiencia en máquina plana', 'Costurera', '', ''],
    ['Fisioterapeuta para clínica deportiva en Murcia', 'Fisioterapeuta', '', 'Murcia'],
  ])('reads the line of the job to its end: %s', (line, title, company, place) => {
    const facts = read(`${line}\nMust be able to lift. Overtime is paid. Hay que saber estar.`);
    expect(facts).toMatchObject({ title, company, place });
  });

  it.each([
    ['Brackenhill Polymers moulds closures for food customers.', 'Brackenhill Polymers'],
    ['The Harrow Lace Museum looks after nine thousand pieces.', 'The Harrow Lace Museum'],
    ['Rutas Espliego mueve grupos de jubilados por Toscana.', 'Rutas Espliego'],
    ['Panadería Trigo Nuevo, Getafe (polígono sur), busca PANADERO/A.', 'Panadería Trigo Nuevo'],
    ['Discretion is essential, and nights are paid.', ''],
    ['Spanish is required and French is a plus.', ''],
    ['Must have a card. You’ll work outdoors.', ''],
    ['La empresa es joven y tiene ganas.', ''],
    ['What the days look like', ''],
  ])('knows who does something from what is said of the work: %s', (line, company) => {
    expect(read(`Night Baker\n\n${line}`).company).toBe(company);
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
