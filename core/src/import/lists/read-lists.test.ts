import { expect, it } from 'vitest';
import { parseText } from '../parse-text';

const read = (heading: string, text: string) =>
  parseText(`Ana Ruiz\n\nEXPERIENCIA\nCamarera\nBar Sol\n2019 - 2020\n\n${heading}\n${text}`).cv;

it.each([
  ['Java, Go, Git', ['Java', 'Go', 'Git']],
  ['• Java\n• Go\n• Git', ['Java', 'Go', 'Git']],
  ['Lenguajes: Java, Go\nHerramientas: Git', ['Java', 'Go', 'Git']],
  ['Java | Go | Git', ['Java', 'Go', 'Git']],
  ['Java ~ Go ~ C# & .NET', ['Java', 'Go', 'C# & .NET']],
  ['Java ✦ Go ✦ Git', ['Java', 'Go', 'Git']],
  ['Lenguajes\tJava, Go\nHerramientas\tGit', ['Java', 'Go', 'Git']],
  ['Java ★★★★☆\nGo 80%\nGit: avanzado', ['Java', 'Go', 'Git']],
  ['Excel (avanzado), SAP (medio), R (basic)', ['Excel (avanzado)', 'SAP (medio)', 'R (basic)']],
  [
    'Herramientas\n• Git\n• Excel (tablas dinámicas, macros)',
    ['Git', 'Excel (tablas dinámicas, macros)'],
  ],
])('reads the skills of %j', (text, skills) => {
  expect(read('HABILIDADES', text).skills).toEqual(skills);
});

it.each([
  [
    'Español: nativo\nInglés: C1',
    [
      ['Español', 'nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Español (nativo), Inglés (C1)',
    [
      ['Español', 'nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Hablo español (nativo), inglés (C1) y francés (B2).',
    [
      ['español', 'nativo'],
      ['inglés', 'C1'],
      ['francés', 'B2'],
    ],
  ],
  [
    'Inglés. Francés (conversación). Español (técnico, nativo).',
    [
      ['Inglés', ''],
      ['Francés', 'conversación'],
      ['Español', 'técnico, nativo'],
    ],
  ],
  [
    'Español\nNativo\nInglés\nC1',
    [
      ['Español', 'Nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Español\tNativo\nInglés\tC1',
    [
      ['Español', 'Nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Español\tInglés\nNativo\tC1',
    [
      ['Español', 'Nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Español Nativo Inglés C1',
    [
      ['Español', 'Nativo'],
      ['Inglés', 'C1'],
    ],
  ],
  [
    'Español – Nativo | Inglés – C1 (IELTS 7.5)',
    [
      ['Español', 'Nativo'],
      ['Inglés', 'C1 (IELTS 7.5)'],
    ],
  ],
  [
    'Gallego y castellano nativos',
    [
      ['Gallego', 'nativos'],
      ['castellano', 'nativos'],
    ],
  ],
])('reads the languages of %j', (text, languages) => {
  expect(
    read('IDIOMAS', text).languages.map(({ language, proficiency }) => [language, proficiency]),
  ).toEqual(languages);
});

it.each([
  ['Primeros auxilios - Cruz Roja - 2019', [['Primeros auxilios', 'Cruz Roja', '2019']]],
  ['Primeros auxilios\nCruz Roja · Mayo 2019', [['Primeros auxilios', 'Cruz Roja', 'Mayo 2019']]],
  ['2019\tPrimeros auxilios. Cruz Roja', [['Primeros auxilios', 'Cruz Roja', '2019']]],
  [
    '• Primeros auxilios (Cruz Roja), 2019\n• Inglés B2',
    [
      ['Primeros auxilios', 'Cruz Roja', '2019'],
      ['Inglés B2', '', ''],
    ],
  ],
  [
    'Primeros auxilios, Cruz Roja (2019); Extintores, Bomberos (2020)',
    [
      ['Primeros auxilios', 'Cruz Roja', '2019'],
      ['Extintores', 'Bomberos', '2020'],
    ],
  ],
  [
    '2014-02-01\nExpedido por: Academia Sol\nPrimeros auxilios',
    [['Primeros auxilios', 'Academia Sol', '2014-02-01']],
  ],
])('reads the certificates of %j', (text, certificates) => {
  expect(
    read('CERTIFICACIONES', text).certifications.map(({ name, issuer, date }) => [
      name,
      issuer,
      date,
    ]),
  ).toEqual(certificates);
});

it.each([
  'Grado en Biología\nUniversidad de León\n2010 - 2014',
  'Universidad de León\t2010 - 2014\nGrado en Biología',
  '2010 - 2014: Grado en Biología. Universidad de León.',
  'Grado en Biología (2010 - 2014), Universidad de León',
  'Grado en Biología | Universidad de León | 2010 - 2014',
])('reads the studies of %j', (text) => {
  expect(read('FORMACIÓN', text).education).toMatchObject([
    { degree: 'Grado en Biología', institution: 'Universidad de León', dates: '2010 - 2014' },
  ]);
});

it('reads studies without dates one by one', () => {
  const { education } = read(
    'FORMACIÓN',
    'Grado en Biología, Universidad de León\n\nBachillerato, IES Norte',
  );
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Grado en Biología', 'Universidad de León'],
    ['Bachillerato', 'IES Norte'],
  ]);
});

it('reads a grid of grades that is set as a list, and several mother tongues', () => {
  const { cv } = parseText(
    'Ana Ruiz\n\nIdiomas\n\nLENGUA(S) MATERNA(S): Español, Alemán\nOtro(s) idioma(s):\nInglés\nComprensión auditiva C1\nProducción oral B2\nComprensión lectora C1\nInteracción oral B2\nExpresión escrita C1',
  );
  expect(cv.languages).toEqual([
    { language: 'Español', proficiency: 'LENGUA MATERNA' },
    { language: 'Alemán', proficiency: 'LENGUA MATERNA' },
    { language: 'Inglés', proficiency: 'C1 B2 C1 B2 C1' },
  ]);
});

it('leaves the sign before a place out of it', () => {
  const { cv } = parseText('Ana Ruiz\n⌂ Vigo, España\nana@example.com\n\nExperiencia\nSoldadora');
  expect(cv.personal.location).toBe('Vigo, España');
});

it('in a table of languages and levels a name in no list is a language', () => {
  const { languages, skills } = read('IDIOMAS', 'Español\tNativo\nInglés\tB1\nFang\tOral');
  expect(languages.at(-1)).toEqual({ language: 'Fang', proficiency: 'Oral' });
  expect(skills).toEqual([]);
});

it('one shortened word behind another keeps its stop', () => {
  const text =
    'Ana Ruiz\n\nEXPERIENCIA\nElectricista\nMontajes Guadaíra S. Coop. And.\n2019 - 2020';
  expect(parseText(text).cv.work_experience[0]?.company).toBe('Montajes Guadaíra S. Coop. And.');
});
