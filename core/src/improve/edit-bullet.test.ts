import { describe, expect, it } from 'vitest';
import type { ImproveStyle } from '../assistant';
import { editBullet } from './edit-bullet';
import type { EditPlan } from './edit-plan';
import { englishSentences, spanishSentences } from './fixtures/edited-sentences';
import {
  mendedSentences,
  moreEnglishSentences,
  moreSpanishSentences,
} from './fixtures/more-edited-sentences';

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

const pairs = [
  spanishSentences,
  englishSentences,
  moreSpanishSentences,
  moreEnglishSentences,
  mendedSentences,
].flatMap(readPairs);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const answer = ({ before, plan, isCurrent }: Pair) =>
  plain(editBullet(before, plan, { isCurrent }).texts.join(' ¶ '));

const isRight = (pair: Pair) => pair.answers.includes(answer(pair));

describe('editBullet', () => {
  it('edits nearly every sentence as a good editor would', () => {
    const missed = pairs.filter((pair) => !isRight(pair));
    const share = 1 - missed.length / pairs.length;
    expect(
      share,
      missed.map((pair) => `${pair.before} → ${answer(pair)}`).join('\n'),
    ).toBeGreaterThan(0.95);
  });

  it('leaves alone every sentence that is best left alone', () => {
    const kept = pairs.filter(({ answers, before }) => answers[0] === before);
    expect(kept.length).toBeGreaterThan(25);
    expect(kept.filter((pair) => !isRight(pair)).map(answer)).toEqual([]);
  });

  it('covers many professions', () => {
    expect(new Set(pairs.map(({ profession }) => profession)).size).toBeGreaterThan(30);
  });
});

it.each([
  // Who steps in is no helper of those who fight.
  [
    'es',
    'Intervengo en agresiones al personal y llamo a la policía',
    'Intervengo en agresiones al personal y llamo a la policía',
  ],
  // Paperwork isn't served.
  ['en', 'Dealing with customers and paperwork', 'Handled customers and paperwork'],
  ['en', 'Dealing with customers and visitors', 'Served customers and visitors'],
  ['en', 'Misc. cleaning and deliveries', 'Misc. cleaning and deliveries'],
  ['en', 'Boarded up windows in empty homes', 'Boarded up windows in empty homes'],
  ['en', 'Set up windows and linux servers', 'Set up Windows and Linux servers'],
  ['en', 'Moved 40 laptops to windows 11', 'Moved 40 laptops to Windows 11'],
  [
    'es',
    'Gestioné turnos, vacaciones, etc. (con ayuda)',
    'Gestioné turnos y vacaciones (con ayuda)',
  ],
  [
    'es',
    'Gestioné turnos, vacaciones, etc., porque hacía falta',
    'Gestioné turnos y vacaciones, porque hacía falta',
  ],
] as const)('%s: %s', (language, before, after) => {
  const plan: EditPlan = {
    ...{ language, style: 'formal', focusArea: 'balanced' },
    ...{ endsWithStop: false, isShort: false, hasSummary: true },
  };
  expect(editBullet(before, plan, { isCurrent: null }).texts).toEqual([after]);
});
