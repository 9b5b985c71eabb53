import { type CvSummary, summarizeCv } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { makeRecord } from './fake-cv-server';
import { cutChoice, findSameNamed, orderForChoice } from './tell-cvs-apart';

function make(id: string, changes: Parameters<typeof makeRecord>[0] = {}): CvSummary {
  return { ...summarizeCv(makeRecord(changes)), id };
}
const from = { cvId: '0f0e6b0a-4d6b-4a41-9d6f-2f6f6d6f0001', version: 1, jobTitle: 'Analista' };
const copy = make('copy', { metadata: { tailored_from: from } });
const own = make('own', { filename: 'largo.docx' });
const ids = (cvs: Iterable<CvSummary>) => [...cvs].map(({ id }) => id);

describe('the choice of a CV', () => {
  it('begins with the favourites and with what was no copy for another job', () => {
    const liked = { ...copy, id: 'liked', is_favorite: true };
    expect(ids(orderForChoice([liked, copy, own]))).toEqual(['liked', 'own', 'copy']);
  });

  it('has the chosen one among the first few', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => make(id));
    expect(ids(cutChoice(all, 2, null))).toEqual(['a', 'b']);
    expect(ids(cutChoice(all, 2, 'b'))).toEqual(['a', 'b']);
    expect(ids(cutChoice(all, 2, 'd'))).toEqual(['a', 'd']);
  });

  it('knows those that a name and a day do not tell apart', () => {
    const later = make('later', { created_at: '2026-03-11T12:00:00.000Z' });
    expect(ids(findSameNamed([copy, own, later]))).toEqual([]);
    expect(ids(findSameNamed([copy, make('twin'), own, later]))).toEqual(['copy', 'twin']);
  });
});
