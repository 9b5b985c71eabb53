import { expect, it } from 'vitest';
import { judgeWish, readSearchWish, startOfDays, writeSearchWish } from './search-address';

it('a search survives its address, and odd addresses are read as nothing', () => {
  const wish = {
    interest: 'Diseño & UX',
    location: 'São Paulo',
    isRemote: true,
    days: 7,
    language: 'es',
    cvId: 'a1',
  } as const;
  expect(readSearchWish(writeSearchWish(wish))).toEqual(wish);
  expect(readSearchWish('days=3&lang=fr&remote=yes')).toEqual({
    interest: '',
    location: '',
    isRemote: false,
    days: 0,
    language: null,
    cvId: null,
  });
});

it('both fields are needed', () => {
  const none = readSearchWish('');
  expect(judgeWish(none)).toBe('idle');
  expect(judgeWish({ ...none, interest: 'x', location: '  ' })).toBe('missing');
  expect(judgeWish({ ...none, interest: 'x', location: 'y' })).toBe('whole');
});

it('days count back from today', () => {
  expect(startOfDays(0, new Date('2026-03-02T10:00:00Z'))).toBeUndefined();
  expect(startOfDays(7, new Date('2026-03-02T10:00:00Z'))).toBe('2026-02-23');
});
