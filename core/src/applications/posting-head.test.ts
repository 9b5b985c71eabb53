import { describe, expect, it } from 'vitest';
import { readPostingFacts } from './read-posting-facts';

const read = (text: string) => readPostingFacts(text, '2026-11-16');

describe('the head of a job description', () => {
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
      'Fundación Teatro del Azud',
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
    ['Cementos Alhóndiga · Híbrido · Las Rozas de Madrid', 'Las Rozas de Madrid, híbrido'],
    ['Cementos Alhóndiga\nMuch Wenlock TF13', 'Much Wenlock TF13'],
    ['Cementos Alhóndiga\nCalle Mayor, 14, 28801 Alcalá', 'Calle Mayor, 14, 28801 Alcalá'],
    ['Cementos Alhóndiga\nZahara de los Atunes, Cádiz', 'Zahara de los Atunes, Cádiz'],
    ['Cementos Alhóndiga\nCheste (Valencia)', 'Cheste (Valencia)'],
    ['Cementos Alhóndiga\n\nTrabajarás en nuestra planta en Cambados.', 'Cambados'],
    ['Cementos Alhóndiga, una fábrica pequeña de Navalmoral de la Mata.', 'Navalmoral de la Mata'],
  ])('finds the town beside an employer, in a list or not: %s', (lines, place) => {
    const facts = read(
      `Encargada de planta\n${lines}\n\nEn Cementos Alhóndiga queremos que vengas con nosotros a trabajar.`,
    );
    expect(facts).toMatchObject({
      title: 'Encargada de planta',
      company: 'Cementos Alhóndiga',
      place,
    });
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
});
