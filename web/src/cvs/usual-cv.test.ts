import { type CvSummary, summarizeCv } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { makeRecord } from './fake-cv-server';
import { findUsual } from './usual-cv';

const from = { cvId: '0f0e6b0a-4d6b-4a41-9d6f-2f6f6d6f0001', version: 1, jobTitle: 'Analista' };

function make(id: string, changes: Parameters<typeof makeRecord>[0] = {}): CvSummary {
  return { ...summarizeCv(makeRecord(changes)), id };
}

const [a, b] = [make('a'), make('b')];
const copy = make('copy', { metadata: { tailored_from: from } });

describe('findUsual', () => {
  it.each([
    ['none of none', [], null, null],
    ['the only one', [a], null, 'a'],
    ['the only one, whatever was used before', [a], 'gone', 'a'],
    ['none of several', [a, b], null, null],
    ['of several the one used last', [a, b], 'b', 'b'],
    ['none where the one used last is gone', [a, b], 'gone', null],
    ['the only one that is no copy', [copy, a], 'copy', 'a'],
    ['no copy where there are several', [copy, a, b], 'copy', null],
    ['a copy that is all there is', [copy], null, 'copy'],
  ])('chooses %s', (_, cvs, lastUsedId, expected) => {
    expect(findUsual(cvs, lastUsedId)?.id ?? null).toBe(expected);
  });
});
