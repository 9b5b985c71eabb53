import { describe, expect, it } from 'vitest';
import { readTokens } from '../../language';
import { findUnownedClauses, isUnfinished } from '../evidence/own-deeds';
import { findMentions } from '../names/find-mentions';
import { readPosting } from './read-posting';

const named = (text: string) =>
  readPosting(text).requirements.map(({ id, names }) =>
    id.startsWith('unknown:') ? names.en : id,
  );

const BULLETS = ['🔥 ', '✅ ', '➕ ', '- ', '• ', ''];

describe('what a job asks for as people write it', () => {
  it.each(BULLETS)('reads a list with "%s" before each line', (sign) => {
    const items = [
      'solid grill experience',
      'patience to train commis chefs',
      'experience of ordering stock',
      "the right to work in the UK – sadly we can't sponsor",
    ];
    const read = named(
      [
        'Chef de partie',
        '',
        'You must have',
        ...items.map((item) => `${sign}${item}`),
        '',
        'We offer',
        'Free meals',
      ].join('\n'),
    );
    expect(read).toEqual(
      expect.arrayContaining(['solid grill', 'train commis chefs', 'ordering stock']),
    );
    expect(read).toContain('right to work in the UK');
  });

  it('takes a bare line of one word and its brackets for an item', () => {
    const read = named(
      'Recepcionista\n\nRequisitos imprescindibles\nCheck-in y check-out\nGestión de extranets (Booking, Expedia)\nResolución de quejas\nInglés fluido',
    );
    expect(read.some((name) => /extranets/.test(name))).toBe(true);
  });

  it('reads one requirement where brackets hold what it consists of', () => {
    const read = named(
      'You will have:\n- 5+ years of backend development\n- Production experience on AWS (ECS, Lambda, SQS)\n- Docker',
    );
    expect(read).toContain('aws');
    expect(read).not.toContain('amazon-ecs');
    expect(read).not.toContain('SQS');
  });

  it.each(['code in R', 'programar en R', 'write scripts in R'])(
    'reads the language of "%s"',
    (what) => {
      expect(
        named(`Requirements\n- You should be able to ${what}\n- A degree in Biology`),
      ).toContain('r-language');
    },
  );

  it('reads years beside words that hold an "old"', () => {
    const { years } = readPosting(
      'Requirements\nYou will hold a BSc in Biology and bring at least one year of laboratory experience.',
    );
    expect(years?.least).toBe(1);
  });

  it.each(['busca', 'precisa', 'selecciona', 'incorpora'])(
    'asks for nothing that the company says of itself before "%s"',
    (verb) => {
      const read = named(
        `Requisitos\nEmpresa auxiliar, con 140 personas en plantilla y clientes en media Europa, ${verb} electricista que sepa leer esquemas eléctricos sin ayuda.`,
      );
      expect(read.join(' ')).not.toMatch(/plantilla|clientes/);
    },
  );
});

describe('what a CV says of what was not done or not finished', () => {
  it.each([
    'Licenciatura en Contaduría (trunca, 5.º semestre)',
    'Carrera técnica trunca',
    'Ingeniería Civil, inconclusa',
    'Estudios de Derecho abandonados en 2019',
    'Online course in user research (enrolled, starts in January 2027)',
    'User research course, starting in March 2027',
  ])('%s is not finished', (line) => {
    expect(isUnfinished(line)).toBe(true);
  });

  it.each([
    'Visité huertos de kiwi en Curicó con el asesor',
    'Recorrí dos plantas de reciclaje con la profesora',
    'Visited three breweries with my course',
    'Toured the dairy with the manager',
  ])('%s was only seen', (line) => {
    expect(findUnownedClauses(line, true)).toHaveLength(1);
  });

  it.each(['Visité a los clientes de la zona norte', 'Visited patients in their homes'])(
    '%s was done',
    (line) => {
      expect(findUnownedClauses(line, true)).toHaveLength(0);
    },
  );

  it.each([
    ['Write the Dockerfiles', 'docker'],
    ['Servicios dockerizados', 'docker'],
    ['Jenkinsfiles for all builds', 'jenkins'],
  ])('%s shows %s', (line, id) => {
    expect(findMentions(readTokens(line), () => 'asking').map(({ thing }) => thing.id)).toContain(
      id,
    );
  });
});
