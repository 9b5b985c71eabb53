/** Letters are drawn in hundredths of a point: whole numbers are half as long, and nobody sees a finer line. */
export const UNITS_PER_PT = 100;

type Drawn = 'M' | 'L' | 'Q' | 'C' | 'Z';
interface Stroke {
  readonly command: Drawn;
  /** From the corner of the outline: x, y, x, y. */
  readonly points: readonly number[];
}

const PARTS = /[A-Za-z]|-?[\d.]+(?:e-?\d+)?/g;
/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** What an outline draws, whether it says so in points or in steps; null for what is drawn in other commands. */
export function readOutline(outline: string): Stroke[] | null {
  const parts = outline.match(PARTS) ?? [];
  const strokes: Stroke[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < parts.length; ) {
    const letter = parts[at] ?? '';
    const command = letter.toUpperCase();
    const count = COUNTS[command];
    if (count === undefined) return null;
    const numbers = parts.slice(at + 1, at + 1 + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) return null;
    at += 1 + count;
    const [fromX, fromY] = letter === command ? [0, 0] : [x, y];
    const [first = 0] = numbers;
    if (command === 'Z') [x, y] = [startX, startY];
    const points =
      command === 'H'
        ? [fromX + first, y]
        : command === 'V'
          ? [x, fromY + first]
          : numbers.map((value, index) => value + (index % 2 ? fromY : fromX));
    if (points.length > 0) [x = 0, y = 0] = points.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
    strokes.push({
      command: command === 'H' || command === 'V' ? 'L' : (command as Drawn),
      points,
    });
  }
  return strokes;
}

/**
 * The outline of a letter as steps from the pen's position, so that it is the same wherever the letter is. Up is down:
 * a font counts from the line upwards, a picture from the top. Null for what is drawn in other commands.
 */
export function stepOutline(outline: string): string | null {
  const strokes = readOutline(outline);
  if (!strokes) return null;
  const steps: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [at, { command, points }] of strokes.entries()) {
    if (command === 'Z') {
      steps.push('z');
      [x, y] = [startX, startY];
      continue;
    }
    // The pen is only on its way.
    if (command === 'M' && strokes[at + 1]?.command === 'M') continue;
    const whole = points.map((value, index) =>
      Math.round((index % 2 === 0 ? value : -value) * UNITS_PER_PT),
    );
    steps.push(command.toLowerCase(), writeNumbers(whole.map((v, i) => v - (i % 2 ? y : x))));
    [x = 0, y = 0] = whole.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
  }
  return steps.join('');
}

/** A sign parts two numbers as well as a space does. */
function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
