import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');

function isShown(asked: string, skills: readonly string[]): boolean {
  const posting = readPosting(`Requirements\n- ${asked}\n- Excel\n- Word`);
  const { matchedSkills } = compareWithPosting(cvSchema.parse({ skills }), posting, NOW, 'en');
  return matchedSkills.length > 0;
}

const THINGS = ['Google Ads', 'IFRS', 'SAP'];
const DEEDS = ['budget', 'consolidation', 'migration'];

describe('an action behind the name of a thing', () => {
  it.each(THINGS.flatMap((thing) => DEEDS.map((deed) => ({ thing, deed }))))(
    '$thing is not $thing $deed',
    ({ thing, deed }) => {
      expect(isShown(`${thing} ${deed}`, [thing])).toBe(false);
      expect(isShown(`${thing} experience`, [thing])).toBe(true);
    },
  );
});
