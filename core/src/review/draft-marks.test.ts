import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../cv';
import { keepOpenDrafts, updateDraftMarks } from './draft-marks';

const post = (title: string, achievements: readonly string[]) => ({ title, achievements });
const makeCv = (parts: object): Cv => cvSchema.parse(parts);
const pointersOf = (drafts: readonly { pointer: string }[]) => drafts.map(({ pointer }) => pointer);

const cv = makeCv({
  summary: 'Baker of the old kind of bread.',
  work_experience: [
    post('Baker', ['Kneaded the dough by hand.', 'Sold it all.']),
    post('Shop help', ['Sold it all.']),
  ],
  skills: ['Kneading', 'Ovens'],
  additional: { 'Other / facts': ['Drives a van.'] },
});
const kneaded = {
  pointer: '/work_experience/0/achievements/0',
  source: 'Amasé a mano.',
  draft: 'Kneaded the dough by hand.',
};

describe('the drafts of a translation', () => {
  it('stay while their text is there, whatever its spaces', () => {
    const spaced = { ...kneaded, draft: ' Kneaded  the dough by hand.\n' };
    expect(keepOpenDrafts([kneaded], cv)).toEqual([kneaded]);
    expect(keepOpenDrafts([spaced], cv)).toEqual([spaced]);
  });

  it('end when their text is changed or taken away', () => {
    const changed = { ...cv, work_experience: [] };
    expect(keepOpenDrafts([kneaded], changed)).toEqual([]);
    expect(keepOpenDrafts([kneaded], null)).toEqual([]);
  });

  it('follow an entry, a line and a section that move', () => {
    const turned = {
      ...cv,
      work_experience: cv.work_experience
        .map((item) => ({ ...item, achievements: item.achievements.toReversed() }))
        .toReversed(),
    };
    expect(pointersOf(keepOpenDrafts([kneaded], turned))).toEqual([
      '/work_experience/1/achievements/1',
    ]);
    const van = { pointer: '/additional/Other ~1 facts/0', source: 'x', draft: 'Drives a van.' };
    expect(keepOpenDrafts([van], cv)).toEqual([van]);
    const renamed = { ...cv, additional: { More: ['First.', 'Drives a van.'] } };
    expect(pointersOf(keepOpenDrafts([van], renamed))).toEqual(['/additional/More/1']);
  });

  it('a heading is a text, and ends when it gets another name', () => {
    const heading = { pointer: '/additional/Other ~1 facts', source: 'x', draft: 'Other / facts' };
    expect(keepOpenDrafts([heading], cv)).toEqual([heading]);
    expect(keepOpenDrafts([heading], { ...cv, additional: { Facts: [] } })).toEqual([]);
  });

  it('of two with the same words, the one that was fixed ends', () => {
    const [first, second] = [
      { pointer: '/work_experience/0/achievements/1', source: 'a', draft: 'Sold it all.' },
      { pointer: '/work_experience/1/achievements/0', source: 'b', draft: 'Sold it all.' },
    ];
    expect(keepOpenDrafts([first, second], cv)).toEqual([first, second]);
    const [baker, help] = cv.work_experience;
    const mended = makeCv({
      ...cv,
      work_experience: [{ ...baker, achievements: ['Kneaded.', 'Sold out daily.'] }, help],
    });
    expect(keepOpenDrafts([first, second], mended)).toEqual([second]);
  });

  it('a sentence is found in any field, a word only in its own kind', () => {
    const moved = makeCv({
      work_experience: [{ description: 'Kneaded the dough by hand.' }],
      certifications: [{ name: 'Kneading' }],
    });
    const word = { pointer: '/skills/0', source: 'Amasado', draft: 'Kneading' };
    expect(pointersOf(keepOpenDrafts([kneaded, word], moved))).toEqual([
      '/work_experience/0/description',
    ]);
  });
});

describe('the marks kept with a CV', () => {
  const right = { source: kneaded.source, draft: kneaded.draft, is_right: true };

  it('one that is right is asked about no more, and again when that is taken back', () => {
    const settled = updateDraftMarks([kneaded], { verdicts: [right] }, cv);
    expect(settled).toEqual([{ ...kneaded, is_right: true }]);
    expect(keepOpenDrafts(settled, cv)).toEqual([]);
    const taken = updateDraftMarks(settled, { verdicts: [{ ...right, is_right: false }] }, cv);
    expect(taken).toEqual([kneaded]);
  });

  it('a new translation asks only about what nobody has called right', () => {
    const settled = updateDraftMarks([kneaded], { verdicts: [right] }, cv);
    const summary = { pointer: '/summary', source: 'Panadera.', draft: cv.summary };
    const marks = updateDraftMarks(settled, { drafts: [summary, kneaded] }, cv);
    expect(keepOpenDrafts(marks, cv)).toEqual([summary]);
    expect(marks).toHaveLength(2);
  });

  it('a mark for a missing text is dropped, from any sender', () => {
    const foreign = { pointer: '/summary', source: 'x', draft: 'Something else entirely.' };
    expect(updateDraftMarks([foreign], { drafts: [foreign], verdicts: [right] }, cv)).toEqual([]);
  });
});
