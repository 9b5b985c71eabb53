import { describe, expect, it } from 'vitest';
import { satisfiesNodeRange } from './node-version.mjs';

describe('satisfiesNodeRange', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['21.7.0', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.1.0', true],
  ])('%s in "^20.19.0 || >=22.12.0": %s', (version, fits) => {
    expect(satisfiesNodeRange(version, '^20.19.0 || >=22.12.0')).toBe(fits);
  });

  it('refuses to guess at a range it does not know', () => {
    expect(() => satisfiesNodeRange('20.19.0', '20.x')).toThrow(/Node range/);
  });
});
