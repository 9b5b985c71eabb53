import { describe, expect, it } from 'vitest';
import { followKeys } from './use-stable-keys';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
const start = followKeys({ items: [], keys: [], made: 0 }, [a, b, c]);
const [keyA, keyB, keyC] = start.keys;

describe('followKeys', () => {
  it('each entry has its own key', () => {
    expect(new Set(start.keys).size).toBe(3);
  });

  it('follows entries that are edited, moved and removed', () => {
    const edited = { title: 'B' };
    const one = followKeys(start, [a, edited, c]);
    expect(one.keys).toEqual([keyA, keyB, keyC]);
    const two = followKeys(one, [c, a, edited]);
    expect(two.keys).toEqual([keyC, keyA, keyB]);
    expect(followKeys(two, [c, edited]).keys).toEqual([keyC, keyB]);
  });

  it('a new entry gets a new key, wherever it is', () => {
    const { keys } = followKeys(start, [{ title: 'x' }, a, b, c]);
    expect(keys.slice(1)).toEqual(start.keys);
    expect(start.keys).not.toContain(keys[0]);
  });
});
