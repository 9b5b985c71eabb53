type Cell = string | number | null;

/**
 * CSV for spreadsheets: with a UTF-8 byte order mark, and with cells escaped so that none runs as a formula. Where numbers
 * have a decimal comma, as in Spain, spreadsheets part cells at semicolons and show a row with commas as one cell.
 */
export function writeTable(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  const lines = rows.map((row) => row.map((cell) => writeCell(cell, separator)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function writeCell(value: Cell, separator: string): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value ?? ''}`;
  const isPlain = !/["\r\n]/.test(text) && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
