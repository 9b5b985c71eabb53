import { describe, expect, it } from 'vitest';
import { parseCv, parseText } from '..';
import { line, name } from '../fixtures/drawn-lines';
import { joinParts } from '../layout/join-parts';
import type { SourceLine } from '../source-document';

const heading = (text: string) => line(text, { fontSizePt: 13, bold: true, gapBefore: true });
const link = (text: string, href: string) => ({ text, href });
const rest = [heading('Experiencia'), line('Soldadora, Talleres Norte, 2019 – 2022')];
const parse = (...lines: SourceLine[]) => parseCv({ format: 'pdf', pages: 1, lines });
const personalOf = (...lines: SourceLine[]) => parse(...lines).cv.personal;

describe('ways of contact', () => {
  it('never lengthen an address that is whole', () => {
    for (const next of ['1.', '/anaruiz', 'anaruiz', '12'])
      expect(personalOf(name, line('ana.ruiz@example.com'), line(next), ...rest).email).toBe(
        'ana.ruiz@example.com',
      );
  });

  it('take the page that has the person’s name, not a network, a map or a copy of the CV', () => {
    const links = [
      link('PDF', 'https://files.example.org/cv.pdf'),
      link('mapa', 'https://goo.gl/maps/abc'),
      link('@ana', 'https://twitter.com/ana'),
      link('taller', 'https://taller.example.org/obras'),
      link('página', 'https://anaruiz.example.com'),
    ];
    const { website } = personalOf(
      name,
      line('PDF | mapa | @ana | taller | página', { links }),
      ...rest,
    );
    expect(website).toBe('https://anaruiz.example.com');
  });

  it('show a handle by the address it leads to', () => {
    const { linkedin, title, location } = personalOf(
      name,
      line('ana@example.com · ana-ruiz', {
        links: [link('ana-ruiz', 'https://www.linkedin.com/in/ana-ruiz')],
      }),
      ...rest,
    );
    expect({ linkedin, title, location }).toEqual({
      linkedin: 'https://www.linkedin.com/in/ana-ruiz',
      title: '',
      location: '',
    });
  });

  it('complete an address that the column cut by where it leads', () => {
    const href = 'https://www.linkedin.com/in/anaruizsoler';
    const cut = line('linkedin.com/in/anarui', { links: [link('linkedin.com/in/anarui', href)] });
    expect(personalOf(name, cut, ...rest).linkedin).toBe('linkedin.com/in/anaruizsoler');
  });

  it('keep the hyphen at which an address was broken', () => {
    const [whole] = joinParts([line('ana-'), line('ruiz.example.com')]);
    expect(whole?.text).toBe('ana-ruiz.example.com');
    const [word] = joinParts([line('solda-'), line('dura')]);
    expect(word?.text).toBe('soldadura');
  });

  it('are read from running feet, and from the foot of a single page', () => {
    const foot = 'ana@example.com · 600 555 010';
    for (const running of [true, false]) {
      const { cv, unplaced } = parse(
        name,
        ...rest,
        heading('Idiomas'),
        line('Inglés: B2'),
        line(foot, running ? { running } : {}),
      );
      expect(cv.personal).toMatchObject({ email: 'ana@example.com', phone: '600 555 010' });
      expect(cv.languages).toEqual([{ language: 'Inglés', proficiency: 'B2' }]);
      expect(unplaced).toEqual([]);
    }
  });

  it('leave a referee’s number where it is', () => {
    const { cv } = parse(
      name,
      line('ana@example.com · 600 555 010'),
      ...rest,
      heading('Referencias'),
      line('Berta Gil, jefa de taller'),
      line('berta@example.com · 600 555 011'),
    );
    expect(cv.additional.Referencias?.join(' ')).toContain('berta@example.com · 600 555 011');
    expect(cv.personal.email).toBe('ana@example.com');
  });
});

describe('place and title', () => {
  it('find a town in no list between the ways of contact', () => {
    const lines = [line('600 555 010'), line('Villarriba'), line('ana@example.com')];
    expect(personalOf(name, line('Soldadora'), ...lines, ...rest)).toMatchObject({
      title: 'Soldadora',
      location: 'Villarriba',
    });
  });

  it('read a label in other words', () => {
    const { location } = personalOf(name, line('Dirección particular: Villarriba, 12'), ...rest);
    expect(location).toBe('Villarriba, 12');
  });

  it('take the place off the end of a headline', () => {
    expect(personalOf(name, line('Jefa de taller, Sevilla, España'), ...rest)).toMatchObject({
      title: 'Jefa de taller',
      location: 'Sevilla, España',
    });
  });

  it('take the name of the paper for no occupation', () => {
    expect(personalOf(name, line('Curriculum vitae'), ...rest).title).toBe('');
  });
});

it('reads cells that have their own labels one by one', () => {
  const { cv } = parseText(
    'Ana Ruiz Pardo\nContable\nana@example.com\tValdeón\tLinkedIn: ana-ruiz\tGitHub: aruiz\tÁvila\n',
  );
  expect(cv.personal).toMatchObject({ linkedin: 'ana-ruiz', github: 'aruiz' });
});

it.each([
  ['linkedin.test/in/ana-ruiz', 'linkedin'],
  ['https://es.linkedin.com/in/ana-ruiz', 'linkedin'],
  ['github.test/aruiz', 'github'],
  ['aruiz.github.io', 'website'],
  ['mylinkedin.example.com', 'website'],
])('knows a network by the name of its host: %s', (url, kind) => {
  const { cv } = parseText(`Ana Ruiz Pardo\nContable\nana@example.com | ${url}\n`);
  expect(cv.personal).toMatchObject({ [kind]: url });
});

describe('the place of the person', () => {
  const placeOf = (...lines: string[]) =>
    personalOf(name, line('Contable'), ...lines.map((text) => line(text)), ...rest).location;

  it('may have a district or a quarter that no list has', () => {
    expect(placeOf('ana@example.com', 'Leeds, LS9', '@ana.cocina')).toBe('Leeds, LS9');
    expect(
      placeOf('+52 222 555 0143', 'Col. La Loma, Puebla, Pue., México', 'ana@example.com'),
    ).toBe('Col. La Loma, Puebla, Pue., México');
  });

  it('goes on below a comma', () => {
    expect(placeOf('The Old Mill, Church Lane,', 'Nether Stowby, NG9 2ZZ', 'ana@example.com')).toBe(
      'The Old Mill, Church Lane, Nether Stowby, NG9 2ZZ',
    );
  });

  it('has a door and a postcode that are no phone', () => {
    const personal = personalOf(
      name,
      line('C/ de la Sierpe, 17. 45600 Talavera de la Reina (Toledo)'),
      line('Teléfono: 925 00 17 63'),
      ...rest,
    );
    expect(personal.phone).toBe('925 00 17 63');
  });
});

it('reads a name whose words a scan drove apart', () => {
  const spaced = line('ANA RUIZ SOLER', { cells: ['ANA', 'RUIZ', 'SOLER'] });
  expect(personalOf(line('CURRICULUM VITAE'), spaced, line('Contable'), ...rest).name).toMatch(
    /^ana ruiz soler$/i,
  );
});

it.each([
  ['Apellidos: Ruiz Pardo', 'Nombre: Ana'],
  ['Nombre: Ana', 'Apellidos: Ruiz Pardo'],
])('puts the halves of a name in their order: %s, %s', (...halves) => {
  const { cv } = parseText(`CURRÍCULUM VITAE\nDATOS PERSONALES\n${halves.join('\n')}\n`);
  expect(cv.personal.name).toBe('Ana Ruiz Pardo');
});

it('the headline may take two lines, and letters behind the name are none', () => {
  const headline = [
    line('Responsable de marketing en Bodegas Alba | Marca y'),
    line('contenidos para hostelería'),
  ];
  expect(personalOf(name, ...headline, line('ana@example.com'), ...rest).title).toBe(
    'Responsable de marketing en Bodegas Alba | Marca y contenidos para hostelería',
  );
  const prose = [
    line('Responsable de marketing en Bodegas Alba desde hace años y'),
    line('contenta con ello.'),
  ];
  expect(personalOf(name, ...prose, line('ana@example.com'), ...rest).title).toBe('');
  const nurse = line('Ana Ruiz Soler, RN, CCRN', { fontSizePt: 24, bold: true });
  expect(personalOf(nurse, line('ana@example.com'), ...rest).title).toBe('');
});

it.each([
  '981 00 44 55 / 666 12 00 98',
  '01632 960 774 or 07700 900 335',
  '981.00.44.55, 666-12-00-98',
])('keeps two phones as they are written: %s', (phone) => {
  const { cv } = parse(name, line(`Tel. ${phone}`), line('ana@example.com'));
  expect(cv.personal.phone).toBe(phone);
});

it.each([
  'Tel. 981 00 44 55 / móvil: 666 12 00 98',
  'Tel. casa: 981 00 44 55 ⇥ Cel.: 666 12 00 98',
  'Teléfono: 981 00 44 55 (recados: 666 12 00 98)',
  '981 00 44 55 (particular) 666 12 00 98 (móvil)',
  'Fijo: 981 00 44 55 ⏎ Móvil: 666 12 00 98',
  '981 00 44 55 ⏎ 666 12 00 98 ⏎ 666120098',
  'Home 981 00 44 55, mobile 666 12 00 98',
  '981 00 44 55 cell ⏎ 666 12 00 98 evenings',
])('keeps both phones, whatever words are around them: %s', (text) => {
  const lines = text.split(' ⏎ ').map((row) => {
    const cells = row.split(' ⇥ ');
    return line(cells.join(' '), cells.length > 1 ? { cells } : {});
  });
  const { cv } = parse(name, ...lines, line('ana@example.com'), ...rest);
  expect(cv.personal.phone).toBe('981 00 44 55 / 666 12 00 98');
  expect(cv.personal.title).toBe('');
  expect(cv.additional).toEqual({});
});

it.each([
  'Puede localizarme en el 611 203 344 o en ana@example.com.',
  'Me puede llamar al 611 203 344 o escribirme a ana@example.com',
  'You can reach me on 611 203 344 or at ana@example.com.',
])('reads a sentence that says how to reach somebody, and no title in it: %s', (text) => {
  const town = line('Vivo en Calatayud (Zaragoza)');
  const { personal, summary } = parse(name, line(text), town, ...rest).cv;
  expect(personal).toMatchObject({
    phone: '611 203 344',
    email: 'ana@example.com',
    title: '',
    location: 'Calatayud (Zaragoza)',
  });
  expect(summary).toBe('');
});

it('reads the end of an address that is the person’s name with hyphens', () => {
  const personal = personalOf(
    name,
    line('ana@example.com'),
    line('linkedin.com/in/'),
    line('ana-ruiz-soler'),
    ...rest,
  );
  expect(personal.linkedin).toBe('linkedin.com/in/ana-ruiz-soler');
});

it('takes no number in a row with another word for a second phone', () => {
  const { cv } = parse(
    name,
    line('Teléfono 611 203 344', { cells: ['Teléfono', '611 203 344'] }),
    line('Matrícula 00000-000000 ANT', { cells: ['Matrícula', '00000-000000 ANT'] }),
    ...rest,
  );
  expect(cv.personal.phone).toBe('611 203 344');
  expect(cv.additional).toEqual({ Matrícula: ['00000-000000 ANT'] });
});

it.each([
  [24, 17],
  [17, 24],
])('reads a name over two lines of two sizes: %d and %d pt', (first, second) => {
  const personal = personalOf(
    line('ANA', { fontSizePt: first, bold: true }),
    line('RUIZ SOLER', { fontSizePt: second }),
    line('Soldadora', { fontSizePt: 12 }),
    line('anaruizs@example.com'),
    ...rest,
  );
  expect(personal).toMatchObject({ name: 'ANA RUIZ SOLER', title: 'Soldadora' });
});

it('keeps the letters that are written behind a name', () => {
  const nurse = line('Ana Ruiz Soler, RN, CCRN', { fontSizePt: 24, bold: true });
  const { name: read, title } = personalOf(nurse, line('ana@example.com'), ...rest);
  expect({ read, title }).toEqual({ read: 'Ana Ruiz Soler, RN, CCRN', title: '' });
});

it('takes a town with its quarter for a place', () => {
  const town = line('Málaga, zona Teatinos');
  expect(personalOf(name, line('Dependienta'), town, line('611 203 344'), ...rest)).toMatchObject({
    title: 'Dependienta',
    location: 'Málaga, zona Teatinos',
  });
});

it('takes no number for a phone that another word is before, unless there is no other', () => {
  const candidate = line('Nº de candidato: 00482913');
  const { cv } = parse(name, candidate, line('Teléfono: 611 203 344'), line('ana@example.com'));
  expect(cv.personal.phone).toBe('611 203 344');
  expect(cv.additional).toEqual({ 'Nº de candidato': ['00482913'] });
  expect(personalOf(name, line('Localízame: 611 203 344'), line('ana@example.com')).phone).toBe(
    '611 203 344',
  );
});
