import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const cases = {
  en: {
    heads: [
      ['The report', 'The reports'],
      ['My caseload', 'My accounts'],
    ],
    asides: [
      'that arrived from our plant in Ohio',
      'I had inherited',
      'they send to the office',
      ', which doubled within a year,',
      ', from receipts to returns,',
      'prepared by the two auditors',
      ', checked every quarter,',
    ],
    verbs: [
      ['was', 'were', 'praised by the auditors'],
      ['has', 'have', 'grown every year'],
    ],
  },
  es: {
    heads: [
      ['El pedido', 'Los pedidos'],
      ['La factura', 'Las facturas'],
    ],
    asides: [
      'que llegaba por correo',
      'que revisé con la auditora',
      ', que crecía cada año,',
      ', con sus anexos y sus planos,',
      'de la zona norte',
      'por el que preguntaba el cliente',
    ],
    verbs: [
      ['salía', 'salían', 'del almacén a las nueve'],
      ['fue', 'fueron', 'a parar a la central'],
    ],
  },
} as const;

const grid = (['en', 'es'] as const).flatMap((language) => {
  const { heads, asides, verbs } = cases[language];
  return heads.flatMap(([one, many]) =>
    asides.flatMap((aside) =>
      verbs.map(([single, plural, rest]) => ({ language, one, many, aside, single, plural, rest })),
    ),
  );
});

describe('a verb after what is said of its subject', () => {
  it.each(grid)('$language: $many $aside $single', ({ language, one, many, aside, ...verbs }) => {
    const write = (subject: string, verb: string) => {
      const fitting = language === 'es' && subject === many ? pluralise(aside) : aside;
      return `${subject} ${fitting} ${verb} ${verbs.rest}`.replaceAll(' ,', ',');
    };
    const { single, plural } = verbs;
    expect(listSuggestions(write(many, single), language)).toContain(`${single} → ${plural}`);
    expect(listSuggestions(write(one, plural), language)).toContain(`${plural} → ${single}`);
    expect(listSuggestions(write(many, plural), language)).toEqual([]);
    expect(listSuggestions(write(one, single), language)).toEqual([]);
  });

  const pluralise = (aside: string) =>
    aside
      .replace('llegaba', 'llegaban')
      .replace('crecía', 'crecían')
      .replace('por el que', 'por los que');

  it.each([
    ['en', 'The man who said the keys were lost'],
    ['en', 'A tiler whose grout lines are always straight'],
    ['en', 'My patients usually return to sport sooner than they expect'],
    ['en', 'Someone who can say no politely'],
    ['en', 'One of the first things that strike visitors to the archive I run is the silence'],
    ['es', 'Los aparejos que se perdían había que declararlos a la vuelta'],
    ['es', 'Cada uno de los treinta y dos expedientes que tramité fue resuelto dentro del plazo'],
    ['es', 'Se reconocían a los trabajadores los trienios perdidos'],
    ['es', 'Los clientes que atendía la tienda tenían confianza'],
  ] as const)('is not the verb of the aside (%s): %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });

  it.each([
    ['Me gusta los niños', 'gusta → gustan'],
    ['Me falta dos asignaturas para terminar', 'falta → faltan'],
    ['Me interesan el mundo editorial', 'interesan → interesa'],
    ['Se realizaba inventarios cada mes', 'realizaba → realizaban'],
    ['Se vigilaban a los visitantes por las cámaras', 'vigilaban → vigilaba'],
    ['Cada una de las campañas que lancé tenían su código', 'tenían → tenía'],
    ['El acceso de las contratas y de las visitas pasaban por mi puesto', 'pasaban → pasaba'],
  ])('es, after the verb or as part of them: %s', (text, wanted) => {
    expect(listSuggestions(text, 'es')).toContain(wanted);
  });
});
