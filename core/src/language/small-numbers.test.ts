import { expect, it } from 'vitest';
import { readDeadline } from '../career-plan/read-deadline';
import { readNumbers } from '../improve';
import { readYears } from '../skill-gap/posting/read-years';

it.each([
  ['nueve', 'nine', 9],
  ['doce', 'twelve', 12],
  ['quince', 'fifteen', 15],
] as const)('%s and %s are the same to all who read numbers', (spanish, english, count) => {
  expect(readYears(`experiencia de ${spanish} años`)?.least).toBe(count);
  expect(readYears(`${english} years of experience`)?.least).toBe(count);
  expect(readDeadline(`en ${spanish} meses`)).toBe(count);
  expect(readDeadline(`within ${english} months`)).toBe(count);
  for (const word of [spanish, english]) expect(readNumbers(word)[0]?.value).toBe(count);
});
