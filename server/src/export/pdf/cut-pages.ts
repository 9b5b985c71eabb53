import { createHash } from 'node:crypto';
import { readOutline, stepOutline } from './glyph-path';
import { type Box, joinNeighbours, roundPt } from './join-boxes';
import { PageDrawing } from './page-drawing';
import { findEnd, readShift, splitPages } from './split-pages';

/** What draws a page, from its own corner. */
interface CutPage {
  readonly body: string;
  /** Two pages with the same name look the same, whatever their position. */
  readonly name: string;
}

export interface CutPages {
  readonly pages: readonly CutPage[];
  /** The grounds that nobody sees, from the top of the first page: what draws them is `mark` in text.typ. */
  readonly boxes: readonly Box[];
}

interface Level {
  readonly dx: number;
  readonly dy: number;
  /** From the corner of the page, where `dx` and `dy` are from the corner of what it is drawn in. */
  readonly x: number;
  readonly y: number;
  readonly isText: boolean;
  readonly closing: string;
}

interface KnownPage extends CutPage {
  readonly boxes: readonly Box[];
  /** In characters, with what it was cut from. */
  readonly size: number;
}

const TOP: Level = { x: 0, y: 0, dx: 0, dy: 0, isText: false, closing: '' };
const GROUND = /\bfill="#([0-9a-f]{6})00"/;
const LETTER =
  /^<use xlink:href="#([^"]+)" x="([-\d.e]+)" (?:y="0" )?fill="([^"]+)" fill-rule="nonzero"\/>$/;
/** Text counts upwards: in a group that only turns it, or in one that moves it too. */
const UPWARDS = /scale\(1, -1\)|matrix\(1 0 0 -1 /;
const DEFINED = /<(\w+) id="([^"]+)"[^>]*>[\s\S]*?<\/\1>/g;
const OUTLINE = /^<symbol [^>]*>\s*<path d="([^"]*)"\/>\s*<\/symbol>$/;

/** Typing changes one page of several, and one letter on it. */
const MOST_KEPT = 16_000_000;
const MOST_OUTLINES = 5000;

/**
 * Cuts what the engine drew into its pages, each whole in itself, and each line of letters into one outline: the engine
 * makes every letter refer to a symbol of the whole document, which a browser unfolds into five nodes a letter. Names of
 * symbols are made of what they show, so a page that comes again word for word is the one that was cut before.
 */
export class PageCutter {
  readonly #outlines = new Map<string, string | null>();
  /** By what they are cut from, those used last at the end. */
  readonly #known = new Map<string, KnownPage>();
  #kept = 0;

  cut(picture: string): CutPages {
    const { pages, definitions } = splitPages(picture);
    const symbols = new Symbols(definitions, this.#outlines);
    const cut = pages.map(({ inside }) => this.#find(inside) ?? this.#cutPage(inside, symbols));
    const boxes = cut.flatMap((page, index) => {
      const [left, top] = pages[index]?.at ?? [0, 0];
      return page.boxes.map(([place, x, y, width, height]): Box => {
        return [place, roundPt(x + left), roundPt(y + top), width, height];
      });
    });
    this.#forget();
    return { pages: cut, boxes };
  }

  #find(inside: string): KnownPage | undefined {
    const page = this.#known.get(inside);
    if (page) {
      this.#known.delete(inside);
      this.#known.set(inside, page);
    }
    return page;
  }

  #cutPage(inside: string, symbols: Symbols): KnownPage {
    const { body, boxes } = cutPage(inside, symbols);
    const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const page = { body, boxes, name, size: inside.length + body.length };
    this.#known.set(inside, page);
    this.#kept += page.size;
    return page;
  }

  #forget(): void {
    for (const [inside, { size }] of this.#known) {
      if (this.#kept <= MOST_KEPT) break;
      this.#known.delete(inside);
      this.#kept -= size;
    }
    if (this.#outlines.size > MOST_OUTLINES) this.#outlines.clear();
  }
}

/** What a picture defines beside its pages, read when there is something in it that was not seen before. */
class Symbols {
  readonly #outlines: Map<string, string | null>;
  readonly #definitions: string;
  #defined: ReadonlyMap<string, string> | undefined;

  constructor(definitions: string, outlines: Map<string, string | null>) {
    this.#definitions = definitions;
    this.#outlines = outlines;
  }

  find(id: string): string | undefined {
    this.#defined ??= new Map(
      [...this.#definitions.matchAll(DEFINED)].map(([whole, , name = '']) => [name, whole]),
    );
    return this.#defined.get(id);
  }

  findOutline(id: string): string | null {
    let steps = this.#outlines.get(id);
    if (steps === undefined) {
      const outline = OUTLINE.exec(this.find(id) ?? '')?.[1];
      steps = outline === undefined ? null : stepOutline(outline);
      this.#outlines.set(id, steps);
    }
    return steps;
  }
}

function cutPage(inside: string, symbols: Symbols): { body: string; boxes: readonly Box[] } {
  const boxes: Box[] = [];
  const levels: Level[] = [TOP];
  const page = new PageDrawing();

  const open = (tag: string) => {
    if (tag.endsWith('/>')) return;
    const level = levels.at(-1) ?? TOP;
    // Most of them: nothing is moved, nothing is cut.
    if (tag === '<g>' || tag === '<g class="typst-group">') {
      levels.push(level.closing || level.isText ? { ...level, isText: false, closing: '' } : level);
      return;
    }
    const { x, y, dx, dy } = level;
    const isText = tag.includes('"typst-text"') && UPWARDS.test(tag);
    const shift = isText || !UPWARDS.test(tag) ? readShift(tag) : null;
    const [byX, byY] = shift ?? [0, 0];
    const isPlain = !tag.includes('clip-path') && (!tag.includes('transform') || shift || isText);
    const next = { x: x + byX, y: y + byY, isText };
    if (isPlain) levels.push({ ...next, dx: dx + byX, dy: dy + byY, closing: '' });
    else {
      page.open(`<g transform="translate(${roundPt(dx)} ${roundPt(dy)})">${tag}`);
      levels.push({ ...next, dx: 0, dy: 0, closing: '</g></g>' });
    }
  };

  const close = () => {
    const level = levels.pop();
    if (level?.closing) page.close(level.closing);
  };

  const place = (tag: string) => {
    const { x, y, dx, dy, isText } = levels.at(-1) ?? TOP;
    const ground = tag.startsWith('<path') ? GROUND.exec(tag)?.[1] : undefined;
    if (ground !== undefined) {
      const [width, height] = measure(/\bd="([^"]*)"/.exec(tag)?.[1] ?? '');
      const number = Number.parseInt(ground, 16);
      const [byX, byY] = readShift(tag) ?? [0, 0];
      boxes.push([number, roundPt(x + byX), roundPt(y + byY), roundPt(width), roundPt(height)]);
      return;
    }
    const [, id = '', at = '0', fill = ''] = (isText && LETTER.exec(tag)) || [];
    const steps = id === '' ? null : symbols.findOutline(id);
    if (steps !== null) page.drawLetter(steps, dx + Number(at), dy, fill);
    else {
      const turn = isText ? ' scale(1 -1)' : '';
      page.draw(`<g transform="translate(${roundPt(dx)} ${roundPt(dy)})${turn}">${tag}</g>`);
    }
  };

  let start = inside.indexOf('<');
  while (start >= 0) {
    let end = findEnd(inside, start);
    const tag = inside.slice(start, end);
    if (tag.startsWith('<g')) open(tag);
    else if (tag === '</g>') close();
    else if (tag.endsWith('/>')) place(tag);
    // An address to follow, on a ground that nobody sees: the page is there to be edited.
    else if (tag.startsWith('<a ')) end = inside.indexOf('</a>', end);
    else if (!tag.startsWith('</'))
      throw new Error(`A picture with an element that has parts: ${tag}`);
    start = inside.indexOf('<', end);
  }
  return { body: page.finish(symbols), boxes: joinNeighbours(boxes) };
}

/** The far corner of a rectangle that begins at 0 0. */
function measure(outline: string): [number, number] {
  const numbers = (readOutline(outline) ?? []).flatMap(({ points }) => points);
  return [
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 0)),
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 1)),
  ];
}
