import { type DocParagraph, writeDoc } from '../server/test/files/write-doc';
import { p, writeDocx } from '../server/test/files/write-docx';
import { type PdfMark, writePdf } from '../server/test/files/write-pdf';
import { writeScan } from '../server/test/files/write-scan';

export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, mimeType: string, bytes: Uint8Array): SampleFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOC = 'application/msword';

type Line = readonly [text: string, look?: 'name' | 'title' | 'heading' | 'bold' | 'gap'];

/** Lines from the top of a column downwards. */
function column(x: number, lines: readonly Line[]): PdfMark[] {
  let y = 790;
  return lines.map(([text, look]) => {
    y -= { name: 26, title: 18, heading: 28, bold: 20, gap: 22, plain: 15 }[look ?? 'plain'];
    const isBold = look === 'name' || look === 'heading' || look === 'bold';
    const size = { name: 22, title: 13, heading: 12, bold: 10, gap: 10, plain: 10 }[
      look ?? 'plain'
    ];
    return { text, x, y, size, font: isBold ? ('bold' as const) : ('regular' as const) };
  });
}

export const PERSON = {
  name: 'José Núñez Ibáñez',
  email: 'jose.nunez@example.com',
  company: 'Banco Guadalquivir',
  degree: 'Grado en Estadística',
} as const;

/** A Spanish CV in two columns: a sidebar, and the story beside it. */
export function twoColumnPdf({ name = 'cv-jose-nunez.pdf', note = '' } = {}): SampleFile {
  const sidebar = column(40, [
    ['CONTACTO', 'heading'],
    [PERSON.email],
    ['+34 612 345 678'],
    ['Sevilla'],
    ['linkedin.com/in/jose-nunez'],
    ['HABILIDADES', 'heading'],
    ['SQL'],
    ['Python'],
    ['Power BI'],
    ['IDIOMAS', 'heading'],
    ['Español: nativo'],
    ['Inglés: C1'],
  ]);
  const story = column(220, [
    [PERSON.name, 'name'],
    ['Analista de datos', 'title'],
    ['PERFIL', 'heading'],
    ['Analista con seis años de experiencia en banca y comercio.'],
    ['EXPERIENCIA', 'heading'],
    ['Analista de datos', 'bold'],
    [`${PERSON.company}, Sevilla`],
    ['ene. 2020 – actualidad'],
    ['• Reduje un 35 % el tiempo de cierre mensual'],
    ['• Formé a cuatro compañeros en Power BI'],
    ['Técnico de datos', 'bold'],
    ['Tienda Alfa, Córdoba'],
    ['03/2017 – 12/2019'],
    ['• Automaticé doce informes semanales con Python'],
    ['FORMACIÓN', 'heading'],
    [PERSON.degree, 'bold'],
    ['Universidad de Sevilla'],
    ['2013 – 2017'],
    ...(note ? [[note, 'gap'] as const] : []),
  ]);
  return file(name, PDF, writePdf([[...sidebar, ...story]]));
}

const PARAGRAPHS: readonly { text: string; isBold?: boolean; isList?: boolean }[] = [
  { text: 'Lucía Fernández Ortega', isBold: true },
  { text: 'Ingeniera de software' },
  { text: 'lucia@example.com · +34 655 010 203 · Bilbao' },
  { text: 'EXPERIENCIA PROFESIONAL', isBold: true },
  { text: 'Ingeniera de software, Navega Digital' },
  { text: 'Marzo 2019 – Actualidad' },
  { text: 'Diseñé la pasarela de pagos', isList: true },
  { text: 'FORMACIÓN', isBold: true },
  { text: 'Grado en Ingeniería Informática, Universidad de Deusto' },
  { text: '2012 – 2016' },
  { text: 'HABILIDADES', isBold: true },
  { text: 'TypeScript, PostgreSQL, Docker' },
];

export const LUCIA = { name: 'Lucía Fernández Ortega', company: 'Navega Digital' } as const;

export function wordFile(name = 'cv-lucia.docx'): SampleFile {
  const body = PARAGRAPHS.map(({ text, isBold, isList }) =>
    p(isList ? `• ${text}` : text, { run: isBold ? '<w:b/>' : '' }),
  );
  return file(name, DOCX, writeDocx(body.join('')));
}

export function oldWordFile(name = 'cv-lucia.doc'): SampleFile {
  const paragraphs = PARAGRAPHS.map(
    ({ text, isBold = false, isList = false }): DocParagraph => ({
      text: isList ? `• ${text}` : text,
      bold: isBold,
    }),
  );
  return file(name, DOC, writeDoc(paragraphs));
}

export function lockedPdf(): SampleFile {
  return file(
    'con-clave.pdf',
    PDF,
    writePdf([[{ text: 'secreto', x: 60, y: 700 }]], { password: 'hola' }),
  );
}

export function jsonResume(): SampleFile {
  const resume = {
    basics: { name: LUCIA.name, label: 'Ingeniera de software', email: 'lucia@example.com' },
    work: [{ name: LUCIA.company, position: 'Ingeniera', highlights: ['Pasarela de pagos'] }],
  };
  return file('resume.json', 'application/json', Buffer.from(JSON.stringify(resume)));
}

export const emptyPdf: SampleFile = file('vacio.pdf', PDF, new Uint8Array());

export const textFile: SampleFile = file('notas.txt', 'text/plain', Buffer.from('Hola'));

export function tooLargePdf(): SampleFile {
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, 0x20);
  bytes.write('%PDF-1.4');
  return file('enorme.pdf', PDF, bytes);
}

const scannedPage = ['Marta Soler Vidal', 'Experiencia', 'Contable, Aceites del Sur'];

/** A PDF that is nothing but pictures of its pages. */
export async function scanOf(pages: number): Promise<SampleFile> {
  const rest = Array.from({ length: pages - 1 }, (_, index) => [`Anexo ${index + 1}`]);
  const bytes = await writeScan([scannedPage, ...rest]);
  return { name: 'escaneado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}
