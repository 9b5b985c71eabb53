import type { CvLine } from '../lines/cv-line';

/** Work modes and hours ("remote", "part time"), written beside a job's name but naming nothing. */
const MODE =
  /^\(?(?:presencial|semi-?presencial|h[ií]brid[oa]|hybrid|on[- ]?site|in[- ]person|teletrabajo|(?:a )?tiempo (?:completo|parcial)|media jornada|jornada (?:completa|parcial|intensiva)|full[- ]?time|part[- ]?time)\)?$/i;
const SIGN = /\s+[|·•]\s+|\s*[|]\s*/;

/** "Cocinera | Bar Sol | Presencial" without its last part; a line that says nothing else stays as it is. */
export function dropModes(line: CvLine): CvLine {
  if (line.bullet || modesOf(line).length === 0) return line;
  const cells = line.cells
    .map((cell) =>
      cell
        .split(SIGN)
        .filter((part) => !MODE.test(part))
        .join(' | '),
    )
    .filter((cell) => cell !== '');
  if (cells.length === 0) return line;
  const parts = line.parts?.filter(({ text }) => !MODE.test(text.replace(/[\s|·•]+/g, ' ').trim()));
  return { ...line, cells, text: cells.join(' '), ...(parts && { parts }) };
}

/** What a line says about how the job is done, in parts. */
export function modesOf({ cells, text }: CvLine): readonly string[] {
  if (text.length > 200) return [];
  const parts = cells.flatMap((cell) => cell.split(SIGN));
  return parts.length < 2 ? [] : parts.filter((part) => MODE.test(part));
}
