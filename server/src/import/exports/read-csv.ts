export type CsvRow = Readonly<Record<string, string>>;

/** Rows by the names of their columns. Quoted fields may hold commas, line breaks and doubled quotes. */
export function readCsv(source: string): readonly CsvRow[] {
  const [head, ...rows] = readFields(source.replace(/^\ufeff/, ''));
  if (!head) return [];
  const names = head.map((name) => name.trim());
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()])));
}

const FIELD = /("(?:[^"]|"")*"?|[^,\r\n]*)(,|\r\n|\r|\n|$)/y;

function readFields(source: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < source.length) {
    const [, field = '', end = ''] = FIELD.exec(source) ?? [];
    // What follows a closing quote before the next comma is no CSV: it is taken as it is.
    if (field === '' && end === '') FIELD.lastIndex = afterComma(source, FIELD.lastIndex);
    else rows.at(-1)?.push(unquote(field));
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows;
}

function afterComma(source: string, from: number): number {
  const comma = source.indexOf(',', from);
  return comma < 0 ? source.length : comma + 1;
}

function unquote(field: string): string {
  if (!field.startsWith('"')) return field;
  return field.replace(/^"|"$/g, '').replaceAll('""', '"');
}
