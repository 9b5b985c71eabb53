import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';
import { guessKind, matchHeading } from './match-heading';

describe('headings that are put as people speak', () => {
  it.each([
    [
      'skills',
      ['Me manejo con', 'Lo que sé hacer', 'Con qué trabajo', 'What I work with', 'I can use'],
    ],
    ['languages', ['En qué hablo', 'Lenguas que hablo', 'I speak']],
    [
      'summary',
      ['What I’m after', "What I'm looking for", 'Lo que busco', 'Un poco de mí', 'In short'],
    ],
    ['work', ['What I’ve done', 'Where I’ve nursed', 'Lo que he hecho', 'Jobs I have had']],
    ['education', ['School', 'Lo que aprendí', 'Where I learnt']],
    ['certifications', ['Cursillos', 'Tickets and cards', 'Lo que me he sacado']],
    ['interests', ['Cuando no trabajo', 'When I’m not working']],
  ] as const)('are of %s', (kind, headings) => {
    for (const text of headings)
      expect([text, matchHeading(text) ?? guessKind(text)]).toEqual([text, kind]);
  });

  it.each(['Voluntariado que he hecho', 'Proyectos en los que sé hacer de todo', 'Referencias'])(
    'are not guessed where %s says what it is about',
    (text) => expect(guessKind(text)).toBe('additional'),
  );

  it('give way to what is under them', () => {
    const cv = parse(
      name,
      heading('Formación'),
      line('Grado en Historia', { bold: true, gapBefore: true }),
      line('Universidad de Torralda, 2010 – 2014'),
      heading('Me manejo con'),
      line('castellano, asturianu, francés (B2),'),
      line('inglés (B1)'),
    );
    expect(cv.skills).toEqual([]);
    expect(cv.languages).toEqual([
      { language: 'castellano', proficiency: '' },
      { language: 'asturianu', proficiency: '' },
      { language: 'francés', proficiency: 'B2' },
      { language: 'inglés', proficiency: 'B1' },
    ]);
  });

  it('count the sections with or without a gap behind the number', () => {
    const counted = (text: string, isApart: boolean) => {
      const look = { fontSizePt: 14, gapBefore: true };
      return isApart ? row(text.split(/(?<=\.) /), look) : line(text, look);
    };
    for (const isApart of [
      [true, false, true],
      [false, false, true],
      [true, true, true],
    ]) {
      const cv = parse(
        name,
        counted('1. Formación académica', isApart[0] === true),
        line('2006–2012 Ingeniera Agrónoma', { cells: ['2006–2012', 'Ingeniera Agrónoma'] }),
        line('Universidad de Torralda'),
        counted('2. Experiencia profesional', isApart[1] === true),
        line('2012–2013 Técnica', { cells: ['2012–2013', 'Técnica de laboratorio'] }),
        line('Instituto del Olmo, Lugo'),
        counted('3. Congresos y seminarios', isApart[2] === true),
        line('2024. «Raíces acompañadas». Comunicación oral, Congreso de Fitotecnia, Lugo.'),
      );
      expect(cv.education).toMatchObject([{ institution: 'Universidad de Torralda' }]);
      expect(cv.work_experience).toMatchObject([{ company: 'Instituto del Olmo' }]);
      expect(cv.certifications).toEqual([]);
    }
  });
});

it('"School" in each of the studies of a form is their label, and heads nothing', () => {
  const study = (degree: string, dates: string) => [
    row(['Degree', degree], { gapBefore: true }),
    row(['School', 'Olmo College']),
    row(['Dates', dates]),
  ];
  const cv = parse(
    name,
    heading('Education'),
    ...study('BSc Biology', '2012 – 2016'),
    ...study('A-levels', '2010 – 2012'),
    heading('Skills'),
    row(['Languages', 'TypeScript, Rust, Python'], { gapBefore: true }),
    row(['Platforms', 'AWS, Kubernetes']),
    heading('Languages'),
    row(['English', 'Native'], { gapBefore: true }),
    row(['Spanish', 'Fluent']),
  );
  expect(cv.skills).toEqual(['TypeScript', 'Rust', 'Python', 'AWS', 'Kubernetes']);
  expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Spanish']);
  expect(cv.education.map(({ institution }) => institution)).toEqual([
    'Olmo College',
    'Olmo College',
  ]);
});
