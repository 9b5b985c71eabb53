import { describe, expect, it } from 'vitest';
import type { ImproveStyle } from '../assistant/improve-task';
import { editBullet } from './edit-bullet';
import type { EditPlan } from './edit-plan';
import { englishSentences, spanishSentences } from './fixtures/edited-sentences';

interface Pair {
  readonly plan: EditPlan;
  readonly isCurrent: boolean;
  readonly profession: string;
  readonly before: string;
  readonly answers: readonly string[];
}

function readPairs(table: string): readonly Pair[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', before = '', after = ''] = line.split(' | ');
      const [language, style, job, ...profession] = head.split(' ');
      const answers = after.split(' // ').map((answer) => (answer === '=' ? before : answer));
      const isSpanish = language === 'es';
      return {
        plan: {
          language: isSpanish ? 'es' : 'en',
          style: style as ImproveStyle,
          focusArea: 'balanced',
          endsWithStop: before.endsWith('.'),
          isShort: false,
          hasSummary: true,
        },
        isCurrent: job === 'current',
        profession: profession.join(' '),
        before,
        answers,
      };
    });
}

const pairs = [...readPairs(spanishSentences), ...readPairs(englishSentences)];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const answer = ({ before, plan, isCurrent }: Pair) =>
  plain(editBullet(before, plan, { isCurrent }).texts.join(' ¶ '));

describe('editBullet', () => {
  it('edits at least 85 of 100 sentences as a good editor would', () => {
    const missed = pairs.filter((pair) => !pair.answers.includes(answer(pair)));
    for (const pair of missed)
      console.log(
        `${pair.before}\n  is:     ${answer(pair)}\n  wanted: ${pair.answers.join(' // ')}`,
      );
    console.log(pairs.length, missed.length);
    expect(missed.length / pairs.length).toBeLessThanOrEqual(0.15);
  });
});
