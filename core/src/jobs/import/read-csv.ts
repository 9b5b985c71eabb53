import { foldText, wordList } from '../../language';
import type { RawPosting } from './make-posting';

/** What a column may be called, in both languages. */
const headers: readonly (readonly [keyof RawPosting, string])[] = [
  [
    'externalId',
    'id, external id, identificador, referencia, reference, ref, código, code, job id',
  ],
  ['title', 'title, job title, position, role, título, puesto, cargo, oferta, vacante'],
  [
    'company',
    'company, employer, organisation, organization, company name, empresa, compañía, empleador',
  ],
  [
    'location',
    'location, city, place, job location, ubicación, localización, ciudad, lugar, localidad',
  ],
  ['country', 'country, country code, país'],
  ['isRemote', 'remote, is remote, remoto, en remoto, teletrabajo, a distancia'],
  ['language', 'language, lang, idioma, lengua'],
  [
    'description',
    'description, job description, text, details, descripción, descripción del puesto, texto, detalle',
  ],
  [
    'postedOn',
    'posted, posted on, date, date posted, published, fecha, fecha de publicación, publicado',
  ],
  [
    'validThrough',
    'valid through, expires, deadline, closing date, válido hasta, caduca, fecha límite, vence',
  ],
  ['url', 'url, link, apply url, website, enlace, dirección, web'],
];
const columnOf = new Map(
  headers.flatMap(([column, names]) => wordList(names).map((name) => [name, column] as const)),
);

const YES = new Set(wordList('yes, y, true, 1, sí, s, x, remote, remoto, verdadero, on'));
const MOST_ROWS = 200_000;

/** A table with a heading line; commas, semicolons or tabs between its cells. */
export function readCsv(source: string): readonly RawPosting[] | null {
  const text = source.replace(/^\uFEFF/, '');
  const rows = readRows(text, findSeparator(text));
  const columns = (rows[0] ?? []).map(nameColumn);
  if (!columns.includes('title') || !columns.includes('description')) return null;
  return rows.slice(1).map((cells) => {
    const value = (column: keyof RawPosting) => cells[columns.indexOf(column)]?.trim();
    const remote = value('isRemote');
    return {
      externalId: value('externalId'),
      title: value('title') ?? '',
      company: value('company'),
      location: value('location'),
      country: value('country'),
      ...(remote ? { isRemote: YES.has(foldText(remote)) } : {}),
      language: value('language'),
      description: value('description') ?? '',
      postedOn: value('postedOn'),
      validThrough: value('validThrough'),
      url: value('url'),
    };
  });
}

function nameColumn(header: string): keyof RawPosting | undefined {
  return columnOf.get(foldText(header.replaceAll('_', ' ')));
}

function findSeparator(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Cells in quotes may hold separators, quotes and line breaks. Each character is looked at once. */
function readRows(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= MOST_ROWS) {
    const { cell, end } =
      text[at] === '"' ? readQuoted(text, at + 1) : readBare(text, at, separator);
    row.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  }
  if (row.some((one) => one.trim() !== '')) rows.push(row);
  return rows;
}

function readBare(text: string, from: number, separator: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end += 1;
  return { cell: text.slice(from, end), end };
}

function readQuoted(text: string, from: number): { cell: string; end: number } {
  const pieces: string[] = [];
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: pieces.join('') + text.slice(at), end: text.length };
    pieces.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') {
      // Whatever is between the closing quote and the separator belongs to no cell.
      let end = quote + 1;
      while (end < text.length && !/[,;\t\r\n]/.test(text[end] ?? '')) end += 1;
      return { cell: pieces.join(''), end };
    }
    pieces.push('"');
    at = quote + 2;
  }
}
