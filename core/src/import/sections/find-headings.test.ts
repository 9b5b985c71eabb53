import { describe, expect, it } from 'vitest';
import { prepareLines } from '../lines/prepare-lines';
import { readTextDocument } from '../parse-text';
import { guessKind, matchHeading } from './match-heading';
import { splitSections } from './split-sections';

it.each([
  ['EXPERIENCIA PROFESIONAL', 'work'],
  ['Experiencia profesional:', 'work'],
  ['1. Formación académica', 'education'],
  ['III. EDUCACIÓN', 'education'],
  ['► Habilidades', 'skills'],
  ['Work Experience (continued)', 'work'],
  ['Skills & Competences', 'skills'],
  ['Education / Training', 'education'],
  ['Sobre mí', 'summary'],
  ['Licenses & Certifications', 'certifications'],
  ['Idiomas', 'languages'],
  ['Hobbies and interests', 'interests'],
  ['Datos de contacto', 'personal'],
  ['Voluntariado', 'additional'],
  ['Hoja de vida', 'frame'],
])('takes "%s" for a heading of %s', (text, kind) => {
  expect(matchHeading(text)).toBe(kind);
});

it.each(['Camarero', 'Universidad de León', 'Coordinación diaria con otros departamentos', '2019'])(
  'takes "%s" for no heading',
  (text) => {
    expect(matchHeading(text)).toBeNull();
  },
);

it('guesses by the telling word when the whole phrase is new', () => {
  expect(guessKind('MI PASO POR LA EDUCACIÓN')).toBe('education');
  expect(guessKind('Rincón verde')).toBe('additional');
});

describe('headings in their place', () => {
  const kindsOf = (text: string) =>
    splitSections(prepareLines(readTextDocument(text)).lines, null).map((section) => section.kind);

  it('reads letter-spaced capitals', () => {
    expect(
      kindsOf('Ana\n\nE X P E R I E N C I A   L A B O R A L\nCamarera\n\nI D I O M A S\nInglés'),
    ).toEqual(['header', 'work', 'languages']);
  });

  it('keeps programming languages among the skills', () => {
    expect(kindsOf('Skills\nLanguages: Java, Go\nTools: Git')).toEqual(['header', 'skills']);
    expect(kindsOf('Skills\nJava\n\nLanguages\nEnglish: native')).toEqual([
      'header',
      'skills',
      'languages',
    ]);
  });

  it('takes small headings inside a job for what they are', () => {
    const text =
      'EXPERIENCIA\nCamarera\nBar Sol\n2019 - 2020\nLogros\nServir mesas\n\nIDIOMAS\nInglés';
    expect(kindsOf(text)).toEqual(['header', 'work', 'languages']);
  });

  it('reads a heading with its content beside it', () => {
    const sections = splitSections(
      prepareLines(readTextDocument('Idiomas: inglés, francés\n\nExperiencia\nCamarera')).lines,
      null,
    );
    expect(sections.map(({ kind, lines }) => [kind, lines.map((line) => line.text)])).toEqual([
      ['header', []],
      ['languages', ['inglés, francés']],
      ['work', ['Camarera']],
    ]);
  });
});

it('frameworks are no jobs', () => {
  expect(guessKind('Marcos de trabajo')).not.toBe('work');
});
