/**
 * A table of core/data: columns parted by tabs, their names in the first line, `#` before a remark. What is missing at the
 * end of a row is empty.
 */
export function readRows<Column extends string>(
  text: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [head, ...lines] = text.split('\n');
  if (head !== columns.join('\t'))
    throw new Error(`not the columns ${columns.join(', ')}: ${head}`);
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('\t');
      if (cells.length > columns.length) throw new Error(`too many columns: ${line}`);
      const row = columns.map((column, index) => [column, cells[index] ?? '']);
      return Object.fromEntries(row);
    });
}

/** Several names in one cell, parted by commas; the first is the one that is shown. */
export function readNames(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(',').map((name) => name.trim());
}
