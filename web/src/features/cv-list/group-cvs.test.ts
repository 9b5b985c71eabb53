import { type CvSummary, summarizeCv } from '@trayecto/core/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../cvs/fake-cv-server';
import { groupCvs } from './group-cvs';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const blank = summarizeCv(makeRecord({}));

function makeCv(number: number, of?: number, is_favorite = false): CvSummary {
  const from = { cvId: idOf(of ?? 0), version: 1, jobTitle: 'Analista' };
  const metadata = of === undefined ? {} : { tailored_from: from };
  return { ...blank, id: idOf(number), filename: `${number}`, is_favorite, metadata };
}

const draw = (cvs: readonly CvSummary[]) =>
  groupCvs(cvs).map(({ cv, isUnderOriginal }) => (isUnderOriginal ? '-' : '') + cv.filename);

describe('groupCvs', () => {
  it.each([
    ['copies come under their original', [makeCv(3, 1), makeCv(2), makeCv(1)], ['2', '1', '-3']],
    ['a copy of a copy too', [makeCv(3, 2), makeCv(2, 1), makeCv(1)], ['1', '-3', '-2']],
    ['a favourite stays first', [makeCv(3, 1, true), makeCv(2), makeCv(1)], ['3', '2', '1']],
    ['one whose original is away', [makeCv(3, 9), makeCv(2)], ['3', '2']],
    ['two that name each other', [makeCv(2, 1), makeCv(1, 2)], ['2', '1']],
  ])('%s', (_, cvs, drawn) => {
    expect(draw(cvs)).toEqual(drawn);
  });

  it('shows every CV once, whatever they say they were made of', () => {
    const cv = fc.record({ of: fc.option(fc.nat(8), { nil: undefined }), fav: fc.boolean() });
    fc.assert(
      fc.property(fc.array(cv, { maxLength: 8 }), (made) => {
        const cvs = made.map(({ of, fav }, index) => makeCv(index, of, fav));
        const shown = groupCvs(cvs).map(({ cv: one }) => one.filename);
        expect(shown.toSorted()).toEqual(cvs.map(({ filename }) => filename).toSorted());
      }),
    );
  });
});
