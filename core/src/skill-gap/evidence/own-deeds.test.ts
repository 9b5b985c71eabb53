import { describe, expect, it } from 'vitest';
import { findUnownedClauses, isDeniedEntry, isUnfinished } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text).map(({ start, end }) => text.slice(start, end).trim());

describe('whose action a line describes', () => {
  it.each([
    'Me gustaría pasar a React',
    'Scheduled to sit the SHRM-CP in May',
    'Studying for the Series 7',
    'Matriculada en un máster de cuidados',
    'Miré varias veces cómo cosía la maestra',
    'Sat at the back of the court twice',
    'Rotated for six weeks through CT as an observer',
    'A spring tour was planned for 2020 and cancelled',
    'La gira estaba prevista para mayo y se suspendió',
    'Dos alisados en el instituto como práctica',
    'The P&L director presents to the board',
    'Quiero certificarme en Azure este año',
    'El capataz hacía los inventarios',
    'Mi cuñado monta piscinas',
    'The engineering team runs the pipelines in Airflow',
    'Bigger jobs went to an outside contractor',
    'Looking to go full time in HVAC',
    'No he usado SAP',
    'Las nóminas y seguros sociales los confeccionaba la gestoría del grupo',
    'Los PLC los programaba un integrador',
    'La repostería la traían hecha de un obrador',
    'El barnizado se llevaba a una nave de fuera',
    'Mi tía hacía las uñas',
    'Anything on the boiler itself gets passed to our gas team',
    'Las declaraciones se pasan a la gestoría',
    'La tarima nos la ponía acabada un carpintero del pueblo',
    'Los motores de gasoil los mandamos a otro taller',
    'El equipo de sonido es cosa de mi hermano',
    'Payslips were prepared by the accountant',
    'Our network engineer configures the switches',
    'Bigger claims go to another office',
    'Excavadora de cadenas: no',
    'Damian deals with the marionettes',
    'Zbyszko handles the marionettes',
    'Owner does the recipe costing',
    'Raquel lleva las marionetas',
    'Restringing is Marek’s',
    'The big loom belongs to the neighbours',
    'Labels are signed off by our curator',
    'Los domingos no puedo por mis hijos',
    'Sign language? Never',
    'Todavía no tengo el carné',
    'La cromatografía está en otro edificio y la lleva una consultora',
    'Las licencias de apertura se tramitan en la central',
    'Los recambios los pide Maricruz con su portátil',
    'Los cuadros de clasificación son de otra subcontrata',
    'Masajes deportivos: los da la fisioterapeuta',
    'The tasting menu belongs to our pastry chef',
    'Stock photography is shot by the studio team',
    'Rigging crews are brought in',
    'Security team handled the ISO 27001 audit',
    'Sales owns the forecast',
    'Contenedores y aduanas los lleva el transitario',
    'My partner has his rope access tickets and tells me all about them',
    'Our SOC is outsourced',
    'They open the alerts and call me',
    'Observé sesiones de afasia',
    'Lo técnico (logs, API) se escala a nivel 2',
    'Tracked platform driven by a hire-firm operator',
    'A teammate tried out Appium for the courier app',
    'Reading the Rust book at weekends',
    'Leyendo sobre Kubernetes en mis ratos libres',
  ])('not the person’s: %s', (text) => {
    expect(unowned(text)).toEqual([text]);
  });

  it.each([
    'Gestión de no conformidades sin incidencias',
    'Reading the meters of 300 homes a week',
    'La contabilidad de doce pymes y sus impuestos',
    'El equipo de ventas que coordino factura dos millones',
    'Led the engineering team of nine',
    'Las nóminas de 300 personas',
    'Los inventarios los hacía yo',
    'La caja la cierro cada noche',
    'La agenda la llevaba con el programa del centro',
    'Sent weekly reports to head office',
    'The kitchen I ran fed 200 pupils',
    'Atención a proveedores y clientes del taller con la jefa de compras',
    'Night audits and guest billing for two hotels',
    'Sales forecasts for three regions',
    'Decisions driven by data',
    'Marketing campaigns in two languages',
  ])('the person’s: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });

  it('parts a sentence where it turns', () => {
    expect(unowned('La titular hacía las fórmulas y yo limpiaba el material')).toEqual([
      'La titular hacía las fórmulas',
    ]);
    expect(unowned('Backend en Java; quiero aprender Go')).toEqual(['quiero aprender Go']);
  });
});

describe('an entry of a list', () => {
  it.each(['Cerámica (afición)', 'Drones (curso de un día, sin volar)', 'Crane (no ticket)'])(
    'says how little: %s',
    (text) => {
      expect(isDeniedEntry(text)).toBe(true);
    },
  );

  it.each(['Cerámica (12 años)', 'Drones (licencia STS)', 'Crane'])('is had: %s', (text) => {
    expect(isDeniedEntry(text)).toBe(false);
  });
});

describe('what was begun', () => {
  it.each([
    'Grado en Historia, sin terminar',
    'Técnico en Cocina (lo dejé en segundo)',
    'Grado en Química (me faltan dos asignaturas)',
    'Pilot licence, theory only',
    'First aid, exam booked for May',
    'Habilitación en trámite',
    'Curso de Kotlin (matriculada, empieza en marzo)',
    'Deep Learning (course 1 of 5 done)',
    'Grado en Derecho (216 de 240 créditos)',
    'CPIM parte 1 aprobada',
    'Module 1 result awaited',
  ])('is not had: %s', (text) => {
    expect(isUnfinished(text)).toBe(true);
  });

  it.each([
    'Grado en Historia',
    'MBA (8 of 8 courses)',
    'Curso de cocina al vacío',
    'Theory and practice of music',
  ])('is had: %s', (text) => {
    expect(isUnfinished(text)).toBe(false);
  });
});

describe('what is sought', () => {
  it('is a wish in a summary, and the work in a job', () => {
    const text = 'Busco averías en telares';
    expect(findUnownedClauses(text)).toHaveLength(1);
    expect(findUnownedClauses(text, true)).toEqual([]);
  });

  it('leaves what is said before it to the person', () => {
    expect(unowned('Calm, tidy puppet maker looking for work with more meaning')).toEqual([
      'looking for work with more meaning',
    ]);
  });
});

it('a verb at the head is the person’s own', () => {
  expect(findUnownedClauses('Check sick pay (SSP) and explain it to staff')).toEqual([]);
});
