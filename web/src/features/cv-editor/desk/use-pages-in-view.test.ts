import { describe, expect, it } from 'vitest';
import { findFullest, findPart } from './use-pages-in-view';

const PAGE = 1000;
const placesAt = (scroll: number) =>
  Array.from({ length: 4 }, (_, at) => ({ top: at * (PAGE + 24) - scroll, height: PAGE }));

describe('the pages in view', () => {
  it('at each place of the window, the parts add up to what is seen of the pages', () => {
    for (let scroll = 0; scroll < 3300; scroll += 70) {
      const places = placesAt(scroll);
      const parts = places.map((place) => findPart(place, { from: 100, to: 800 }));
      const seen = parts.reduce((sum, part) => sum + (part ? (part.to - part.from) * PAGE : 0), 0);
      expect(seen).toBeGreaterThanOrEqual(700 - 24 - 0.001);
      expect(seen).toBeLessThanOrEqual(700.001);
      const current = findFullest(parts, places);
      const part = parts[current];
      expect(part && part.to - part.from).toBeGreaterThanOrEqual((700 - 24) / 2 / PAGE - 0.001);
    }
  });

  it('is the first page before anything is known', () => {
    expect(findFullest([null, null], [])).toBe(0);
    expect(findPart(undefined, { from: 0, to: 1 })).toBeNull();
  });
});
