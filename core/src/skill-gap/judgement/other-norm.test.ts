import { expect, it } from 'vitest';
import { isOtherNorm } from './other-norm';

const NORMS = ['IFS', 'BRC', 'ISO', 'FSSC'];
const NAMES = ['Auditor interno', 'Lead auditor'];

it.each(
  NAMES.flatMap((name) =>
    NORMS.flatMap((asked) =>
      NORMS.map((held) => [name, `${name} ${asked}`, `${name} ${held} 2022`, asked !== held]),
    ),
  ) as [string, string, string, boolean][],
)('%s: %s of somebody with %s is another: %s', (name, asked, held, isOther) => {
  expect(isOtherNorm(`- ${asked}`, name, [held])).toBe(isOther);
});

it('is none where a line names no letters', () => {
  expect(isOtherNorm('- Auditor interno IFS', 'Auditor interno', ['Auditor interno'])).toBe(false);
  expect(isOtherNorm('- Auditor interno', 'Auditor interno', ['Auditor interno IFS'])).toBe(false);
});
