import { parseCv } from '@trayecto/core/import';
import { expect, it } from 'vitest';
import { makePracticeDocument, makePracticeText } from './practice-documents';
import { sampleCv } from './sample-cv';

const rounds = Array.from({ length: 12 }, (_, round) => round);

it('is a CV in every round: jobs, studies and languages are found in each of its layouts', () => {
  for (const round of rounds) {
    const { cv } = parseCv(makePracticeDocument(round));
    expect(cv.work_experience.length, String(round)).toBeGreaterThan(2);
    expect(cv.education.length, String(round)).toBeGreaterThan(0);
    expect(cv.languages.length, String(round)).toBeGreaterThan(0);
  }
});

it('says most lines in other words than the round before', () => {
  const linesOf = (round: number) => makePracticeText(round).split('\n');
  for (const round of rounds.slice(1)) {
    const before = new Set(linesOf(round - 1));
    const again = linesOf(round).filter((line) => before.has(line));
    expect(again.length, String(round)).toBeLessThan(sampleCv.length / 2);
  }
});
