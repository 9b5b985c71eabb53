import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makePersonalToken, readPersonalToken } from './personal-token';
import { hashWord } from './random-word';

const key = randomBytes(32);
const ids = { userId: randomUUID(), tokenId: randomUUID() };

describe('a personal token', () => {
  it('says whose and which it is, and is never the same twice', () => {
    const token = makePersonalToken(key, ids);
    expect(readPersonalToken(key, token)).toEqual({
      kind: 'token',
      ...ids,
      tokenHash: hashWord(token),
    });
    expect(makePersonalToken(key, ids)).not.toBe(token);
    expect(token).toMatch(/^trayecto_[\w-]{96}$/);
  });

  it('is refused with any character changed, cut, longer, or sealed by another server', () => {
    const token = makePersonalToken(key, ids);
    for (let at = 'trayecto_'.length; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(readPersonalToken(key, token.slice(0, at) + other + token.slice(at + 1))).toBe(
        undefined,
      );
    }
    expect(readPersonalToken(key, token.slice(0, -1))).toBe(undefined);
    expect(readPersonalToken(key, `${token}A`)).toBe(undefined);
    expect(readPersonalToken(key, '')).toBe(undefined);
    expect(readPersonalToken(randomBytes(32), token)).toBe(undefined);
  });
});
