import { describe, expect, it } from 'vitest';
import type { Certification } from '../../cv';
import { bullet, heading, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

type Look = Partial<SourceLine>;
type Piece = readonly [text: string, look?: Look];

const spanish: readonly Certification[] = [
  { name: 'Manipulador de alimentos de alto riesgo', issuer: 'Formalia Norte', date: '2019' },
  { name: 'Google Analytics 4', issuer: 'Academia Lúmina', date: '2021' },
  { name: 'Curso de nóminas y seguros sociales (60 h)', issuer: 'CEDEX', date: '2016' },
  { name: 'Soporte vital básico y desfibrilador', issuer: 'Cruz Azul', date: '2022' },
];
const english: readonly Certification[] = [
  { name: 'Food Hygiene Level 3', issuer: 'Highmere', date: 'Mar 2018' },
  { name: 'Certificate in Payroll Administration', issuer: 'CIPX', date: 'Oct 2020' },
  { name: 'Mental Health First Aider', issuer: 'Wexford City Council', date: 'Jun 2015' },
  { name: 'Forklift counterbalance licence', issuer: 'RTIX', date: 'Jan 2023' },
];

const small: Look = { fontSizePt: 8.5, color: '#666666' };
/** How people write one certificate: pieces of a line are on lines of their own. */
const forms: Readonly<Record<string, (one: Certification) => readonly Piece[]>> = {
  'issuer and date below': (one) => [[one.name], [`${one.issuer}, ${one.date}`, small]],
  'three lines': (one) => [[one.name], [one.issuer, small], [one.date, small]],
  'a date above': (one) => [[one.date, small], [one.name], [one.issuer]],
  'a dash and a bracket': (one) => [[`${one.name} – ${one.issuer} (${one.date})`]],
  'dots between': (one) => [[`${one.name} · ${one.issuer} · ${one.date}`]],
  'all in a bracket': (one) => [[`${one.name} (${one.issuer}, ${one.date})`]],
  'the issuer first': (one) => [[`${one.issuer} — ${one.name} (${one.date})`]],
  'the date first': (one) => [[`${one.date} ${one.name}, ${one.issuer}`]],
};
const signs: Readonly<Record<string, Look>> = {
  bullets: { bullet: true },
  gaps: { gapBefore: true },
  'no sign': {},
};
const NARROW = 25;
const WIDE = 76;
/** In a narrow column these may be read line by line as well, which is no less likely then. */
const inDoubt = new Set(['a dash and a bracket', 'the issuer first', 'the date first']);

describe.each(Object.entries(forms))('certificates written with %s', (written, form) => {
  it.each(Object.entries(signs))('and %s are read from columns of any width', (_sign, sign) => {
    for (const certificates of [spanish, english])
      for (const letters of inDoubt.has(written) ? [WIDE] : [NARROW, WIDE])
        expect(readBack(certificates, form, sign, letters)).toEqual(certificates);
  });
});

function readBack(
  certificates: readonly Certification[],
  form: (one: Certification) => readonly Piece[],
  sign: Look,
  letters: number,
): readonly Certification[] {
  const drawn = certificates.flatMap((one) =>
    form(one)
      .flatMap(([text, look]) => wrap(text, letters).map((part) => line(part, look)))
      .map((part, at) => (at === 0 ? { ...part, ...sign } : part)),
  );
  const certified = heading('Certificaciones');
  // The widest line of the column, as any other section of it has one.
  const filler = line('x'.repeat(letters), { gapBefore: true });
  return parse(name, heading('Perfil'), filler, certified, ...drawn).certifications;
}

function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

it.each([
  [
    'Manipuladora de alimentos',
    'Carretillera (2019)',
    'Atención al público, Academia Lúmina (2021)',
  ],
  [
    'Carretillera (2019)',
    'Manipuladora de alimentos',
    'Atención al público, Academia Lúmina (2021)',
  ],
  ['Cédula profesional 8024417, 2013', 'Licencia de automovilista vigente', 'Excel (2019)'],
])('an item of a list with signs is a certificate of its own, dated or not: %s', (...texts) => {
  const { certifications } = parse(name, heading('Cursos'), ...texts.map((text) => bullet(text)));
  expect(certifications.map((one) => one.name)).toEqual(
    texts.map((text) => text.replace(/,? ?(?:Academia.*|\(?\d{4}\)?)$/, '').replace(/,$/, '')),
  );
});

it.each(['Carnet B', 'Licencia de conducir clase B', 'Permisos: B, C y carretillero'])(
  'a licence among courses is no part of the next or of the one above: %s',
  (licence) => {
    const { certifications } = parse(
      name,
      heading('Cursos'),
      line('Datos para periodistas', { bold: true }),
      line('Escuela Abierta, 2023'),
      line(licence),
      line('Locución (20 h)', { bold: true }),
      line('Radio Norte, 2022'),
    );
    expect(certifications).toEqual([
      { name: 'Datos para periodistas', issuer: 'Escuela Abierta', date: '2023' },
      { name: licence, issuer: '', date: '' },
      { name: 'Locución (20 h)', issuer: 'Radio Norte', date: '2022' },
    ]);
  },
);

it('a licence with its label and more than its class is one too', () => {
  const licence = 'Driving licence: B and trailer';
  const { certifications } = parse(name, heading('Training'), line('IOSH, 2019'), line(licence));
  expect(certifications.map((one) => one.name)).toEqual(['IOSH', licence]);
});

it('a name parted by a narrow column is one, over who gave it', () => {
  const strong: Look = { bold: true };
  const job = line('Marketing Manager', { ...strong, gapBefore: true });
  const told = 'Grew online orders by 62% in two years on the same budget, with two agencies.';
  const cv = parse(
    name,
    heading('Experience'),
    ...[job, line('Prairie Fork Foods · 2019 – 2023'), bullet(told), bullet(told)],
    heading('Certifications'),
    line('Certified Kubernetes', strong),
    line('Administrator', strong),
    line('Linux Foundation · 2022', small),
    line('Inbound Marketing', { ...strong, gapBefore: true }),
    line('HubSpot Academy · 2020', small),
  );
  expect(cv.certifications).toEqual([
    { name: 'Certified Kubernetes Administrator', issuer: 'Linux Foundation', date: '2022' },
    { name: 'Inbound Marketing', issuer: 'HubSpot Academy', date: '2020' },
  ]);
});
