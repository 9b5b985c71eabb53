/** Letters are drawn in hundredths of a point: whole numbers are half as long, and nobody sees a finer line. */
export const UNITS_PER_PT = 100;

const PARTS = /[A-Za-z]|-?[\d.]+(?:e-?\d+)?/g;
/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/**
 * The outline of a letter as steps from the pen's position, so that it is the same wherever the letter is. Up is down:
 * a font counts from the line upwards, a picture from the top. Null for what is not drawn in plain absolute commands.
 */
export function stepOutline(outline: string): string | null {
  const parts = outline.match(PARTS) ?? [];
  const steps: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < parts.length; ) {
    const command = parts[at] ?? '';
    const count = COUNTS[command];
    if (count === undefined) return null;
    const numbers = parts.slice(at + 1, at + 1 + count).map((part) => Number(part) * UNITS_PER_PT);
    if (numbers.length < count || numbers.some(Number.isNaN)) return null;
    at += 1 + count;
    if (command === 'Z') {
      steps.push('z');
      [x, y] = [startX, startY];
      continue;
    }
    const points = numbers.map((value, index) => Math.round(index % 2 === 0 ? value : -value));
    steps.push(command.toLowerCase(), writeNumbers(points.map((v, i) => v - (i % 2 ? y : x))));
    [x = 0, y = 0] = points.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
  }
  return steps.join('');
}

/** A sign parts two numbers as well as a space does. */
function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
