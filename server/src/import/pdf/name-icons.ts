import { type Box, type Glyph, isBlank, isPictogram } from '@trayecto/core/import/layout';
import { SPOT_SIDE } from './draw-spot';
import { INK_SIGNS, iconShapes } from './icon-shapes';

/** A name on a network, as it is written where only the network's sign before it says which: "ana-ruiz". */
const HANDLE = /^[@/]?(?:in\/)?(?=.*\p{L})[\p{L}\d][\p{L}\d._-]{2,60}\/?$/u;
const NAME_OF_NETWORK = /^(?:linkedin|github)$/i;
/** "ana-ruiz | ana.example.com": between two ways to reach a person. */
const PARTS = /^[|·•∙⋅]$/;
const FARTHEST_EM = 2.5;
const WIDE_GAP_EM = 0.62;
/** Each is looked at beside every letter of its page; a page of nothing but pictures has no handles. */
const MOST_ICONS = 400;
const MOST_SHAPES = 400;
const MOST_SPOTS = 24;

/** Gives a handle's first letter the name of the network whose picture is before it, a letter of a font or a drawing. */
export function nameIcons<G extends Glyph>(
  glyphs: readonly G[],
  shapes: readonly Box[],
  draw: (box: Box) => Float32Array | null,
): readonly G[] {
  const labels = new Map<G, string>();
  let spots = 0;
  const letters = glyphs.filter(isIcon).slice(0, MOST_ICONS);
  for (const icon of [...letters, ...gatherDrawings(shapes)]) {
    const first = spots < MOST_SPOTS ? findHandle(icon, glyphs) : undefined;
    if (first === undefined || labels.has(first)) continue;
    spots += 1;
    const name = recognise(draw(icon));
    if (name !== undefined) labels.set(first, name);
  }
  if (labels.size === 0) return glyphs;
  return glyphs.map((glyph) => {
    const label = labels.get(glyph);
    return label === undefined ? glyph : { ...glyph, label };
  });
}

function isIcon(glyph: Glyph): boolean {
  return glyph.style.pictures !== 'signs' && isPictogram(glyph) && !isBlank(glyph);
}

const SMALLEST_PT = 4;
const LARGEST_PT = 26;

/** Paths and pictures about as large as a letter; a drawing may be made of several that touch. */
function gatherDrawings(shapes: readonly Box[]): Box[] {
  const small = shapes.filter((box) => widthOf(box) <= LARGEST_PT && heightOf(box) <= LARGEST_PT);
  if (small.length > MOST_SHAPES) return [];
  const drawings: Box[] = [];
  for (const box of small) {
    const at = drawings.findIndex((other) => touches(box, other));
    const other = drawings[at];
    if (other === undefined) drawings.push(box);
    else drawings[at] = around(box, other);
  }
  return drawings
    .filter((box) => isSquarish(box))
    .map(({ leftPt, topPt, rightPt, bottomPt }) => ({
      leftPt: leftPt - 1,
      topPt: topPt - 1,
      rightPt: rightPt + 1,
      bottomPt: bottomPt + 1,
    }));
}

function isSquarish(box: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (Math.min(width, height) < SMALLEST_PT || Math.max(width, height) > LARGEST_PT) return false;
  return width < 1.6 * height && height < 1.6 * width;
}

function touches(a: Box, b: Box): boolean {
  return (
    a.leftPt <= b.rightPt + 0.5 &&
    b.leftPt <= a.rightPt + 0.5 &&
    a.topPt <= b.bottomPt + 0.5 &&
    b.topPt <= a.bottomPt + 0.5
  );
}

function around(a: Box, b: Box): Box {
  return {
    leftPt: Math.min(a.leftPt, b.leftPt),
    topPt: Math.min(a.topPt, b.topPt),
    rightPt: Math.max(a.rightPt, b.rightPt),
    bottomPt: Math.max(a.bottomPt, b.bottomPt),
  };
}

function widthOf({ leftPt, rightPt }: Box): number {
  return rightPt - leftPt;
}

function heightOf({ topPt, bottomPt }: Box): number {
  return bottomPt - topPt;
}

/** The first letter of the one word right of a picture, or below it where its row ends, where that word may be a handle. */
function findHandle<G extends Glyph>(icon: Box, glyphs: readonly G[]): G | undefined {
  const middle = (icon.topPt + icon.bottomPt) / 2;
  const level = glyphs.filter((glyph) => !isBlank(glyph) && isLevel(glyph, middle, icon));
  const beside = level.filter((glyph) => glyph.leftPt >= icon.rightPt - 1.5).sort(byLeft);
  const isLast = beside.length === 0 && level.some((glyph) => glyph.rightPt < icon.leftPt);
  const right = isLast ? rowBelow(middle, glyphs) : beside;
  const [first] = right;
  if (!first) return undefined;
  const isNear = first.leftPt - icon.rightPt <= FARTHEST_EM * first.style.sizePt;
  if (!isLast && !isNear) return undefined;
  let word = '';
  let end = first.leftPt;
  for (const glyph of right) {
    const gapEm = (glyph.leftPt - end) / glyph.style.sizePt;
    if (gapEm > WIDE_GAP_EM || isPictogram(glyph) || (word !== '' && PARTS.test(glyph.text))) break;
    // A second word: a place or the name of the person.
    if (gapEm > 0.105 && word !== '') word += ' ';
    word += glyph.text;
    end = glyph.rightPt;
  }
  return HANDLE.test(word) && !NAME_OF_NETWORK.test(word) ? first : undefined;
}

const byLeft = (a: Glyph, b: Glyph) => a.leftPt - b.leftPt;
const NEXT_ROW_EM = 2;

/** What a row of ways to reach a person goes on with, the icon of the next one being its last sign. */
function rowBelow<G extends Glyph>(middle: number, glyphs: readonly G[]): readonly G[] {
  const awayEm = (glyph: Glyph) =>
    (glyph.baselinePt - 0.35 * glyph.style.sizePt - middle) / glyph.style.sizePt;
  const below = glyphs.filter(
    (glyph) => !isBlank(glyph) && awayEm(glyph) > 0.5 && awayEm(glyph) < NEXT_ROW_EM,
  );
  const baseline = Math.min(...below.map((glyph) => glyph.baselinePt));
  return below.filter((glyph) => glyph.baselinePt - baseline < 1).sort(byLeft);
}

function isLevel(glyph: Glyph, middle: number, icon: Box): boolean {
  const { sizePt } = glyph.style;
  const away = Math.abs(glyph.baselinePt - 0.35 * sizePt - middle);
  // What is much lower than the text is the mark of a list.
  return away < 0.5 * sizePt && heightOf(icon) > 0.7 * sizePt && heightOf(icon) < 3 * sizePt;
}

const shapes = iconShapes.map(({ name, rows }) => ({
  name,
  grid: Float32Array.from(rows.join(''), (sign) => INK_SIGNS.indexOf(sign) / 9),
}));
/** The same picture in two fonts has 0.95, its older drawing 0.75, any other of 1,400 at most 0.74. */
const LEAST_LIKENESS = 0.8;

function recognise(grid: Float32Array | null): string | undefined {
  if (grid === null) return undefined;
  return shapes.find((shape) => likeness(shape.grid, grid) >= LEAST_LIKENESS)?.name;
}

/** How two grids rise and fall together: 1 where they are alike. */
function likeness(a: Float32Array, b: Float32Array): number {
  const fields = SPOT_SIDE * SPOT_SIDE;
  const mean = (grid: Float32Array) => grid.reduce((sum, one) => sum + one, 0) / fields;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let field = 0; field < fields; field++) {
    const [x, y] = [(a[field] ?? 0) - meanA, (b[field] ?? 0) - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
}
