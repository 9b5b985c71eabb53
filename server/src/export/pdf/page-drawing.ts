import { UNITS_PER_PT } from './glyph-path';

const USED = /(?:url\(|xlink:href=")#([^)"]+)/g;
const LINE = `<path transform="scale(${1 / UNITS_PER_PT})"`;

/** What draws a page, put together piece by piece: letters of one line and colour become one outline. */
export class PageDrawing {
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
    this.#parts.push(`${LINE} fill="${this.#fill}" d="${this.#line}"/>`);
    this.#line = '';
  }

  /** With what it uses that is drawn elsewhere. */
  finish(elsewhere: { find(id: string): string | undefined }): string {
    this.#endLine();
    const drawn = this.#parts.filter((part) => !part.startsWith(LINE));
    const used = new Set(drawn.flatMap((part) => [...part.matchAll(USED)].map(([, id]) => id)));
    const needed = [...used].map((id) => (id && elsewhere.find(id)) ?? '').join('');
    return (needed && `<defs>${needed}</defs>`) + this.#parts.join('');
  }
}
