import { stepOutline, UNITS_PER_PT } from './glyph-path';
import { type Box, joinNeighbours, roundPt } from './join-boxes';

export interface CutPages {
  /** What draws each page, from its own corner. */
  readonly pages: readonly string[];
  /** The grounds that nobody sees: what draws them is `mark` in text.typ. */
  readonly boxes: readonly Box[];
}

interface Level {
  /** From the top of the first page. */
  readonly x: number;
  readonly y: number;
  /** From the corner of what it is drawn in. */
  readonly dx: number;
  readonly dy: number;
  readonly isText: boolean;
  readonly closing: string;
}

const TOP: Level = { x: 0, y: 0, dx: 0, dy: 0, isText: false, closing: '' };
const SHIFT =
  /transform="(?:translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)|matrix\(1 0 0 1 ([-\d.e]+) ([-\d.e]+)\))"/;
const GROUND = /\bfill="#([0-9a-f]{6})00"/;
const LETTER = /^<use xlink:href="#([^"]+)" x="([-\d.e]+)" fill="([^"]+)" fill-rule="nonzero"\/>$/;
const DEFINED = /<(\w+) id="([^"]+)"[^>]*>[\s\S]*?<\/\1>/g;
const OUTLINE = /^<symbol [^>]*>\s*<path d="([^"]*)"\/>\s*<\/symbol>$/;

/**
 * Cuts what the engine drew into its pages, each whole in itself, and each line of letters into one outline: the engine
 * makes every letter refer to a symbol of the whole document, which a browser unfolds into five nodes a letter.
 */
export function cutPages(picture: string): CutPages {
  const bodyEnd = find(picture, '<defs', 0);
  const defined = readDefined(picture.slice(bodyEnd));
  const outlines = new Map<string, string | null>();
  const findOutline = (id: string) => {
    let steps = outlines.get(id);
    if (steps === undefined) {
      const outline = OUTLINE.exec(defined.get(id) ?? '')?.[1];
      steps = outline === undefined ? null : stepOutline(outline);
      outlines.set(id, steps);
    }
    return steps;
  };

  const boxes: Box[] = [];
  const pages: string[] = [];
  const levels: Level[] = [TOP];
  let page = new PageDrawing();

  const open = (tag: string) => {
    const { x, y, dx, dy } = levels.at(-1) ?? TOP;
    const isPage = levels.length === 1;
    if (tag.endsWith('/>')) {
      if (isPage) pages.push('');
      return;
    }
    const shift = SHIFT.exec(tag);
    const byX = Number(shift?.[1] ?? shift?.[3] ?? 0);
    const byY = Number(shift?.[2] ?? shift?.[4] ?? 0);
    const isText = tag.includes('"typst-text"') && tag.includes('scale(1, -1)');
    const isPlain = !tag.includes('clip-path') && (!tag.includes('transform') || shift || isText);
    const next = { x: x + byX, y: y + byY, isText };
    if (isPage) levels.push({ ...next, dx: 0, dy: 0, closing: '' });
    else if (isPlain) levels.push({ ...next, dx: dx + byX, dy: dy + byY, closing: '' });
    else {
      page.draw(`<g transform="translate(${roundPt(dx)} ${roundPt(dy)})">${tag}`);
      levels.push({ ...next, dx: 0, dy: 0, closing: '</g></g>' });
    }
  };

  const close = () => {
    const level = levels.pop();
    if (level?.closing) page.draw(level.closing);
    if (levels.length > 1) return;
    pages.push(page.finish(defined));
    page = new PageDrawing();
  };

  const place = (tag: string) => {
    const { x, y, dx, dy, isText } = levels.at(-1) ?? TOP;
    const ground = tag.startsWith('<path') ? GROUND.exec(tag)?.[1] : undefined;
    if (ground !== undefined) {
      const [width, height] = measure(/\bd="([^"]*)"/.exec(tag)?.[1] ?? '');
      const number = Number.parseInt(ground, 16);
      boxes.push([number, roundPt(x), roundPt(y), roundPt(width), roundPt(height)]);
      return;
    }
    const [, id = '', at = '0', fill = ''] = (isText && LETTER.exec(tag)) || [];
    const steps = id === '' ? null : findOutline(id);
    if (steps !== null) page.drawLetter(steps, dx + Number(at), dy, fill);
    else {
      const turn = isText ? ' scale(1 -1)' : '';
      page.draw(`<g transform="translate(${roundPt(dx)} ${roundPt(dy)})${turn}">${tag}</g>`);
    }
  };

  let end = picture.indexOf('>') + 1;
  while (end < bodyEnd) {
    const start = picture.indexOf('<', end);
    if (start < 0 || start >= bodyEnd) break;
    end = find(picture, '>', start) + 1;
    const tag = picture.slice(start, end);
    if (tag.startsWith('<g')) open(tag);
    else if (tag === '</g>') close();
    else if (tag.endsWith('/>')) place(tag);
    else if (!tag.startsWith('</'))
      throw new Error(`A picture with an element that has parts: ${tag}`);
  }
  return { pages, boxes: joinNeighbours(boxes) };
}

const USED = /(?:url\(|xlink:href=")#([^)"]+)/g;

class PageDrawing {
  readonly #parts: string[] = [];
  #fill = '';
  #line = '';
  #lineY = 0;

  drawLetter(steps: string, xPt: number, yPt: number, fill: string): void {
    const [x, y] = [Math.round(xPt * UNITS_PER_PT), Math.round(yPt * UNITS_PER_PT)];
    if (fill !== this.#fill || y !== this.#lineY) this.#endLine();
    this.#fill = fill;
    this.#lineY = y;
    this.#line += `M${x} ${y}${steps}`;
  }

  draw(markup: string): void {
    this.#endLine();
    this.#parts.push(markup);
  }

  #endLine(): void {
    if (this.#line === '') return;
    const scale = 1 / UNITS_PER_PT;
    this.#parts.push(`<path transform="scale(${scale})" fill="${this.#fill}" d="${this.#line}"/>`);
    this.#line = '';
  }

  /** With what it uses that is drawn elsewhere. */
  finish(defined: ReadonlyMap<string, string>): string {
    this.#endLine();
    const drawn = this.#parts.filter((part) => !part.startsWith('<path transform'));
    const used = new Set(drawn.flatMap((part) => [...part.matchAll(USED)].map(([, id]) => id)));
    const needed = [...used].map((id) => (id && defined.get(id)) ?? '').join('');
    return (needed && `<defs>${needed}</defs>`) + this.#parts.join('');
  }
}

function readDefined(markup: string): ReadonlyMap<string, string> {
  const inside = markup.replace(/<\/?defs[^>]*>/g, '');
  return new Map([...inside.matchAll(DEFINED)].map(([whole, , id = '']) => [id, whole]));
}

/** The corners of a rectangle that begins at 0 0. */
function measure(outline: string): [number, number] {
  const numbers = outline.match(/[-\d.]+/g)?.map(Number) ?? [];
  return [
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 0)),
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 1)),
  ];
}

function find(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from);
  return at < 0 ? text.length : at;
}
