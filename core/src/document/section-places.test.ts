import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentOptions } from './document-options';
import { spanishAnalyst } from './fixtures';
import { layoutCv } from './layout-cv';
import { findColumn, listSectionPlaces, moveSection, stepSection } from './section-places';
import { templateNames } from './templates/template-names';

const place = (options: DocumentOptions, template: (typeof templateNames)[number] = 'modern') =>
  listSectionPlaces(layoutCv(spanishAnalyst, template, 'es', options));

describe('moveSection', () => {
  it('puts a section into the other column, before the one that was named', () => {
    const moved = moveSection(place({}), {}, { id: 'education', to: 'aside', before: 'languages' });
    const after = place(moved ?? {});
    expect(after.main).not.toContain('education');
    expect(after.aside?.slice(0, 3)).toEqual(['skills', 'education', 'languages']);
    const back = moveSection(after, moved ?? {}, { id: 'education', to: 'main', before: null });
    expect(place(back ?? {}).main.at(-1)).toBe('education');
  });

  it('knows no other column where the template has one', () => {
    const places = place({}, 'classic');
    expect(moveSection(places, {}, { id: 'skills', to: 'aside', before: null })).toBeNull();
  });

  it('ends where the column ends', () => {
    const places = place({});
    expect(stepSection(places, places.aside?.at(-1) ?? '', 1)).toBeNull();
    expect(stepSection(places, places.main[0] ?? '', -1)).toBeNull();
  });

  it('lands where it was sent and loses no section, whatever is moved in whichever template', () => {
    const first = place({});
    const ids = [...first.main, ...(first.aside ?? [])];
    const move = fc.record({
      id: fc.constantFrom(...ids),
      to: fc.constantFrom('main' as const, 'aside' as const),
      before: fc.constantFrom(null, ...ids),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 6 }), (moves) => {
        let order: DocumentOptions = {};
        for (const one of moves) {
          const places = place(order);
          const changes = moveSection(places, order, one);
          if (changes === null) continue;
          order = { ...order, ...changes };
          // With nothing left in one of them, what is there takes the whole width.
          if (place(order).aside?.length) expect(findColumn(place(order), one.id)).toBe(one.to);
        }
        for (const template of templateNames) {
          const { main, aside } = place(order, template);
          const shown = [...main, ...(aside ?? [])].filter((id) => id !== 'contact');
          expect(shown.toSorted()).toEqual(ids.toSorted());
        }
      }),
      { numRuns: 40 },
    );
  });
});
