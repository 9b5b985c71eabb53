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

describe('what kind of a thing is asked for', () => {
  const cv = cvSchema.parse({
    work_experience: [
      {
        title: 'Operario',
        company: 'Example',
        dates: '2018 - 2024',
        achievements: [
          'Salazón de anchoa y envasado en aceite',
          'Cosía velas de crucero en el taller',
          'Cuidado de olivos jóvenes y podas',
        ],
      },
    ],
  });
  const near = (asked: string) => {
    const posting = readPosting(`Requisitos\n- ${asked}\n- Excel\n- Word`);
    const { matchedSkills } = compareWithPosting(cv, posting, NOW, 'es');
    return matchedSkills.length === 0;
  };
  it.each(['Anchoa ahumada', 'Velas térmicas', 'Olivos centenarios'])(
    'has to be said in Spanish, where it comes right behind: %s',
    (asked) => expect(near(asked)).toBe(true),
  );
  it('is no question where it is said', () => expect(near('Olivos jóvenes')).toBe(false));
});
