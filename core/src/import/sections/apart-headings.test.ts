import { describe, expect, it } from 'vitest';
import { bullet, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const RED = '#b03020';
const own = (text: string, look: Partial<SourceLine> = {}) =>
  line(text.toUpperCase(), { fontSizePt: 13, color: RED, gapBefore: true, ...look });
const job = (when: string, what: string, firm: string) => [
  line(when, { gapBefore: true, italic: true }),
  line(what, { fontSizePt: 11 }),
  line(firm),
];

describe('headings in a look of their own', () => {
  it('are headings in whatever words, where one is listed and all are apart from the text', () => {
    const cv = parse(
      name,
      own('Aquí estoy'),
      line('Villarriba, Asturias'),
      line('tel. 600 555 010'),
      line('ana@example.com'),
      own('Me salen bien'),
      line('Canva'),
      line('Illustrator'),
      line('Redacción'),
      own('Idiomas'),
      line('Español · materno'),
      line('Inglés · B2'),
      own('Estas manos'),
      line('Bordado y cerámica'),
      own('Pisadas'),
      ...job('ene 2022 – hoy', 'COMMUNITY MANAGER', 'Hoteles Lindero, Villarriba'),
      ...job('2019 – 2021', 'FREELANCE', 'Logotipos y etiquetas para talleres'),
      ...job('2016 – 2019', 'DISEÑADORA JÚNIOR', 'Agencia Parque, Villarriba'),
      own('El aula'),
      line('Grado en Diseño', { fontSizePt: 11 }),
      line('Universidad de Montoro · 2012 – 2016'),
      own('Cursitos'),
      line('Compra de anuncios (2023)'),
      line('Fotografía de alimentos, Escuela Lumen (2021)'),
      own('Echo una mano'),
      line('Voluntaria en una protectora desde 2018.'),
    );
    expect(cv.personal).toMatchObject({
      email: 'ana@example.com',
      phone: '600 555 010',
      location: 'Villarriba, Asturias',
    });
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual([
      'ene 2022 – hoy',
      '2019 – 2021',
      '2016 – 2019',
    ]);
    expect(cv.education).toMatchObject([{ degree: 'Grado en Diseño', dates: '2012 – 2016' }]);
    expect(cv.certifications.map((one) => one.date)).toEqual(['2023', '2021']);
  });

  it('are headings although a sign is drawn before each of them', () => {
    const marked = (text: string) => own(text, { bullet: true, bold: true });
    const cv = parse(
      name,
      marked('Who I am'),
      line('Early riser, at ease with horses. I want to work outdoors this summer.'),
      marked('Things I have done'),
      line('Lab helper', { bold: true, gapBefore: true }),
      line('Lindero College, Springfield, 2021 – 2023', { italic: true }),
      bullet('Wash glassware and feed the tortoises'),
      marked('School'),
      line('BSc in Biology', { bold: true }),
      line('Lindero College, 2018 – 2021', { italic: true }),
      marked('I can'),
      line('Microscopy'),
      line('Horse care'),
      line('Google Sheets'),
      marked('I speak'),
      line('English – everyday'),
      line('Navajo – with my grandparents'),
      marked('Ask about me'),
      line('Dr Rosa Field, professor, 600 555 020'),
    );
    expect(cv.work_experience).toMatchObject([{ title: 'Lab helper', dates: '2021 – 2023' }]);
    expect(cv.education).toHaveLength(1);
    expect(cv.skills).toEqual(['Microscopy', 'Horse care', 'Google Sheets']);
    expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Navajo']);
    expect(cv.summary).not.toContain('Rosa');
  });

  it('in words of no list are told by their colour and weight, and by two that hint at a kind', () => {
    const chapter = (text: string) =>
      line(text, { bold: true, italic: true, fontSizePt: 11.2, color: RED, gapBefore: true });
    const post = (firm: string, what: string, when: string) => [
      line(firm, { bold: true, gapBefore: true }),
      line(what),
      line(when, { color: '#777777' }),
    ];
    const cv = parse(
      name,
      line('ana@example.com ~ 600 555 010'),
      chapter('The story so far'),
      line('Started washing pots at fourteen and never left the kitchen, in small rural houses.'),
      chapter('These days'),
      ...post("The Drover's Rest, Springfield", 'Head Chef', 'since Easter 2021'),
      chapter('Earlier'),
      ...post('Plas Parc Hotel, Springfield', 'Sous Chef', '2017 to March 2021'),
      ...post('Smoke & Salt, Springfield', 'Chef de Partie', '2015-16'),
      chapter('Good at'),
      line('butchery'),
      line('menu costing'),
      line('sourdough'),
      chapter('Tongues'),
      line('Welsh (first language)'),
      line('English (fluent)'),
      chapter('When the stoves are off'),
      line('Foraging walks, keeping two pigs'),
    );
    expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Head Chef', 'since Easter 2021'],
      ['Sous Chef', '2017 to March 2021'],
      ['Chef de Partie', '2015-16'],
    ]);
    expect(cv.languages.map(({ language }) => language)).toEqual(['Welsh', 'English']);
    expect(cv.summary).toContain('washing pots');
  });
});
