/** A thing on a page, and what is in it. */
export interface Shape {
  readonly name: string;
  readonly attributes: readonly (readonly [key: string, value: string])[];
  readonly inside: readonly Shape[];
}

const TAG = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** What a page is drawn with. Whatever else comes is not shown. */
const SHAPES = new Set(
  'g path use image defs symbol clipPath linearGradient radialGradient stop rect circle'.split(' '),
);
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function listLines(markup: string): readonly string[] {
  return markup.split('\n').slice(1, -1);
}

interface LinesChange {
  readonly start: number;
  /** Up to which of the new ones, and of those before. */
  readonly end: number;
  readonly oldEnd: number;
}

/** The lines between the first and the last that differ. */
export function findChange(before: readonly string[], lines: readonly string[]): LinesChange {
  let start = 0;
  while (start < lines.length && lines[start] === before[start]) start += 1;
  let [end, oldEnd] = [lines.length, before.length];
  while (end > start && oldEnd > start && lines[end - 1] === before[oldEnd - 1]) {
    end -= 1;
    oldEnd -= 1;
  }
  return { start, end, oldEnd };
}

/** What a line says is one shape. */
export function readLine(line: string): Shape {
  const root: Shape & { inside: Shape[] } = { name: 'g', attributes: [], inside: [] };
  const open = [root];
  for (const [, closing, name = '', attributes = '', alone] of line.matchAll(TAG)) {
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const shape: Shape & { inside: Shape[] } = {
      name: SHAPES.has(name) ? name : 'g',
      attributes: [...attributes.matchAll(ATTRIBUTE)]
        .map(([, key = '', value = '']) => [key.replace('xlink:', ''), readSigns(value)] as const)
        .filter(isAllowed),
      inside: [],
    };
    open.at(-1)?.inside.push(shape);
    if (!alone) open.push(shape);
  }
  const [first] = root.inside;
  return first && root.inside.length === 1 ? first : root;
}

function readSigns(value: string): string {
  return value.replace(/&(\w+);/g, (whole, sign) => SIGNS[sign] ?? whole);
}

function isAllowed([key, value]: readonly [string, string]): boolean {
  if (key === 'href') return /^(?:#|data:image\/)/.test(value);
  return !key.startsWith('on') && key !== 'style';
}
