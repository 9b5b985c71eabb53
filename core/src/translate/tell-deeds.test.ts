import { describe, expect, it } from 'vitest';
import { leaveOutSubject } from './tell-deeds';

describe('what somebody does in a job', () => {
  it.each([
    ['I check the stock', 'Check the stock'],
    ['I check the stock. I order what is missing.', 'Check the stock. Order what is missing.'],
    ['I inject samples; I prepare standards', 'Inject samples; prepare standards'],
    ['I run the shop and I keep the books', 'Run the shop and I keep the books'],
  ])('is told without “I”: %s', (text, told) => {
    expect(leaveOutSubject(text)).toBe(told);
  });

  it.each([
    'I am the contact for suppliers',
    'I was promoted twice',
    'I have trained 12 people',
    'The crane driver lifts. I guide him from below.',
    'IT support for 40 users',
  ])('keeps it where it is needed: %s', (text) => {
    expect(leaveOutSubject(text)).toBe(text);
  });
});
