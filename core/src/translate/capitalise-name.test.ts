import { expect, it } from 'vitest';
import { capitaliseName } from './capitalise-name';

it.each([
  ['Head of sales and marketing', 'Head of Sales and Marketing'],
  ['Part-time shop assistant', 'Part-time Shop Assistant'],
  ['HR manager / payroll officer', 'HR Manager / Payroll Officer'],
  ['Basic health and safety course (60 hours)', 'Basic Health and Safety Course (60 hours)'],
  ['Senior iOS developer', 'Senior iOS Developer'],
  ['waiter', 'waiter'],
  ['Cook. I also run the kitchen garden', 'Cook. I also run the kitchen garden'],
  [
    'Teacher who brings science into small schools all over the valley',
    'Teacher who brings science into small schools all over the valley',
  ],
])('%s', (text, expected) => {
  expect(capitaliseName(text)).toBe(expected);
  expect(capitaliseName(expected)).toBe(expected);
});
