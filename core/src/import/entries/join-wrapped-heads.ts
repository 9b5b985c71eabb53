import { findDates, onlyDates } from '../dates/read-dates';
import { type CvLine, countWords, joinWrapped } from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { isPlace } from '../person/recognise-place';

const LONGEST_REST = 60;
/** "Designer at Larkspur Studio, Bury St": what and where are named, and the place is not whole. */
const NAMES_BOTH = / (?:at|en) \p{Lu}.*, \p{Lu}[^,]*$/u;
/** After half a word. */
const LONGEST_BROKEN = 110;
export const OPEN_END = /(?:[,&-]| (?:de|del|la|el|los|las|y|e|en|para|of|and|the|in|for|at))$/;

/**
 * "Supervisora de enfermería, Centro de ⇥ 2017 – 2021" over "Salud del Norte, Lugo.": the head was too long for the room
 * beside its date. The continuation has the size of the head and differs from the text.
 */
export function joinWrappedHeads(lines: readonly CvLine[]): readonly CvLine[] {
  const joined: CvLine[] = [];
  const wrap = new WrapTest(lines);
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined &&
      (closesBracket(last, line) ||
        isWholeWithNext(last, line, lines[index + 1], wrap) ||
        (isFull(last, line, wrap) && (endsNames(last, line) || endsWithDate(last, line))));
    const at = last === undefined ? -1 : isOne ? 0 : wrappedCell(last, line);
    if (last === undefined || at < 0) {
      joined.push(line);
      continue;
    }
    const cells = last.cells.map((cell, index) =>
      index === at ? joinWrapped(cell, line.bullet ? `– ${line.text}` : line.text) : cell,
    );
    const { parts, ...rest } = last;
    joined[joined.length - 1] = {
      ...rest,
      cells,
      text: cells.join(' '),
      numbers: [...last.numbers, ...line.numbers],
      links: [...last.links, ...line.links],
      ...joinedParts(parts, line, at),
    };
  }
  return joined;
}

/** "Licenciatura en Historia (tres cursos," over "inacabada)": no name ends inside a bracket. */
function closesBracket(above: CvLine, line: CvLine): boolean {
  if (above.cells.length > 1 || line.cells.length > 1 || line.bullet || line.gapBefore)
    return false;
  if (above.bullet || above.role !== undefined || line.role !== undefined) return false;
  if (above.text.length > LONGEST_BROKEN || line.text.length > LONGEST_REST) return false;
  return (
    isOfSize(above, line) && /\([^()]+$/.test(above.text) && /^[^()]{1,40}\)[.,]?$/.test(line.text)
  );
}

/**
 * "Acme, Villarriba — *Responsable de compras y*" over "*almacén*", over the date: the line was full, and what is below it
 * is set as its end was.
 */
function isWholeWithNext(
  above: CvLine,
  line: CvLine,
  next: CvLine | undefined,
  wrap: WrapTest,
): boolean {
  if (next === undefined || above.cells.length > 1 || line.cells.length > 1) return false;
  if (above.bullet || line.bullet || line.gapBefore) return false;
  if (above.role !== undefined || line.role !== undefined) return false;
  if (above.look.widthPt === undefined || above.look.fontSizePt !== line.look.fontSizePt)
    return false;
  if (line.text.length > LONGEST_REST || above.text.length > LONGEST_BROKEN) return false;
  const style = endStyle(above);
  const isBracket = (above.parts?.length ?? 1) > 1 && /^\([^()]+\)$/.test(line.text);
  if (style !== startStyle(line) || (style === '' && above.look.isBodyText !== false && !isBracket))
    return false;
  const isTold =
    (above.parts?.length ?? 1) > 1 || OPEN_END.test(above.text) || NAMES_BOTH.test(above.text);
  if (!isTold || wrap.hadRoom(above, line)) return false;
  return (
    [above, line].every(({ text }) => findDates(text).length === 0) && onlyDates(next.text) !== null
  );
}

/** Two lines of one cell, set alike, one below the other, the first as long as its column. */
function isFull(above: CvLine, line: CvLine, wrap: WrapTest): boolean {
  if (above.cells.length > 1 || line.cells.length > 1 || line.text.length > LONGEST_REST)
    return false;
  if (above.bullet || line.bullet || line.gapBefore) return false;
  if (above.role !== undefined || line.role !== undefined) return false;
  const { xPt, columnEndPt } = above.look;
  if (xPt === undefined || columnEndPt === undefined || line.look.xPt === undefined) return false;
  const isBelow = Math.abs(line.look.xPt - xPt) < SAME_EDGE_PT && isOfSize(above, line);
  return isBelow && !wrap.hadRoom(above, line);
}

const SAME_EDGE_PT = 4;

/** A scan's sizes are measured and differ a little. */
function isOfSize(above: CvLine, line: CvLine): boolean {
  return Math.abs((above.look.fontSizePt ?? 0) - (line.look.fontSizePt ?? 0)) <= 1.1;
}

/** "1989 – 1996. Aprendiz. Taller Norte. Talavera de la" over "Reina.": a date, names, and half of the place. */
function endsNames(above: CvLine, { text }: CvLine): boolean {
  const [date] = findDates(above.text);
  const isDated = date?.start === 0 && date.end < above.text.length - 1;
  const last = `${above.text} ${text}`.split(/(?<=\p{Ll}{2})[.,] /u).at(-1) ?? '';
  return isDated && findDates(text).length === 0 && isPlace(last.replace(/\.$/, ''));
}

/** "**Técnica en Farmacia**, IES La" over "Loma, Lugo, 2015-2017": the plain end of the first goes on to the date. */
function endsWithDate(above: CvLine, line: CvLine): boolean {
  const date = findDates(line.text).at(-1);
  if (date === undefined || line.text.length - date.end > 1 || date.start < 3) return false;
  const [first] = above.parts ?? [];
  return (
    findDates(above.text).length === 0 &&
    first?.style !== '' &&
    endStyle(above) === '' &&
    startStyle(line) === '' &&
    (above.parts?.length ?? 1) > 1
  );
}

function endStyle({ parts, look }: CvLine): string {
  return parts?.at(-1)?.style ?? styleOf(look);
}

function startStyle({ parts, look }: CvLine): string {
  return parts?.[0]?.style ?? styleOf(look);
}

function styleOf({ bold, italic }: CvLine['look']): string {
  return `${bold === true ? 'b' : ''}${italic === true ? 'i' : ''}`;
}

/** Which cell of the line above goes on in this one; -1 for none. */
function wrappedCell(above: CvLine, line: CvLine): number {
  if (closesDates(above, line)) return 0;
  if (above.bullet || line.bullet || line.gapBefore || line.cells.length > 1) return -1;
  if (endsInTown(above, line)) return 0;
  if (above.cells.length !== 2 || line.role !== undefined || above.role !== undefined) return -1;
  const isTown =
    above.cells.some((cell) => cell.endsWith(',')) && isPlace(line.text.replace(/\.$/, ''));
  const isBroken = above.cells.some((cell) => /\p{Ll}-$/u.test(cell)) && /^\p{Ll}/u.test(line.text);
  if (line.text.length > (isBroken ? LONGEST_BROKEN : LONGEST_REST)) return -1;
  const goesOn = isTown || isBroken || endsWithTown(above, line) || goesOnAfterWord(above, line);
  if (line.look.isBodyText !== false && !goesOn) return -1;
  if (above.look.fontSizePt !== line.look.fontSizePt || findDates(line.text).length > 0) return -1;
  const [first = '', second = ''] = above.cells;
  const dated = [first, second].map((cell) => findDates(cell).length > 0 && cell.length < 40);
  const at = dated[0] === true ? 1 : 0;
  if (dated[0] === dated[1]) return -1;
  const text = above.cells[at] ?? '';
  return OPEN_END.test(text) || /^\p{Ll}/u.test(line.text) || goesOn ? at : -1;
}

/** "Profesora. Facultad de" over "Ciencias, UNC.", "Universitat" over "de Girona.": a name that a small word parts, set alike. */
function goesOnAfterWord(above: CvLine, line: CvLine): boolean {
  if (endStyle(above) !== startStyle(line) || (above.parts?.length ?? 1) < 2) return false;
  const last = above.cells.at(-1) ?? '';
  return /\p{Lu}\p{Ll}+ (?:de|del|de la|of|of the)$/u.test(last)
    ? /^\p{Lu}/u.test(line.text)
    : /\p{Lu}\p{Ll}+$/u.test(last) && /^(?:de|del|de la|of|of the) \p{Lu}/u.test(line.text);
}

/** "Contratada, Consejo Superior de Investigaciones" over "Científicas, Madrid.": the end of a name, and the town. */
function endsWithTown(above: CvLine, { text }: CvLine): boolean {
  const [, name = '', town = ''] = /^(\p{Lu}[^,]*), ([^,]+?)\.$/u.exec(text) ?? [];
  if (name === '' || countWords(name) > MOST_OF_NAME || isPlace(text.replace(/\.$/, '')))
    return false;
  return isPlace(town) && above.cells.some((cell) => /, [^,.]+$/.test(cell));
}

const MOST_OF_NAME = 3;

/** "Assistant — Colegio El Acebo," over "Oviedo, Spain": the head is emphasized, and the town didn't fit on its line. */
function endsInTown({ cells, parts, text }: CvLine, line: CvLine): boolean {
  const stands = parts?.[0]?.style.includes('b') === true && parts.length > 1;
  return cells.length === 1 && stands && /\p{L},$/u.test(text) && isPlace(line.text);
}

/** What may follow a bracket that is closed in its own line. */
const LONGEST_AFTER = 2;

/**
 * "Abogada, Gabinete del Ebro (mayo de 2013 – diciembre" over "de 2018).": the years were too long for the line. Where that
 * begins with the dash between them, it is no item of a list.
 */
function closesDates(above: CvLine, line: CvLine): boolean {
  if (above.bullet || above.cells.length > 1 || line.cells.length > 1) return false;
  const open = above.text.lastIndexOf('(');
  const close = line.text.indexOf(')');
  if (open < 0 || close < 0 || above.text.includes(')', open)) return false;
  if (line.text.length - close - 1 > LONGEST_AFTER) return false;
  const dash = line.bullet ? '– ' : '';
  const inside = `${above.text.slice(open + 1)} ${dash}${line.text.slice(0, close)}`;
  return onlyDates(inside) !== null;
}

function joinedParts(parts: CvLine['parts'], line: CvLine, cell: number): Pick<CvLine, 'parts'> {
  if (parts === undefined) return {};
  const more = line.parts ?? [{ text: line.text, cell: 0, style: styleOf(line.look) }];
  const own = parts.filter((part) => part.cell === cell);
  const others = parts.filter((part) => part.cell !== cell);
  const last = own.at(-1);
  const [next, ...rest] = more.map((part) => ({ ...part, cell }));
  const whole =
    last !== undefined && next !== undefined && last.style === next.style
      ? [...own.slice(0, -1), { ...last, text: joinWrapped(last.text, next.text) }, ...rest]
      : [...own, ...(next === undefined ? [] : [next]), ...rest];
  return { parts: [...whole, ...others].sort((a, b) => a.cell - b.cell) };
}
