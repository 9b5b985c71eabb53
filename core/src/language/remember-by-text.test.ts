import { expect, it } from 'vitest';
import { rememberByText } from './remember-by-text';

it('does the work of a line once, that of a long text too while there are few, and keeps no more than it may', () => {
  let times = 0;
  const work = rememberByText((text) => {
    times += 1;
    return { length: text.length };
  });
  expect(work('uno')).toBe(work('uno'));
  expect(times).toBe(1);
  const long = (letter: string) => letter.repeat(2_000);
  expect(work(long('a'))).toBe(work(long('a')));
  expect(times).toBe(2);
  for (const letter of 'bcd') work(long(letter));
  work(long('d'));
  expect(times).toBe(5);
  work(long('a'));
  expect(times).toBe(6);
  for (let at = 0; at < 4_000; at += 1) work(`line ${at}`);
  const before = times;
  work('uno');
  expect(times).toBe(before + 1);
});
