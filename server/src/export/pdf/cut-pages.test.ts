import { expect, it } from 'vitest';
import { PageCutter } from './cut-pages';
import { stepOutline } from './glyph-path';

const cutPages = (drawn: string, cutter = new PageCutter()) => {
  const { pages, boxes } = cutter.cut(drawn);
  return { pages: pages.map(({ body }) => body), boxes };
};
const letter = (id: string, x: number, fill = '#111111') =>
  `<use xlink:href="#${id}" x="${x}" fill="${fill}" fill-rule="nonzero"/>`;
const line = (y: number, letters: string) =>
  `<g transform="translate(5 ${y})"><g class="typst-text" transform="scale(1, -1)">${letters}</g></g>`;
const picture = (...pages: string[]) =>
  `<svg class="typst-doc" viewBox="0 0 100 ${pages.length * 50}">${pages
    .map((page, at) => `<g${at ? ` transform="translate(0 ${at * 50})"` : ''}>${page}</g>`)
    .join('\n')}<defs id="glyph">
    <symbol id="gA" overflow="visible">
      <path d="M 1 0 L 1 2.5 Q 2 3 3 0 Z M 1.5 0 L 2 1 Z "/>
    </symbol>
    <symbol id="gB" overflow="visible"><image width="3"/></symbol>
  </defs><defs id="clip-path"><clipPath id="c1"><path d="M 0 0 Z "/></clipPath></defs></svg>`;

it('an outline is the same in steps as it is in points, turned the right way up', () => {
  expect(stepOutline('M 1 0 L 1 2.5 Q 2 3 3 0 Z M 1.5 0 L 2 1 Z ')).toBe(
    'm100 0l0-250q100-50 200 250zm50 0l50-100z',
  );
  // The same, as the newer engine writes it: each point from the one before.
  expect(stepOutline('M 0 0m 1 0 v 2.5 q 1 0.5 2 -2.5 Z m 0.5 0 l 0.5 1 Z ')).toBe(
    'm100 0l0-250q100-50 200 250zm50 0l50-100z',
  );
  expect(stepOutline('M 0 0 A 1 1')).toBeNull();
  expect(stepOutline('M 0 0 C 1 1')).toBeNull();
});

it('letters of one line and colour are one outline', () => {
  const letters = letter('gA', 0) + letter('gA', 7.5) + letter('gA', 9, '#222222');
  const { pages } = cutPages(picture(line(10, letters) + line(20, letter('gA', 0))));
  const steps = 'm100 0l0-250q100-50 200 250zm50 0l50-100z';
  const path = (fill: string, d: string) =>
    `<path transform="scale(0.01)" fill="${fill}" d="${d}"/>`;
  expect(pages).toEqual([
    [
      path('#111111', `M500 1000${steps}M1250 1000${steps}`),
      path('#222222', `M1400 1000${steps}`),
      path('#111111', `M500 2000${steps}`),
    ].join('\n'),
  ]);
});

it('one engine moves and turns text in one group, and links it; the other in two', () => {
  const moved = (x: number, y: number, letters: string) =>
    `<g class="typst-text" transform="matrix(1 0 0 -1 ${x} ${y})">${letters}</g>`;
  const newer = letter('gA', 0).replace('" fill=', '" y="0" fill=');
  const address =
    '<a href="#x" xlink:href="#x"><rect width="3" height="2" fill="transparent"/></a>';
  const { pages } = cutPages(
    picture(`<g class="typst-group">${address}${moved(5, 10, newer)}</g>`),
  );
  expect(pages).toEqual(cutPages(picture(line(10, letter('gA', 0)))).pages);
  const ground =
    '<path fill="#00000200" transform="matrix(1 0 0 1 5 10)" d="M 0 0v 8 h 30 v -8 Z "/>';
  expect(cutPages(picture(ground)).boxes).toEqual([[2, 5, 10, 30, 8]]);
});

it('a page is whole in itself, from its own corner, wherever it is', () => {
  const clipped = `<g clip-path="url(#c1)">${line(10, letter('gA', 0))}</g>`;
  const body = line(10, letter('gA', 0) + letter('gB', 3)) + clipped;
  const { pages } = cutPages(picture(body, 'nothing', body));
  expect(pages).toHaveLength(3);
  expect(pages[2]).toBe(pages[0]);
  expect(pages[1]).toBe('');
  // What is no outline stays what it was, and comes with what it stands for.
  expect(pages[0]).toContain(letter('gB', 3));
  expect(pages[0]).toMatch(/^<defs><symbol id="gB".*<clipPath id="c1">.*<\/defs>/);
  expect(pages[0]).not.toContain('id="gA"');
  // Each thing on it is a line, and what is cut out is one thing with what is in it.
  expect(pages[0]?.split('\n').map((part) => part.match(/^<\w+|<\/\w+>$/g))).toEqual([
    ['<defs', '</defs>'],
    ['<path'],
    ['<g', '</g>'],
    ['<g', '</g>'],
  ]);
});

it('grounds that nobody sees tell where a place is, from the top of the first page', () => {
  const ground = (place: string, width: number) =>
    `<path fill="#${place}00" d="M 0 0 L ${width} 0 L ${width} 8 L 0 8 Z "/>`;
  const at = (x: number, y: number, body: string) =>
    `<g transform="translate(${x} ${y})">${body}</g>`;
  const { pages, boxes } = cutPages(
    picture(
      at(5, 10, ground('000002', 30)),
      at(1, 2, ground('000003', 4) + at(6, 0, ground('000003', 4))),
    ),
  );
  expect(boxes).toEqual([
    [2, 5, 10, 30, 8],
    [3, 1, 52, 10, 8],
  ]);
  expect(pages).toEqual(['', '']);
});

it('a page that comes again is not cut again, and gets its new place', () => {
  const cutter = new PageCutter();
  const ground = '<path fill="#00000100" d="M 0 0 L 3 0 L 3 8 L 0 8 Z "/>';
  const body = line(10, letter('gA', 0)) + ground;
  const [first, other] = cutter.cut(picture(body, line(20, letter('gA', 0)))).pages;
  const again = cutter.cut(picture(line(30, letter('gA', 0)), body));
  expect(again.pages[1]).toBe(first);
  expect(again.pages[0]?.name).not.toBe(other?.name);
  expect(again.boxes).toEqual([[1, 0, 50, 3, 8]]);
});
