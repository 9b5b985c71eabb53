import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { readField } from '../review';
import { makeSample, sampleNames } from './fixtures';
import { layoutCv } from './layout-cv';
import { listPlaces } from './list-places';
import { templateNames } from './templates';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const isHeading = (kind: string) => kind === 'heading';

describe.each(templateNames)('the places of %s', (template) => {
  it.each(sampleNames)('"%s" lead to the texts they say', (sample) => {
    const cv = makeSample(sample, 'es');
    const places = listPlaces(layoutCv(cv, template, 'es'));
    for (const { at, kind, texts } of places.filter((place) => !isHeading(place.kind))) {
      const said = words(readField(cv, at));
      // A profile's site may be added to its name, and "https://" is left out.
      const shown = words(texts.join(' '));
      if (kind === 'contact') expect(shown.join(' ')).toContain(said.at(-1));
      else expect(shown).toEqual(said);
    }
  });
});

describe('listPlaces', () => {
  it('knows lines by their place in the CV, whatever is empty or broken', () => {
    const cv = cvSchema.parse({
      work_experience: [{}, { title: 'B', achievements: ['', 'uno\ndos', 'tres'] }],
      additional: { 'a/b': ['x'] },
    });
    const places = listPlaces(layoutCv(cv, 'classic', 'es'));
    expect(places.map(({ at, texts, entry }) => [at, texts.join('|'), entry])).toEqual([
      ['/work_experience', 'Experiencia', null],
      ['/work_experience/1/title', 'B', '/work_experience/1'],
      ['/work_experience/1/achievements/1', 'uno|dos', '/work_experience/1'],
      ['/work_experience/1/achievements/2', 'tres', '/work_experience/1'],
      ['/additional/a~1b', 'a/b', null],
      ['/additional/a~1b/0', 'x', null],
    ]);
  });
});
