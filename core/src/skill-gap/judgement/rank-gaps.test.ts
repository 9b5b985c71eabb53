import { expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { rankGaps } from './rank-gaps';

it('puts first the skill that most job descriptions ask for', () => {
  const cv = cvSchema.parse({ skills: ['Excel'] });
  const results = ['Required: Docker, Excel.', 'Required: Docker, SAP.', 'Required: Excel.'].map(
    (text) => compareWithPosting(cv, readPosting(text), new Date('2025-11-15T00:00:00Z'), 'en'),
  );
  const [first, second] = rankGaps(results);
  expect(first).toMatchObject({ id: 'docker', postings: [0, 1], points: 100 });
  expect(second).toMatchObject({ id: 'sap', postings: [1], points: 50 });
});
