import { describe, expect, it } from 'vitest';
import type { GuardFinding, ProposedChange } from '../assistant';
import { decideChanges } from './decide-changes';
import { refuseDoubtful } from './doubtful-parts';

const place = '/work_experience/0/achievements';
const change: ProposedChange = {
  ...{ id: place, pointer: place, section: 'work_experience', entry: '', field: 'achievements' },
  before: ['Revisaba las cuentas', 'Atendía la caja'],
  after: ['Revisé las cuentas con auditores', 'Atendí la caja'],
  reasons: ['strong-verb'],
};
const summary: ProposedChange = {
  ...{ id: '/summary', pointer: '/summary', section: 'summary', entry: '', field: 'summary' },
  before: 'Contable',
  after: 'Contable con visión',
  reasons: [],
};
const warn = (pointer: string, quote: string): GuardFinding => ({
  ...{ code: 'new-words', pointer, quote, reverted: false },
});

describe('what is taken before the person has said anything', () => {
  it('is nothing with words whose truth is still to be asked', () => {
    const warnings = [warn(`${place}/0`, 'auditores'), warn('/summary', 'visión')];
    const decided = decideChanges([change, summary], refuseDoubtful([change, summary], warnings));
    expect(decided.map(({ after }) => after)).toEqual([['Revisaba las cuentas', 'Atendí la caja']]);
  });

  it('is all the rest', () => {
    const elsewhere = [
      warn('/work_experience/1/achievements/0', 'auditores'),
      warn('/summary-of-another/0', 'visión'),
      warn('/summary', 'con visi'),
    ];
    expect(refuseDoubtful([change, summary], elsewhere)).toEqual({});
    const settled = [
      { ...warn(`${place}/0`, 'Atendí'), code: 'new-number' as const, reverted: true },
    ];
    expect(refuseDoubtful([change], settled)).toEqual({});
  });
});
