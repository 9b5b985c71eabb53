import { describe, expect, it } from 'vitest';
import { countChanges } from './count-changes';
import { cvSchema } from './cv-schema';

const cvWith = (achievements: readonly string[], skills: readonly string[] = ['SQL']) =>
  cvSchema.parse({
    personal: { name: 'Ada Pons' },
    work_experience: [{ title: 'Analista', company: 'Sol', dates: '2020', achievements }],
    skills,
  });

describe('countChanges', () => {
  const before = cvWith(['Uno.', 'Dos.', 'Tres.']);

  it.each([
    ['nothing', cvWith(['Uno.', 'Dos.', 'Tres.']), 0],
    ['a line written anew', cvWith(['Uno.', 'Dos y medio.', 'Tres.']), 1],
    ['two lines written anew', cvWith(['Uno más.', 'Dos.', 'Tres más.']), 2],
    ['one written anew and one more', cvWith(['Uno.', 'Dos y medio.', 'Tres.', 'Cuatro.']), 2],
    ['one gone', cvWith(['Uno.', 'Tres.']), 1],
    ['lines in another order', cvWith(['Tres.', 'Uno.', 'Dos.']), 1],
    ['two skills more', cvWith(['Uno.', 'Dos.', 'Tres.'], ['SQL', 'R', 'Git']), 2],
  ])('%s', (_, after, count) => {
    expect(countChanges(before, after)).toBe(count);
  });

  it('a new entry is one, whatever is in it', () => {
    const job = { title: 'Técnica', company: 'Mar', dates: '2018', achievements: ['A.', 'B.'] };
    const after = cvSchema.parse({ ...before, work_experience: [...before.work_experience, job] });
    expect(countChanges(before, after)).toBe(1);
  });
});
