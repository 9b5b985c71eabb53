import { expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-19T00:00:00Z');
const isShown = (skills: readonly string[]) =>
  compareWithPosting(
    cvSchema.parse({ skills }),
    readPosting('Assistant\n\nRequirements:\n- Microsoft 365\n- Typing\n- Fluent English'),
    NOW,
  ).matchedSkills.some(({ id }) => id === 'microsoft-365');

it.each([
  ['Outlook', 'PowerPoint'],
  ['Word', 'Microsoft Teams'],
  ['SharePoint', 'Excel'],
])('two programs of a bundle show it: %s, %s', (one, other) => {
  expect(isShown([one, other])).toBe(true);
  expect(isShown([one])).toBe(false);
});
