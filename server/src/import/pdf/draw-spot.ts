import type { Box } from '@trayecto/core/import/layout';
import type { PageSpace } from './page-space';
import type { Pdfium } from './pdfium-engine';

/** Rows and columns of a spot. */
export const SPOT_SIDE = 16;
const FINE = 3 * SPOT_SIDE;
const IN_GREY = 8;
const LEAST_CONTRAST = 40;
const LEAST_INK = 0.35;

/**
 * What is drawn in a small box of the page, whatever drew it: how much ink, from 0 to 1, each field of a square grid
 * around the ink has. The ground is what the box's edge shows, so white on blue is ink as well. Null where there is none.
 */
export function drawSpot(
  engine: Pdfium,
  page: number,
  space: PageSpace,
  box: Box,
): Float32Array | null {
  const drawn = drawInGrey(engine, page, space, box);
  return drawn && toGrid(drawn.grey, drawn.width, drawn.height);
}

/** From 0, black, to 255: what most of the edge of a small box of the page shows. */
export function drawGround(
  engine: Pdfium,
  page: number,
  space: PageSpace,
  box: Box,
): number | null {
  const drawn = drawInGrey(engine, page, space, box);
  return drawn && edgeGrey(drawn.grey, drawn.width, drawn.height);
}

/** How much of a small box of the page is ink, from 0 to 1. Null where there is none. */
export function drawInk(engine: Pdfium, page: number, space: PageSpace, box: Box): number | null {
  const drawn = drawInGrey(engine, page, space, box);
  if (drawn === null) return null;
  const ground = edgeGrey(drawn.grey, drawn.width, drawn.height);
  let [sum, most] = [0, 0];
  for (const one of drawn.grey) {
    const ink = Math.abs(one - ground);
    sum += ink;
    most = Math.max(most, ink);
  }
  return most < LEAST_CONTRAST ? null : sum / most / drawn.grey.length;
}

function drawInGrey(
  engine: Pdfium,
  page: number,
  { widthPt, heightPt }: PageSpace,
  { leftPt, topPt, rightPt, bottomPt }: Box,
): { readonly grey: Uint8Array; readonly width: number; readonly height: number } | null {
  const scale = FINE / Math.max(rightPt - leftPt, bottomPt - topPt);
  if (!Number.isFinite(scale) || scale > 100) return null;
  const width = Math.max(1, Math.round((rightPt - leftPt) * scale));
  const height = Math.max(1, Math.round((bottomPt - topPt) * scale));
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) return null;
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const [x, y] = [-leftPt * scale, -topPt * scale].map(Math.round);
    const [whole, high] = [widthPt * scale, heightPt * scale].map(Math.round);
    engine.FPDF_RenderPageBitmap(bitmap, page, x ?? 0, y ?? 0, whole ?? 0, high ?? 0, 0, IN_GREY);
    const stride = engine.FPDFBitmap_GetStride(bitmap);
    const start = engine.FPDFBitmap_GetBuffer(bitmap);
    const memory = engine.pdfium.HEAPU8;
    const grey = new Uint8Array(width * height);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        grey[row * width + column] = memory[start + row * stride + 4 * column + 1] ?? 255;
    return { grey, width, height };
  } finally {
    engine.FPDFBitmap_Destroy(bitmap);
  }
}

function toGrid(grey: Uint8Array, width: number, height: number): Float32Array | null {
  const ground = edgeGrey(grey, width, height);
  const farthest = grey.reduce((most, one) => Math.max(most, Math.abs(one - ground)), 0);
  if (farthest < LEAST_CONTRAST) return null;
  const ink = Float32Array.from(grey, (one) => Math.abs(one - ground) / farthest);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((ink[row * width + column] ?? 0) < LEAST_INK) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  const side = Math.max(right - left, bottom - top) + 1;
  const [middleX, middleY] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  const grid = new Float32Array(SPOT_SIDE * SPOT_SIDE);
  const field = side / SPOT_SIDE;
  for (let row = 0; row < SPOT_SIDE; row++)
    for (let column = 0; column < SPOT_SIDE; column++)
      grid[row * SPOT_SIDE + column] = meanInk(
        middleX - side / 2 + column * field,
        middleY - side / 2 + row * field,
      );
  return grid;

  /** Of nine points in a field. */
  function meanInk(x: number, y: number): number {
    let sum = 0;
    for (const dy of [1, 3, 5])
      for (const dx of [1, 3, 5]) {
        const [column, row] = [x + (dx * field) / 6, y + (dy * field) / 6].map(Math.floor);
        const isOff = column === undefined || column < 0 || column >= width || row === undefined;
        if (!isOff && row >= 0 && row < height) sum += ink[row * width + column] ?? 0;
      }
    return sum / 9;
  }
}

/** The grey that most of the edge has. */
function edgeGrey(grey: Uint8Array, width: number, height: number): number {
  const edge: number[] = [];
  for (let column = 0; column < width; column++)
    edge.push(grey[column] ?? 255, grey[(height - 1) * width + column] ?? 255);
  for (let row = 0; row < height; row++)
    edge.push(grey[row * width] ?? 255, grey[row * width + width - 1] ?? 255);
  return edge.sort((a, b) => a - b)[edge.length >> 1] ?? 255;
}
