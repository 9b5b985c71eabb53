import { expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const jobs = (...lines: SourceLine[]) =>
  parse(name, heading('Experiencia'), ...lines).work_experience.map(
    ({ title, company, location }) => [title, company, location].join(' | '),
  );
const head = (what: string, rest: string, style: Partial<SourceLine> = {}) =>
  line(what + rest, { ...style, runs: [{ text: what, bold: true }, { text: rest }] });

it('takes headings in their own words for headings where each entry below begins with its date', () => {
  const cv = parse(
    name,
    line('Madrid · ana@example.com'),
    line('Cocino producto de temporada con fuego y poca vuelta.', { gapBefore: true }),
    heading('Mis fogones'),
    line('Mayo de 2018 a abril de 2021', { fontSizePt: 9, gapBefore: true }),
    head('Jefa de cocina en Bar Tinto', ', Madrid'),
    line('Carta corta de estación.'),
    line('Marzo de 2016 a abril de 2018', { fontSizePt: 9, gapBefore: true }),
    head('Cocinera en Fonda Olmo', ', Madrid'),
    heading('Dónde aprendí'),
    line('2012 a 2014', { fontSizePt: 9, gapBefore: true }),
    head('Técnico en Gastronomía', ', Escuela de Hostelería, Madrid'),
    heading('Idiomas'),
    line('Inglés: B2'),
  );
  expect(cv.work_experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Jefa de cocina | Bar Tinto',
    'Cocinera | Fonda Olmo',
  ]);
  expect(cv.education).toMatchObject([{ degree: 'Técnico en Gastronomía', dates: '2012 a 2014' }]);
});

it('reads on where a head is as plain as the text below it', () => {
  const wrapped = (dates: string, what: string, rest: string) =>
    row([dates, what + rest], {
      runs: [{ text: dates }, { text: what, bold: true }, { text: rest }],
    });
  expect(
    jobs(
      wrapped('2014–2019', 'Profesora ayudante', ', Universidad de Castilla-La'),
      line('Mancha, Ciudad Real.'),
      line('Clases de paleografía y de historia de los reinos peninsulares.'),
      wrapped('2012–2014', 'Investigadora', ', Consejo Superior de Investigacio-'),
      line('nes, Madrid.'),
    ),
  ).toEqual([
    'Profesora ayudante | Universidad de Castilla-La Mancha | Ciudad Real',
    'Investigadora | Consejo Superior de Investigaciones | Madrid',
  ]);
});

it('takes the town below the comma of a head along', () => {
  expect(
    jobs(
      head('Maestra', ' — Colegio Norte, Madrid', { gapBefore: true }),
      line('Septiembre de 2014 – junio de 2018', { fontSizePt: 9 }),
      head('Auxiliar de conversación', ' — Colegio El Acebo,', { gapBefore: true }),
      line('Oviedo, España'),
      line('Octubre de 2012 – mayo de 2013', { fontSizePt: 9 }),
    ),
  ).toEqual([
    'Maestra | Colegio Norte | Madrid',
    'Auxiliar de conversación | Colegio El Acebo | Oviedo, España',
  ]);
});

it('finds the title below an employer and a town in no list', () => {
  const job = (dates: string, firm: string, town: string, title: string) => [
    row([dates, firm, town], { bold: true, gapBefore: true }),
    line(title),
  ];
  expect(
    jobs(
      row(['Periodo', 'Entidad y cargo', 'Lugar'], { bold: true }),
      ...job('08/22-02/23', 'Constructora Salvira', 'Mollepeta', 'Jefe de topografía'),
      ...job('01/22-07/22', 'Minera Sur', 'Ollantay', 'Topógrafo'),
      ...job('03/21-12/21', 'Consorcio Vial', 'Espinarda', 'Asistente de topografía'),
    ),
  ).toEqual([
    'Jefe de topografía | Constructora Salvira | Mollepeta',
    'Topógrafo | Minera Sur | Ollantay',
    'Asistente de topografía | Consorcio Vial | Espinarda',
  ]);
});

it('parts employer and town where the label names both', () => {
  expect(
    jobs(
      row(['Fechas', '06/2010 – 03/2016'], { gapBefore: true }),
      row(['Profesión o cargo desempeñado', 'Capataz']),
      row(['Nombre de la empresa y localidad', 'Forestal Norte, S.L., Vega de Arrandal']),
    ),
  ).toEqual(['Capataz | Forestal Norte, S.L. | Vega de Arrandal']);
});

it('knows a name by the monogram beside it', () => {
  const big = row(['A', 'Amparo Llopis Ferrándiz'], { fontSizePt: 30, gapBefore: true });
  const cv = parse(big, line('Fisioterapeuta'), heading('Idiomas'), line('Inglés: B2'));
  expect(cv.personal.name).toBe('Amparo Llopis Ferrándiz');
});

it('leaves the word that joins title and employer out', () => {
  const job = (title: string, firm: string, dates: string) => [
    line(title, { bold: true }),
    line(firm),
    line(dates, { italic: true }),
    bullet('Trabajo por proyectos y rincones.'),
  ];
  expect(
    jobs(
      ...job('Maestra de apoyo', 'en CEIP Vera Alta (Madrid)', 'Septiembre 2016 – Junio 2019'),
      ...job('Educadora', 'en Escuela Pompitas (Málaga)', 'Octubre 2012 – Julio 2016'),
    ),
  ).toEqual([
    'Maestra de apoyo | CEIP Vera Alta | Madrid',
    'Educadora | Escuela Pompitas | Málaga',
  ]);
});

it('takes the address along with a footer that tells how to reach the person', () => {
  const cv = parse(
    name,
    heading('Voluntariado'),
    line('Huerto vecinal los sábados.'),
    line('600 555 010 • ana@example.com • Torrealta, GA 30030 • ana.example.com', {
      gapBefore: true,
    }),
  );
  expect(cv.personal).toMatchObject({ phone: '600 555 010', location: 'Torrealta, GA 30030' });
  expect(cv.additional).toEqual({ Voluntariado: ['Huerto vecinal los sábados.'] });
});

it('takes names with the giver and the year in brackets for certificates', () => {
  const cv = parse(
    name,
    heading('Experiencia'),
    line('Maestra, Colegio Norte, 2014 – 2018'),
    heading('Mis papeles'),
    line('Prevención de riesgos (Fremala, 2019)'),
    line('Tutela de menores (Tusla, 2024)'),
    heading('Idiomas'),
    line('Inglés: B2'),
  );
  expect(cv.certifications).toMatchObject([
    { name: 'Prevención de riesgos', issuer: 'Fremala', date: '2019' },
    { name: 'Tutela de menores', issuer: 'Tusla', date: '2024' },
  ]);
});

it('parts a town from the employer after it', () => {
  expect(
    jobs(
      row(['2015-2024', 'Patronista'], { bold: true, gapBefore: true }),
      line('Elche: Confecciones Torralda'),
      row(['2009-2015', 'Costurera'], { bold: true, gapBefore: true }),
      line('Madrid: Novias Palmeral'),
    ),
  ).toEqual(['Patronista | Confecciones Torralda | Elche', 'Costurera | Novias Palmeral | Madrid']);
});

it('reads on where a small word parts a name at the line’s end', () => {
  const wrapped = (dates: string, what: string, rest: string) =>
    row([dates, what + rest], {
      runs: [{ text: dates }, { text: what, bold: true }, { text: rest }],
    });
  expect(
    jobs(
      wrapped('2012 – 2019', 'Profesora adjunta', '. Facultad de'),
      line('Ciencias Químicas, Universidad de Torralda.'),
      line('Química analítica y seminario de tesina.'),
      wrapped('2006 – 2012', 'Becaria', '. Institut de Química, Universitat'),
      line('de Girona, España.'),
      line('Beca de la Fundación Puente.'),
    ),
  ).toEqual([
    'Profesora adjunta | Facultad de Ciencias Químicas, Universidad de Torralda | ',
    'Becaria | Institut de Química, Universitat de Girona | España',
  ]);
});

it('dates jobs by how long they lasted where nothing says when', () => {
  const cv = parse(
    name,
    heading('Experiencia'),
    line('Dependienta (2 años y 3 meses)', { bold: true, gapBefore: true }),
    line('Modas Rivera, Huesca'),
    line('Cajera (8 meses)', { bold: true, gapBefore: true }),
    line('Supermercados Altura, Huesca'),
  );
  expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
    ['Dependienta', '2 años y 3 meses'],
    ['Cajera', '8 meses'],
  ]);
});

it('ends a name with its legal form, whatever place follows it', () => {
  for (const form of ['S.A. de C.V.', 'S.C.', 'S.A.S.', 'Ltda.', 'S.L.'])
    for (const place of ['Apodaca, N.L.', 'Puebla, Pue.', 'Naucalpan, Edo. de Méx.', 'Sevilla'])
      expect(
        jobs(
          line(`Transportes Norte ${form} ${place}`, { bold: true, gapBefore: true }),
          line('Puesto: Contadora'),
          line('Período: Marzo 2016 a la fecha'),
        ),
      ).toEqual([`Contadora | Transportes Norte ${form} | ${place.replace(/(?<=ue|éx)\.$/, '')}`]);
});
