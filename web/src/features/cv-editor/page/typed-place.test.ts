import { designSchema, layoutCv, listPlaces, templateNames } from '@trayecto/core/document';
import { makeSample } from '@trayecto/core/document/fixtures';
import { expect, it } from 'vitest';
import type { PlaceBox } from '../../../document/picture-places';
import { measurePlace } from './typed-place';

const SHORT_PT = 12;

/** Every text printed as one short word at the left of the paper. */
function printShort(template: (typeof templateNames)[number]) {
  const cv = makeSample('normal', 'es');
  const tree = layoutCv(cv, template, 'es');
  const texts = listPlaces(tree);
  const box: PlaceBox = { x: tree.theme.marginsPt.left, y: 60, width: SHORT_PT, height: 12 };
  const picture = {
    pages: [],
    places: new Map(texts.map(({ at }) => [at, [box]])),
    widthPt: tree.page.widthPt,
    pageHeightPt: tree.page.heightPt,
  };
  const of = { cv, language: 'es' as const, design: designSchema.parse({ template }) };
  return { pages: { picture, of, tree, texts }, texts, tree, box };
}

it.each(templateNames)('in %s a text that is short now has the width of its column', (template) => {
  const { pages, texts, tree, box } = printShort(template);
  const split = tree.regions.find((region) => region.kind === 'split');
  const widest = tree.page.widthPt - tree.theme.marginsPt.right - box.x;
  for (const text of texts) {
    const room = measurePlace(text.at, pages, texts)?.room ?? 0;
    const isAside = split?.aside.some(({ id }) => id === text.section) ?? false;
    const isMain = split?.main.some(({ id }) => id === text.section) ?? false;
    if (split && isAside && split.side === 'left') expect(room).toBe(split.asideWidthPt);
    else if (split && isMain && split.side === 'right')
      expect(room).toBe(widest - split.asideWidthPt - split.gapPt);
    else if (text.section !== null) expect(room).toBe(widest);
    else expect(room).toBeGreaterThan(widest / 2);
  }
});
