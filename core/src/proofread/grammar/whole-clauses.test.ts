import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('who does it, however far from the verb', () => {
  it.each([
    ['en', 'The list of overdue invoices and returns go to the manager on Mondays', 'go → goes'],
    ['en', 'The shelves and the counter was rebuilt in oak', 'was → were'],
    ['en', 'Trained two porters, each of whom are now a supervisor', 'are → is'],
    ['en', 'Redid the wiring, since one of the old panels have failed', 'have → has'],
    ['en', 'Online bookings was checked every evening', 'was → were'],
    ['en', 'Coached drivers who delivers across the county', 'delivers → deliver'],
    ['en', 'Most of my customers was regulars', 'was → were'],
    ['en', 'The keys to the van was kept in my locker', 'was → were'],
    ['en', 'The number of complaints have dropped since 2019', 'have → has'],
    ['en', 'The patients of Dr Hale was seen by me', 'was → were'],
    ['en', 'Cleaned the ovens and the trays that was left over', 'was → were'],
    ['en', 'Customers who comes in on Saturdays want coffee', 'comes → come'],
    ['en', 'Helped open one of the busiest restaurant in the city', 'restaurant → restaurants'],
    ['en', 'Trained dozens of new apprentice in two years', 'apprentice → apprentices'],
    ['es', 'Los turnos de la tarde empezaba a las tres', 'empezaba → empezaban'],
    ['es', 'Atendí a cientos de cliente al día', 'cliente → clientes'],
    ['es', 'Uno de las tiendas cerró en 2020', 'Uno → Una'],
    ['es', 'Los suelos y la fachada de cada casa quedaba terminados', 'quedaba → quedaban'],
    ['es', 'Cambié el proveedor y los fallos de montaje ha bajado mucho', 'ha → han'],
    ['es', 'Di clase a nueve alumnos y todos aprobó', 'aprobó → aprobaron'],
    ['es', 'La directora y las familias estuvo satisfechas', 'estuvo → estuvieron'],
    ['es', 'Reparé las persianas que se atascaba en invierno', 'atascaba → atascaban'],
    ['en', 'Philosophy graduate who think clearly and writes plainly', 'think → thinks'],
    ['en', 'Bank branch manager in early retirement who want to return', 'want → wants'],
    ['en', 'I have an analytical mind and feels comfortable with data', 'feels → feel'],
    ['en', 'Trained new staff and lead a team of nine', 'lead → led'],
    ['es', 'Se revisó los extintores de la planta', 'revisó → revisaron'],
    ['es', 'El equipo de ventas lograron el objetivo', 'lograron → logró'],
    ['es', 'Nuestra plantilla trabajaban a turnos', 'trabajaban → trabajaba'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  const followed = [
    'las compañeras nuevas',
    'los encargos',
    'a los clientes',
    'las quejas formales',
  ];
  const happens = [
    ...[
      ['llegaba', 'llegaban'],
      ['entró', 'entraron'],
      ['ocurre', 'ocurren'],
    ],
    ...[
      ['no funcionaba', 'no funcionaban'],
      ['surgió', 'surgieron'],
      ['faltaba', 'faltaban'],
    ],
  ];
  it.each(followed)('es: “%s que”, and a verb without an object', (many) => {
    for (const [one = '', all = ''] of happens) {
      const [typed, meant] = [one, all].map((verb) => verb.replace('no ', ''));
      expect(listSuggestions(`Anoté ${many} que ${one} durante la feria`, 'es')).toContain(
        `${typed} → ${meant}`,
      );
      expect(listSuggestions(`Anoté ${many} que ${all} durante la feria`, 'es')).toEqual([]);
    }
  });

  it.each([
    ['es', 'Lancé una campaña contra los timos telefónicos que llegó a 5.000 hogares'],
    ['en', 'The list of overdue invoices and returns goes to the manager on Mondays'],
    ['en', 'Cleaning offices was my first job'],
    ['en', 'Eight years in the same garage have taught me patience'],
    ['en', 'Took calls at night, which was hard'],
    ['en', 'Do the morning and evening rounds on the ward'],
    ['en', 'A manager who turns around branches and builds stable teams'],
    ['en', 'Won a number of awards and gained a lot of experience'],
    ['es', 'Adaptamos el entorno a los niños'],
    ['es', 'La finca se halla situada cerca de Jaén'],
    ['es', 'Quien me contrate se lleva también mi cuaderno de recetas'],
    ['es', 'Volé en clase business con copa de vino'],
    ['es', 'Atendí a 15 estudiantes máximo por clase'],
    ['es', 'Prácticas en el Hospital 12 de Octubre'],
    ['es', 'Formador en técnica de tijera sobre peine en dos academias'],
    ['es', 'Una de los técnicos de la planta'],
    ['es', 'Los fines de semana atendía la barra'],
    ['es', 'Mi especialidad son los arreglos difíciles'],
    ['es', 'La mayoría de los clientes venían recomendados'],
    ['es', 'Los residentes a quienes cuidaba tenían más de ochenta años'],
    ['es', 'Planté almendros en 18 ha de secano'],
    ['en', 'I lead a team of six at the depot'],
    ['en', 'Plan the routes and lead a team of nine'],
  ] as const)('is right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});

it('takes what is no word before a stop for an abbreviation', () => {
  expect(listSuggestions('Título de conserv. superior y de fotografía', 'es')).not.toContain(
    's → S',
  );
});

describe('actions of one sentence', () => {
  it.each([
    ['en', 'Identified and resolve faults on the line', 'resolve → resolved'],
    ['en', 'Rang the bell and hand out keys to teachers', 'hand → handed'],
    ['en', 'Ran two sites and prioritise orders by date', 'prioritise → prioritised'],
    ['en', 'Wrote the newsletter and schedule it for Fridays', 'schedule → scheduled'],
    ['en', 'Poured pints, checks tickets and cleared tables', 'checks → checked'],
    ['en', 'Plan lessons for two groups and posted them online', 'posted → post'],
    ['en', 'Scanned parcels and catched wrong labels', 'catched → caught'],
    ['es', 'Redacto informes y los presentaba en plazo', 'presentaba → presento'],
    ['es', 'Preparé los pedidos y coloco la mercancía', 'coloco → coloqué'],
  ] as const)('are in one tense, %s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each([
    ['en', 'Watched the team grow and earn prizes'],
    ['en', 'Cleaned the machines and hand tools of the shop'],
    ['en', 'Sold enterprise and franchise plans to firms'],
    ['en', 'Set targets and reviewed them every month'],
    ['en', 'Bought cork, bottles and cardboard for the cellar'],
    ['en', 'Helped readers find books and use the computers'],
    ['es', 'Enseñé nudos, mareas y respeto a la mar.'],
  ] as const)('are right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});

describe('marks, repeats and words that sound alike', () => {
  it.each([
    ['es', 'Monté cuadros de protección.eléctrica', 'protección.eléctrica → protección. Eléctrica'],
    ['es', 'Maquillé en el hotel Carlton,y peiné a varias novias', ', → , '],
    ['es', 'Trabajé junto con el con el encofrador', 'con el con el → con el'],
    ['es', 'Pedía papel cuando avía poco', 'avía → había'],
    ['es', 'Donde la cuenta a pasado de 900 a 6200 seguidores', 'a → ha'],
    ['es', 'Aviso cuando halla un problema en la línea', 'halla → haya'],
    ['en', 'Trained staff on the new POS.each one gets a week', 'POS.each → POS. Each'],
    ['en', 'Checked stock on daily basis', 'on → on a'],
    ['en', 'Replaced led pipes in old houses', 'led → lead'],
    ['en', 'Trained nine operators, whose all passed the test', 'whose → who'],
    ['en', 'Was paid to advice customers on paint', 'advice → advise'],
    ['en', 'Replaced a condensor fan motor', 'condensor → condenser'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each([
    ['es', 'Trabajo codo con codo con el equipo de diseño'],
    ['es', 'Análisis de datos en Atlas.ti'],
    ['es', 'Velé por que los turnos estuvieran cubiertos'],
    ['en', 'Mentored three engineers, two of whom were promoted'],
    ['en', 'Being a role model for the newer people'],
  ] as const)('are right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});
