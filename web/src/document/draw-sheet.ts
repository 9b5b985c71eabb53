import { findChange, listLines, readLine, type Shape } from './sheet-lines';

const SVG = 'http://www.w3.org/2000/svg';

const drawnOn = new WeakMap<SVGSVGElement, readonly string[]>();

/**
 * Draws a page, of which each line says one thing that is on it. What was drawn on it before stays where it is the same: a
 * typed letter redraws one line, and the browser paints no more than that.
 */
export function drawSheet(svg: SVGSVGElement, markup: string): void {
  const before = drawnOn.get(svg) ?? [];
  const lines = listLines(markup);
  const { start, end, oldEnd } = findChange(before, lines);
  const stale = [...svg.children].slice(start, oldEnd);
  const next = svg.children[oldEnd] ?? null;
  for (const line of lines.slice(start, end)) svg.insertBefore(draw(readLine(line)), next);
  for (const element of stale) element.remove();
  drawnOn.set(svg, lines);
}

function draw({ name, attributes, inside }: Shape): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.append(...inside.map(draw));
  return element;
}
