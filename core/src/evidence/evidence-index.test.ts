import { describe, expect, it } from 'vitest';
import { judgeLine, weighLine } from './evidence-index';
import { evidenceSkills } from './evidence-skills';

/** A tenth of the skills, the same ones each time. */
const skills = evidenceSkills();
const aside = skills.flatMap(({ en }, index) => (hash(en) % 10 === 0 ? [index] : []));

describe('the evidence index', () => {
  it('calls shown what is shown, each phrase left out of its own trial', () => {
    const count = { right: 0, shows: 0, nearAsShown: 0, otherAsShown: 0 };
    const wrong: string[] = [];
    for (const skill of aside)
      for (const kind of ['shows', 'near'] as const)
        for (const phrase of skills[skill]?.[kind] ?? []) {
          const verdicts = judgeLine(weighLine(phrase, { skill, kind }));
          if (kind === 'shows') count.shows += 1;
          for (const other of aside) {
            if (verdicts.get(other) !== 'shown') continue;
            if (other !== skill) count.otherAsShown += 1;
            else if (kind === 'shows') count.right += 1;
            else count.nearAsShown += 1;
            if (other !== skill || kind === 'near')
              wrong.push(`${skills[other]?.en} by "${phrase}" of ${skills[skill]?.en} (${kind})`);
          }
        }
    const precision = count.right / (count.right + count.nearAsShown);
    const report = `${JSON.stringify(count)}\n${wrong.join('\n')}`;
    expect(precision, report).toBeGreaterThanOrEqual(0.95);
    expect(count.right / count.shows, report).toBeGreaterThanOrEqual(0.1);
    // Most of these are right: what cleans an office is also in the phrases of its neighbours.
    expect(count.otherAsShown, report).toBeLessThan(aside.length / 2);
  });
});

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
