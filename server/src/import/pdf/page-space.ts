import type { Pdfium, Scratch } from './pdfium-engine';

/** Turns the page's own coordinates (up, from any corner, perhaps rotated) into points from the top left. */
export interface PageSpace {
  readonly widthPt: number;
  readonly heightPt: number;
  toPoint(x: number, y: number): { x: number; y: number };
}

export function readPageSpace(engine: Pdfium, page: number, scratch: Scratch): PageSpace {
  const widthPt = engine.FPDF_GetPageWidthF(page);
  const heightPt = engine.FPDF_GetPageHeightF(page);
  const hasBox = engine.FPDF_GetPageBoundingBox(page, scratch.at);
  const left = hasBox ? scratch.float(0) : 0;
  const top = hasBox ? scratch.float(1) : heightPt;
  const right = hasBox ? scratch.float(2) : widthPt;
  const bottom = hasBox ? scratch.float(3) : 0;
  const quarterTurns = engine.FPDFPage_GetRotation(page) & 3;
  const toPoint = (x: number, y: number) => {
    if (quarterTurns === 1) return { x: y - bottom, y: x - left };
    if (quarterTurns === 2) return { x: right - x, y: y - bottom };
    if (quarterTurns === 3) return { x: top - y, y: right - x };
    return { x: x - left, y: top - y };
  };
  return { widthPt, heightPt, toPoint };
}

/** The upright box around two opposite corners. */
export function toBox(space: PageSpace, x1: number, y1: number, x2: number, y2: number) {
  const a = space.toPoint(x1, y1);
  const b = space.toPoint(x2, y2);
  return {
    leftPt: Math.min(a.x, b.x),
    rightPt: Math.max(a.x, b.x),
    topPt: Math.min(a.y, b.y),
    bottomPt: Math.max(a.y, b.y),
  };
}
