import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const jobsOf = (...lines: SourceLine[]) =>
  parse(name, heading('Experience'), ...lines).work_experience.map(
    ({ title, company, location, dates }) => [title, company, location, dates].join(' | '),
  );
const bold = { bold: true } as const;
const gap = { gapBefore: true } as const;

describe('dates', () => {
  it('may end each job, below the list of what was done', () => {
    const dates = { italic: true, gapBefore: true } as const;
    expect(
      jobsOf(
        line('Orchard Depot - Atlanta, GA', gap),
        line('Forklift Operator', bold),
        bullet('Loaded forty trailers a week.'),
        bullet('Trained twelve new hires.'),
        line('08/2019 - Present', dates),
        line('Harbor Grocers - Savannah, GA', gap),
        line('Order Selector', bold),
        bullet('Picked by voice.'),
        line('03/2016 - 07/2019', dates),
        line('Corner Diner - Macon, GA', gap),
        line('Crew Member', bold),
        line('2014 - 2016', dates),
      ),
    ).toEqual([
      'Forklift Operator | Orchard Depot | Atlanta, GA | 08/2019 - Present',
      'Order Selector | Harbor Grocers | Savannah, GA | 03/2016 - 07/2019',
      'Crew Member | Corner Diner | Macon, GA | 2014 - 2016',
    ]);
  });

  it('may be a list of years, or the part of the week or year someone worked', () => {
    expect(
      jobsOf(
        row(['2019 - 2021', 'Camarera, Hotel Faro'], gap),
        row(['Veranos 2016, 2017 y 2018', 'Ayudante de cocina, Bar Ancla'], gap),
        row(['fines de semana, 2015', 'Repartidora, Kiosko Norte'], gap),
      ),
    ).toEqual([
      'Camarera | Hotel Faro |  | 2019 - 2021',
      'Ayudante de cocina | Bar Ancla |  | Veranos 2016, 2017 y 2018',
      'Repartidora | Kiosko Norte |  | fines de semana, 2015',
    ]);
  });
});

describe('employers', () => {
  it('may be set above their roles, with dates of their own or without', () => {
    const role = { gapBefore: true, xPt: 80 } as const;
    expect(
      jobsOf(
        line('Muebles Norte S.A. (1998 – actualidad)', { ...bold, ...gap }),
        row(['2006 – actualidad', 'Responsable de administración'], role),
        line('Cierre mensual, impuestos y nóminas de cuarenta personas.', { xPt: 160 }),
        row(['1998 – 2006', 'Auxiliar administrativa'], role),
        line('Facturación, archivo y centralita de la empresa.', { xPt: 160 }),
        line('Supermercados Ancla', { ...bold, ...gap }),
        row(['1995 – 1998', 'Cajera'], role),
      ),
    ).toEqual([
      'Responsable de administración | Muebles Norte S.A. |  | 2006 – actualidad',
      'Auxiliar administrativa | Muebles Norte S.A. |  | 1998 – 2006',
      'Cajera | Supermercados Ancla |  | 1995 – 1998',
    ]);
  });

  it('are not the end of the text about the role before', () => {
    expect(
      jobsOf(
        line('Northern Foods', gap),
        line('Supply Chain Analyst', { ...bold, ...gap }),
        line('March 2021 - Present'),
        line('Planned demand for three depots and cut the waste of all', { ...gap, widthPt: 400 }),
        line('short-life lines by 18%.'),
        line('Junior Planner', { ...bold, ...gap }),
        line('August 2018 - February 2021'),
        line('Hartley & Sons', gap),
        line('Sales Assistant', bold),
        line('September 2015 - June 2018'),
      ),
    ).toEqual([
      'Supply Chain Analyst | Northern Foods |  | March 2021 - Present',
      'Junior Planner | Northern Foods |  | August 2018 - February 2021',
      'Sales Assistant | Hartley & Sons |  | September 2015 - June 2018',
    ]);
  });
});

describe('heads', () => {
  it('go on with a place in brackets where their line was full', () => {
    const run = (title: string, rest: string) => ({
      runs: [{ text: title, bold: true as const }, { text: rest }],
    });
    expect(
      jobsOf(
        line('Monitora de campamento, Asociación Monte Gazte', {
          ...gap,
          ...run('Monitora de campamento', ', Asociación Monte Gazte'),
          widthPt: 400,
        }),
        line('(Sierra de Lomas)'),
        line('julio 2024', { fontSizePt: 8 }),
        bullet('Grupo de quince niños.'),
        line('Repartidora de prensa, Kiosko Norte', {
          ...gap,
          ...run('Repartidora de prensa', ', Kiosko Norte'),
        }),
        line('julio 2023', { fontSizePt: 8 }),
      ),
    ).toEqual([
      'Monitora de campamento | Asociación Monte Gazte | Sierra de Lomas | julio 2024',
      'Repartidora de prensa | Kiosko Norte |  | julio 2023',
    ]);
  });

  it('end where the text begins on their own line', () => {
    const { work_experience } = parse(
      name,
      heading('Teaching posts'),
      row(
        [
          '2014 to date',
          'Head of Mathematics, Northern Community School, Dublin. Lead a department of nine and its budget.',
        ],
        gap,
      ),
      row(['2007–14', 'Teacher of Physics, Northern Community School, Dublin.'], gap),
    );
    expect(work_experience).toMatchObject([
      {
        title: 'Head of Mathematics',
        company: 'Northern Community School',
        location: 'Dublin',
        description: 'Lead a department of nine and its budget.',
      },
      { title: 'Teacher of Physics', description: '' },
    ]);
  });
});

describe('studies', () => {
  it('have their school before the diploma, or plain below it', () => {
    const { education } = parse(
      name,
      heading('Education'),
      line('Professional Cookery 706/1 and 706/2, Level 3 Diploma', { ...bold, ...gap }),
      line('Coleg Dyffryn, 2014 – 2016'),
      line('Columbia High School, High School Diploma', gap),
      line('2014', { italic: true }),
    );
    expect(education.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
      'Professional Cookery 706/1 and 706/2, Level 3 Diploma | Coleg Dyffryn',
      'High School Diploma | Columbia High School',
    ]);
  });
});

describe('a CV without any heading', () => {
  it('is read line by line', () => {
    const cv = parse(
      name,
      line('Torralda - 600 555 010 - ana@example.com'),
      line('Nacida el 12-02-1987 en Villarriba. Permiso de trabajo.'),
      line(
        'Peona agrícola en Fincas Sol, de 2017 hasta hoy: recolección de pimiento y pepino',
        gap,
      ),
      line('Tractorista en Finca Los Llanos (Níjar), 2013-2017.'),
      line('Curso de carretillas elevadoras (Formanorte, 2018).', gap),
      line('Hablo árabe (materna), español (bien hablado) y francés (básico).', gap),
      line('Disponibilidad para viajar.', gap),
    );
    expect(cv.work_experience).toMatchObject([
      { title: 'Peona agrícola', company: 'Fincas Sol', dates: 'de 2017 hasta hoy' },
      { title: 'Tractorista', company: 'Finca Los Llanos', location: 'Níjar', dates: '2013-2017' },
    ]);
    expect(cv.certifications).toMatchObject([{ issuer: 'Formanorte', date: '2018' }]);
    expect(cv.languages.map(({ language }) => language)).toEqual(['árabe', 'español', 'francés']);
    expect(cv.additional).toEqual({
      'Otros datos': [
        'Nacida el 12-02-1987 en Villarriba. Permiso de trabajo.',
        'Disponibilidad para viajar.',
      ],
    });
    expect(cv.summary).toBe('');
  });
});

describe('contact', () => {
  it('may be in two columns, each value with its label', () => {
    const { personal, additional } = parse(
      name,
      row(['DNI: 00.000.000', 'Tel: +54 9 351 555-0188'], gap),
      row(['Fecha de nacimiento: 09/11/1997', 'Mail: ana@example.com']),
      row(['Estado civil: soltera', 'Córdoba Capital, Argentina']),
      heading('Experience'),
      row(['2019 - 2021', 'Camarera, Hotel Faro'], gap),
    );
    expect(personal).toMatchObject({
      phone: '+54 9 351 555-0188',
      email: 'ana@example.com',
      location: 'Córdoba Capital, Argentina',
    });
    expect(Object.values(additional).flat().join(' ')).not.toContain('Tel');
  });
});
