/**
 * The catalogue's files are tables in plain text, one thing a line, so that anyone can add to them:
 * columns are parted by semicolons, names in a column by commas, `[name]` begins a group, `#` a remark.
 */
export interface TableRow {
  readonly group: string;
  readonly line: number;
  readonly columns: readonly string[];
}

export function readTable(source: string, columns: number): readonly TableRow[] {
  const rows: TableRow[] = [];
  let group = '';
  source.split('\n').forEach((text, index) => {
    const content = text.trim();
    if (content === '' || content.startsWith('#')) return;
    const heading = /^\[([\w-]+)\]$/.exec(content)?.[1];
    if (heading !== undefined) {
      group = heading;
      return;
    }
    const cells = content.split(';').map((cell) => cell.trim());
    if (cells.length > columns)
      throw new Error(`too many columns in line ${index + 1}: ${content}`);
    rows.push({ group, line: index + 1, columns: cells });
  });
  return rows;
}

/** The names in a column: the first is the one that is shown. */
export function readNames(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
