import { describe, expect, it } from 'vitest';
import {
  describeFactor,
  findStep,
  hashRecoveryCode,
  makeFactorSecret,
  makeRecoveryCodes,
  readCode,
} from './one-time-code';

/** The secret and the moments of RFC 6238, appendix B, with the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const published = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

describe('a one-time code', () => {
  it.each(published)('at %i is the published one, for this step and its neighbours', (at, code) => {
    const step = Math.floor(at / 30);
    expect(findStep(secret, code, at)).toBe(step);
    expect(findStep(secret, code, at + 30)).toBe(step);
    expect(findStep(secret, code, at - 30)).toBe(step);
    expect(findStep(secret, code, at + 90)).toBe(undefined);
    expect(findStep(makeFactorSecret(), code, at)).toBe(undefined);
  });

  it('is described as apps want to read it', () => {
    expect(describeFactor(secret, 'ana@example.com')).toBe(
      `otpauth://totp/Trayecto:ana%40example.com?issuer=Trayecto&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('and a recovery code are read as people type them', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
    expect(readCode('abcd-efgh ijkl-mnop')).toEqual({ kind: 'recovery', code: 'ABCDEFGHIJKLMNOP' });
    for (const odd of ['', '12345', '1234567', 'ABCD', '１２３４５６'])
      expect(readCode(odd)).toBe(undefined);
  });

  it('has ten recovery codes beside it, all different', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
      expect(hashRecoveryCode(code)).toEqual(hashRecoveryCode(readCode(code)?.code ?? ''));
    }
  });
});
