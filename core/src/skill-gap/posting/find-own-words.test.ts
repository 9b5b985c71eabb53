import { describe, expect, it } from 'vitest';
import { readTokens } from '../../language';
import { beginnings, carriers, empties, listedVerbs, triggers } from '../names/term-words';
import { readPosting } from './read-posting';
import { trimClause } from './trim-clause';

const ASKED = 'Requirements\n- Forklift licence\n- Excel\n- First aid certificate\n';
const quote = (text: string) =>
  readPosting(text).requirements.map(({ evidence }) => evidence[0]?.quote);
const askedBy = (line: string) =>
  quote(`Job\nRequirements\n${line}\n- Excel\n- PHP\n`).slice(0, -2);
const dutiesOf = (lines: string) =>
  readPosting(`Luthier\nAbout the role\n${lines}\n${ASKED}`)
    .requirements.filter(({ isDuty }) => isDuty)
    .map(({ evidence }) => evidence[0]?.quote);

describe('what is joined to a known name', () => {
  it.each([
    ['- Use Photoshop and restring antique harps', ['Photoshop', 'restring antique harps']],
    ['- Carné B y tolerancia al ruido de matracas', ['Carné B', 'tolerancia al ruido de matracas']],
    ['- Zarpo y AutoCAD', ['Zarpo', 'AutoCAD']],
    ['- AutoCAD, Zarpo', ['AutoCAD', 'Zarpo']],
    [
      '- Run Photoshop, including weekly varnish checks',
      ['Photoshop', 'including weekly varnish checks'],
    ],
  ])('is asked for too: %s', (line, wanted) => {
    expect(askedBy(line)).toEqual(wanted);
  });

  it.each([
    ['- Saber usar Photoshop y otras herramientas parecidas de taller', ['Photoshop']],
    ['- Inglés, nivel B2 o superior', ['Inglés']],
    ['- Coche propio, el polígono no tiene autobús nocturno', ['Coche propio']],
  ])('is not, where it only says more of it: %s', (line, wanted) => {
    expect(askedBy(line)).toEqual(wanted);
  });
});

describe('a clause', () => {
  it.each([
    [
      'You must know harp varnish because the lutes arrive unfinished.',
      /harp varnish$/,
      /lutes arrive/,
    ],
    [
      'Es necesaria disponibilidad para trabajar en horario de noche, porque el telón manda.',
      /horario de noche$/,
      /telón/,
    ],
  ])('ends where its reason begins: %s', (sentence, wanted, reason) => {
    const asked = quote(`Job\nRequirements\n${sentence}\n`);
    expect(asked.some((one) => wanted.test(one ?? ''))).toBe(true);
    expect(asked.join()).not.toMatch(reason);
  });

  it('asks for what follows from what is said', () => {
    expect(
      quote(
        'Job\nRequirements\nYou will be gilding frames all day, so burnishing with agate must be second nature.\n',
      ),
    ).toContain('burnishing with agate');
  });

  it('with the word experience needs one word more', () => {
    expect(quote('Puesto\nRequisitos\nExperiencia previa con titiriteros.\n')).toEqual([
      'titiriteros',
    ]);
  });
});

describe('what asks for nothing', () => {
  it.each([
    'cuando haga falta',
    'te hacemos un monumento',
    'atendemos a músicos extranjeros',
    'mínimo 50 horas',
    'one of the highest in the country',
    'vas a encajar aquí si',
  ])('is left out: %s', (clause) => {
    const tokens = readTokens(clause);
    const trim = () => trimClause(tokens, 0, tokens.length, { fewest: 1, isWholeItem: true });
    expect(trim()).toBeNull();
  });

  it('keeps the most that a thing may begin with', () => {
    const tokens = readTokens('máximos puristas del clavecín');
    expect(trimClause(tokens, 0, tokens.length, { fewest: 1, isWholeItem: true })).not.toBeNull();
  });

  it('is behind a colon that says how things are', () => {
    expect(
      quote(
        'Capataz\nRequisitos\nPedimos dormir en la finca: hay casa de tres dormitorios, reformada.\n',
      ),
    ).toEqual(['dormir en la finca']);
  });

  it.each([
    'Inglés alto (C1): el grupo tiene talleres en Polonia y México.',
    'Carné B: parte del equipo trabaja en Olot.',
    'Italian: the team is in Turin.',
  ])('is not why a known thing is asked for: %s', (line) => {
    const asked = quote(`Lutier\nRequisitos\n- ${line}\n- Barnizar laúdes\n`);
    expect(asked.join()).not.toMatch(/talleres|Olot|Turin/);
    expect(asked).toContain('Barnizar laúdes');
  });

  it('is not cut within a number', () => {
    expect(dutiesOf('- Varnish around 2,500 lutes.\n- Tune 1,200,000 harps\n')).toEqual([
      'Varnish around 2,500 lutes',
      'Tune 1,200,000 harps',
    ]);
  });
});

describe('duties', () => {
  it('before a colon are the thing, and what follows explains it', () => {
    expect(
      dutiesOf('- Curar los jamones en bodega: volteo, engrasado y cata.\n- Barnizar laúdes\n'),
    ).toEqual(['Curar los jamones en bodega', 'Barnizar laúdes']);
  });

  it('in a sentence are those it lists behind a colon', () => {
    expect(
      dutiesOf(
        'You will assist the curator with loans: preparing crates, photographing puppets and drafting labels.',
      ),
    ).toEqual(['preparing crates', 'photographing puppets', 'drafting labels']);
  });

  it.each([
    [
      'You will polish lutes, supervise puppeteers two days a week and repair harps.',
      'supervise puppeteers',
    ],
    [
      'You will sit with restorers. Day to day that means investigating cracked lutes, reviewing loans of harps, and drafting condition reports for museums.',
      'investigating cracked lutes',
    ],
  ])('are kept without how often: %s', (sentence, wanted) => {
    expect(dutiesOf(sentence)).toContain(wanted);
  });

  it('are those of the person who is sought, before any heading', () => {
    const text = `Somos un teatro de la ciudad con cien años de historia a la espalda.\nBuscamos una persona que se ocupe del engrasado de tramoyas, del tensado de cuerdas y del planchado de telones.\n\n${ASKED}`;
    expect(quote(text)).toEqual(
      expect.arrayContaining(['engrasado de tramoyas', 'tensado de cuerdas']),
    );
  });
});

it('the table of words has every kind', () => {
  for (const kind of [beginnings, carriers, empties, listedVerbs, triggers])
    expect(kind.size).toBeGreaterThan(20);
});

const asked = (line: string) =>
  readPosting(`Luthier\n\nRequirements\n- Five years\n- Fire regs\n- Deep carving\n\n${line}`)
    .requirements.filter(({ demand }) => demand === 'optional')
    .map(({ evidence }) => evidence[0]?.quote);

describe('what would please', () => {
  it.each([
    "If you've also",
    "It would help if you've",
    "Bonus points if you've",
    'Extra points if you have',
  ])('is what follows “%s”', (opening) =>
    expect(asked(`${opening} caned chairs or gilded frames.`)).toEqual([
      'caned chairs or gilded frames',
    ]),
  );
  it('may be several things, of which one has a name', () => {
    expect(
      asked(
        'Bonus points for a coaching qualification (XY2), foaling experience, or being handy with a tractor.',
      ),
    ).toEqual(['coaching qualification', 'foaling', 'tractor']);
  });
});

describe('what else is asked for in a line', () => {
  it.each([
    ['- Toma de moldes, también con escáner portátil', ['Toma de moldes', 'escáner portátil']],
    ['- Que no te asuste madrugar: empezamos a las cinco', ['madrugar']],
    [
      '- Gilding brush certificate for ZX320 or ZX737',
      ['Gilding brush certificate for ZX320 or ZX737'],
    ],
    ['- Frame gilding must be second nature', ['Frame gilding']],
  ])('%s', (line, wanted) => expect(askedBy(line)).toEqual(wanted));
});
