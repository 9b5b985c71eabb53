import type { ProposedChange } from '@trayecto/core/assistant';
import { emptyCv } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { findSaved } from './find-saved';

const change: ProposedChange = {
  id: 'c1',
  pointer: '/summary',
  section: 'summary',
  entry: '',
  field: 'summary',
  before: 'Antes.',
  after: 'Después.',
  reasons: ['spelling'],
};
const taken = {};
const refused = { c1: null };
const ordered = { followed: [], unread: [], sectionOrder: ['education'] };

describe('findSaved', () => {
  it.each([
    ['changes', { changes: [change], parsed_data_english: emptyCv() }, taken],
    ['changes', { changes: [change], parsed_data_english: null }, taken],
    ['english', { changes: [change], parsed_data_english: emptyCv() }, refused],
    ['english', { changes: [], parsed_data_english: emptyCv() }, taken],
    ['order', { changes: [], parsed_data_english: null, wishes: ordered }, taken],
    ['nothing', { changes: [change], parsed_data_english: null }, refused],
    ['nothing', { changes: [], parsed_data_english: null }, taken],
  ] as const)('saves %s', (expected, { ...proposal }, decisions) => {
    expect(
      findSaved({ wishes: undefined, ...proposal, changes: [...proposal.changes] }, decisions),
    ).toBe(expected);
  });
});
