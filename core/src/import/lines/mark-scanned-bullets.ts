import type { SourceDocument, SourceLine } from '../source-document';

const LEAST_ITEMS = 3;
/** What a dot or a square is taken for, alone before a text with a capital. */
const MISREAD = /^([^\p{L}\p{N}\s"'¿¡(@]|[eo])\s+(?=[\p{Lu}\d])/u;

/** In a scan, the signs of a list come as whatever they look like: "e Carga", "+ Inventario", "« Ventas". */
export function markScannedBullets(document: SourceDocument): readonly SourceLine[] {
  const { lines, format } = document;
  if (format !== 'image') return lines;
  const items = lines.filter(({ bullet, text }) => bullet === true || MISREAD.test(text));
  return items.length < LEAST_ITEMS ? lines : lines.map(markItem);
}

function markItem(line: SourceLine): SourceLine {
  const sign = MISREAD.exec(line.text);
  if (line.bullet === true || sign === null) return line;
  const { cells, boxes, ...rest } = line;
  const text = line.text.slice(sign[0].length);
  // The sign may be in a separate cell.
  const isApart = cells?.[0] === sign[1];
  const left = isApart ? cells?.slice(1) : undefined;
  const drawn = isApart ? boxes?.slice(1) : boxes;
  return {
    ...rest,
    text,
    bullet: true,
    ...(left !== undefined && left.length > 1 && { cells: left }),
    ...(drawn && { boxes: drawn }),
    ...(isApart && drawn?.[0] && { xPt: drawn[0][0] }),
  };
}
