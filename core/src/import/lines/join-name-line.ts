import { type CvLine, joinLines } from './cv-line';

const PARTED = / \| /;
const NAME_RATIO = 1.5;

/** "Noelia Villalba" over "Montseny | Enfermera", "Harriet Ashdown | Accounts" over "Manager": name and title in one line that was too long. */
export function joinNameLine(lines: readonly CvLine[]): readonly CvLine[] {
  const at = lines.findIndex((line, index) => isBroken(line, lines[index + 1], lines));
  const [first, second] = lines.slice(at, at + 2);
  if (at < 0 || first === undefined || second === undefined) return lines;
  return [...lines.slice(0, at), joinLines([first, second]), ...lines.slice(at + 2)];
}

function isBroken(line: CvLine, next: CvLine | undefined, lines: readonly CvLine[]): boolean {
  const sizePt = line.look.fontSizePt;
  if (next === undefined || sizePt === undefined || next.look.fontSizePt !== sizePt) return false;
  if (PARTED.test(line.text) === PARTED.test(next.text) || next.gapBefore) return false;
  const isOne = line.cells.length === 1 && next.cells.length === 1;
  const body = lines.find(({ look }) => look.isBodyText)?.look.fontSizePt ?? Infinity;
  return isOne && line.look.page === 1 && sizePt >= NAME_RATIO * body;
}
