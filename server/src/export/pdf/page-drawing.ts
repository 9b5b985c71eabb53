import { UNITS_PER_PT } from './glyph-path';

const USED = /(?:url\(|xlink:href=")#([^)"]+)/g;
const LINE = `<path transform="scale(${1 / UNITS_PER_PT})"`;

/**
 * What draws a page, put together piece by piece: letters of one line and colour become one outline. Each piece is a line
 * of the text it makes, so that who has the page before can tell what has changed.
 */
export class PageDrawing {
  readonly #parts: string[] = [];
  /** A group that is not closed yet, with what is in it. */
  #group = '';
  #depth = 0;
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
    this.#add(markup);
  }

  open(markup: string): void {
    this.draw('');
    this.#depth += 1;
    this.#add(markup);
  }

  close(markup: string): void {
    this.draw(markup);
    this.#depth -= 1;
    if (this.#depth > 0) return;
    const group = this.#group;
    this.#group = '';
    this.#add(group);
  }

  #add(markup: string): void {
    if (markup === '') return;
    if (this.#depth > 0) this.#group += markup;
    else this.#parts.push(markup);
  }

  #endLine(): void {
    if (this.#line === '') return;
    const line = this.#line;
    this.#line = '';
    this.#add(`${LINE} fill="${this.#fill}" d="${line}"/>`);
  }

  /** With what it uses that is drawn elsewhere. */
  finish(elsewhere: { find(id: string): string | undefined }): string {
    this.#endLine();
    const drawn = this.#parts.filter((part) => !part.startsWith(LINE));
    const used = new Set(drawn.flatMap((part) => [...part.matchAll(USED)].map(([, id]) => id)));
    const needed = [...used].map((id) => (id && elsewhere.find(id)) ?? '').join('');
    const first = needed && `<defs>${needed.replace(/\s*\n\s*/g, '')}</defs>`;
    return [...(first ? [first] : []), ...this.#parts].join('\n');
  }
}
