import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');

function isShown(asked: string, line: string): boolean {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Supervisor', company: 'Example', achievements: [line] }],
  });
  const posting = readPosting(`Requirements\n- ${asked}\n- Excel\n- Word`);
  return compareWithPosting(cv, posting, NOW, 'en').matchedSkills.length > 0;
}

describe('software that is asked for', () => {
  it.each(['rota', 'seating plan'])('is not shown by the %s alone', (what) => {
    expect(isShown(`Confidence with ${what} software`, `Wrote the ${what} every week`)).toBe(false);
    expect(
      isShown(
        `Confidence with ${what} software`,
        `Wrote the ${what} every week in ${what} software`,
      ),
    ).toBe(true);
  });
});
