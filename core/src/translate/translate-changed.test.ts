import { describe, expect, it } from 'vitest';
import { spanishCv } from '../improve/fixtures/sample-cvs';
import { pickChanged } from './translate-changed';
import { translateCv } from './translate-cv';

const before = {
  cv: spanishCv,
  translated: translateCv({ cv: spanishCv, from: 'es', to: 'en' }).cv,
};

describe('pickChanged', () => {
  it('translates what is another text, and keeps the rest to the letter', () => {
    const cv = structuredClone(spanishCv);
    cv.work_experience[1]!.achievements[1] = 'Formé a 9 operarios';
    const own = structuredClone(before);
    // What someone fixed in the English text is not made again.
    own.translated.work_experience[0]!.achievements[0] = 'Ran the warehouse, in my own words';
    const part = pickChanged(cv, own);
    expect(part?.cv.work_experience.map(({ achievements }) => achievements.length)).toEqual([
      0,
      cv.work_experience[1]?.achievements.length,
    ]);
    const merged = part?.merge(translateCv({ cv: part.cv, from: 'es', to: 'en' }).cv);
    expect(merged?.work_experience[1]?.achievements[1]).toContain('9');
    expect(merged?.work_experience[0]).toEqual(own.translated.work_experience[0]);
    expect(merged?.education).toEqual(own.translated.education);
  });

  it('has nothing to translate where nothing changed, and all of it where entries moved', () => {
    expect(pickChanged(spanishCv, before)?.merge(spanishCv)).toEqual(before.translated);
    const moved = { ...spanishCv, work_experience: spanishCv.work_experience.toReversed() };
    expect(pickChanged(moved, before)).toBeNull();
  });
});
