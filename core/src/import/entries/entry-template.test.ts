import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

describe('entries of one document are alike', () => {
  it('so towns in no list are known by their corner, and a dash by cutting nothing', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Universidad de Torralda - Facultad de Química', 'Torralda, Prov. Gandía'], bold),
      row(['AYUDANTE DE LABORATORIO', 'Mar. 2021 - Actualidad'], { color: '#555555' }),
      bullet('Preparé las prácticas de primer curso.'),
      row(['Grupo Delta', 'Villarriba, Prov. Gandía'], bold),
      row(['PERSONAL DE COCINA', 'Dic. 2019 - Mar. 2021'], { color: '#555555' }),
      bullet('Serví cien menús al día.'),
      row(['Gimnasio Norte', 'Madrid, España'], bold),
      row(['INSTRUCTORA DE JUDO', 'Nov. 2017 - May. 2019'], { color: '#555555' }),
      bullet('Di clase a niños.'),
    );
    expect(cv.work_experience).toMatchObject([
      {
        title: 'AYUDANTE DE LABORATORIO',
        company: 'Universidad de Torralda - Facultad de Química',
        location: 'Torralda, Prov. Gandía',
      },
      { title: 'PERSONAL DE COCINA', company: 'Grupo Delta', location: 'Villarriba, Prov. Gandía' },
      { title: 'INSTRUCTORA DE JUDO', company: 'Gimnasio Norte', location: 'Madrid, España' },
    ]);
  });

  it('so a change of look parts title and employer, whatever their words', () => {
    const job = (title: string, firm: string, dates: string) =>
      row([`${title} ${firm}`, dates], {
        ...bold,
        runs: [{ text: title, bold: true }, { text: firm, italic: true }, { text: dates }],
      });
    const cv = parse(
      name,
      heading('Experiencia'),
      job('Ingeniera en automatización', 'Vidral', 'Dic 2022 – Actualidad'),
      bullet('Escribí programas.'),
      job('Ingeniera de datos', 'Solverne', 'Ene 2020 – Dic 2022'),
      bullet('Ordené tablas.'),
      job('Prácticas', 'Vidral', 'Jun 2019 – Sep 2019'),
    );
    expect(cv.work_experience.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      'Ingeniera en automatización / Vidral',
      'Ingeniera de datos / Solverne',
      'Prácticas / Vidral',
    ]);
  });

  it('so a stroke parts what it parts in all, and the text below is no name', () => {
    const job = (text: string) => line(text, { italic: true, color: '#0f4761', gapBefore: true });
    const text =
      'Apoyé a quienes faltaban a clase y necesitaban ayuda con los ejercicios del curso';
    const cv = parse(
      name,
      heading('Experiencia'),
      job('Academia Norte / Monitora 2024-01 - 2024-06'),
      line(text),
      job('Transportes Sur / Programadora 2018-06 - 2023-05'),
      line(text),
      job('DI PIU / Jefa de logística 2005-12 - 2007-11'),
      line(text),
    );
    expect(cv.work_experience.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      'Monitora / Academia Norte',
      'Programadora / Transportes Sur',
      'Jefa de logística / DI PIU',
    ]);
    expect(cv.work_experience[0]?.description).toContain('Apoyé');
  });

  it('and no span of years is lost when one of them looks otherwise', () => {
    const job = (title: string, dates: string, look: Partial<SourceLine> = {}) =>
      row([title, dates], { ...bold, ...look });
    const cv = parse(
      name,
      heading('Experiencia'),
      job('Soldadora, Talleres Norte', '2020 – 2022'),
      bullet('Soldé.'),
      job('Calderera, Talleres Sur', '2018 – 2020'),
      bullet('Doblé chapa.'),
      job('Aprendiza, Talleres Este', '2016 – 2018'),
      bullet('Aprendí.'),
      job('Otros trabajos', '2014 – 2016', { bold: false, italic: true }),
    );
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual([
      '2020 – 2022',
      '2018 – 2020',
      '2016 – 2018',
      '2014 – 2016',
    ]);
  });

  it('so notes below a degree are notes', () => {
    const cv = parse(
      name,
      heading('Formación'),
      row(['Universidad de Torralda', 'Torralda'], bold),
      row(['Grado en Biología', '2014 – 2018']),
      bullet('Beca de la Universidad de Torralda'),
      row(['Colegio Valdeloma', 'Valdeloma'], bold),
      row(['Bachillerato', '2012 – 2014']),
      bullet('Premio del Instituto de Estudios'),
    );
    expect(cv.education).toMatchObject([
      { degree: 'Grado en Biología', institution: 'Universidad de Torralda' },
      { degree: 'Bachillerato', institution: 'Colegio Valdeloma' },
    ]);
  });
});

describe('a line beside or below a date', () => {
  const text =
    'Escribí los programas de medida de toda la planta y enseñé a usarlos a quienes la llevan';
  const prose = (words: string) => line(words, { widthPt: 400 });
  const small = (words: string) => line(words, { fontSizePt: 8, gapBefore: true });
  const dated = (title: string, dates: string) => row([title, dates], { italic: true });

  it('has no dots that lead the eye, and is no employer when it is text', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      small(`Talleres Norte ${'.'.repeat(90)}`),
      dated('Programadora', '2018 – 2020'),
      prose(text),
      prose('cada día.'),
      dated('Analista', '2016 – 2018'),
      prose(text),
      prose('cada día.'),
      small(`Talleres Sur ${'. '.repeat(60)}`),
      dated('Becaria', '2015 – 2016'),
      prose(text),
      prose('cada día.'),
    );
    expect(cv.work_experience.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      'Programadora / Talleres Norte',
      'Analista / Talleres Norte',
      'Becaria / Talleres Sur',
    ]);
  });

  it('may hold how long the job was, which opens no other one', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Talleres Norte, Soldadora', 'Lugo', 'May 2020 – Aug 2021'], bold),
      bullet('Soldé tubería de acero'),
      row(['inoxidable', '4 meses']),
      row(['Talleres Sur, Soldadora', 'Lugo', 'May 2019 – Aug 2019'], bold),
      bullet('Soldé chapa.'),
    );
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual([
      'May 2020 – Aug 2021',
      'May 2019 – Aug 2019',
    ]);
  });
});

it('a name in two weights is one name', () => {
  const runs = [{ text: 'Ana' }, { text: 'Ruiz Soler', bold: true as const }];
  const { personal } = parse(
    line('Ana Ruiz Soler', { fontSizePt: 24, runs }),
    line('ana@example.com'),
    heading('Experiencia'),
    line('Soldadora, Talleres Norte, 2019 – 2022'),
  );
  expect(personal.name).toBe('Ana Ruiz Soler');
});
