import type { Shape } from '@trayecto/core/import/layout';
import { type PageSpace, toBox } from './page-space';
import type { Pdfium, Scratch } from './pdfium-engine';

/** Something drawn that text may be on. `order` counts objects in drawing order. */
export interface DrawnShape extends Shape {
  readonly order: number;
  /** `undefined` for pictures and shadings, whose colour varies. */
  readonly color?: readonly [number, number, number];
}

export interface PageDrawing {
  readonly shapes: readonly DrawnShape[];
  /** Place of each text object in drawing order. */
  readonly textOrder: ReadonlyMap<number, number>;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MOST_OBJECTS = 60_000;
const DEEPEST_FORM = 6;

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Walks the page's objects, those inside forms too. */
export function readDrawing(
  engine: Pdfium,
  page: number,
  space: PageSpace,
  scratch: Scratch,
): PageDrawing {
  const calls = engine.pdfium.wasmExports;
  const shapes: DrawnShape[] = [];
  const textOrder = new Map<number, number>();
  let order = 0;

  const visit = (object: number, matrix: Matrix, depth: number): void => {
    if (order++ > MOST_OBJECTS) return;
    const type = calls.FPDFPageObj_GetType(object);
    if (type === TEXT) textOrder.set(object, order);
    else if (type === FORM && depth < DEEPEST_FORM) {
      const inner = engine.FPDFPageObj_GetMatrix(object, scratch.at)
        ? multiply(readMatrix(scratch), matrix)
        : matrix;
      const count = engine.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++)
        visit(engine.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    } else if (type === PATH || type === IMAGE || type === SHADING) {
      const shape = readShape(object, type, matrix);
      if (shape) shapes.push(shape);
    }
  };

  const readShape = (object: number, type: number, matrix: Matrix): DrawnShape | undefined => {
    const at = scratch.at;
    if (!calls.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
    const [x1, y1] = apply(matrix, scratch.float(0), scratch.float(1));
    const [x2, y2] = apply(matrix, scratch.float(2), scratch.float(3));
    const box = toBox(space, x1, y1, x2, y2);
    if (type !== PATH) return { ...box, filled: true, order };
    const drawsFill = calls.FPDFPath_GetDrawMode(object, at, at + 4) !== 0 && scratch.uint(0) !== 0;
    calls.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12);
    const filled = drawsFill && scratch.uint(3) > 60;
    if (!filled) return { ...box, filled, order };
    return { ...box, filled, order, color: [scratch.uint(0), scratch.uint(1), scratch.uint(2)] };
  };

  const count = engine.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && order <= MOST_OBJECTS; index++)
    visit(calls.FPDFPage_GetObject(page, index), IDENTITY, 0);
  return { shapes, textOrder };
}

function readMatrix(scratch: Scratch): Matrix {
  return [
    scratch.float(0),
    scratch.float(1),
    scratch.float(2),
    scratch.float(3),
    scratch.float(4),
    scratch.float(5),
  ];
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}
