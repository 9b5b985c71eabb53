import { expect, it } from 'vitest';
import { readPosting } from './read-posting';

it.each(
  ['CISRS', 'NPORS', 'ABRSM'].flatMap((letters) =>
    ['Advanced', 'Intermediate', 'Gold', 'Foundation'].map((grade) => `${letters} ${grade}`),
  ),
)('a grade behind letters belongs to their name: %s', (name) => {
  const { requirements } = readPosting(`Scaffolder\n\nMust have\n- ${name} card\n- Excel`);
  expect(requirements.map(({ evidence }) => evidence[0]?.quote)).toContain(name);
});
