import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProposedChange } from '../assistant';
import { cvSchema } from '../cv';
import { alignLines } from './align-lines';
import { applyDecisions, decideChanges, listParts } from './decide-changes';
import { improveCv } from './improve-cv';

const lines = fc.array(fc.stringMatching(/^[a-e]{3,6}( [a-e]{3,6}){0,4}$/), { maxLength: 8 });
const change = fc.tuple(lines, lines).map(
  ([before, after]): ProposedChange => ({
    id: '/work_experience/0/achievements',
    pointer: '/work_experience/0/achievements',
    section: 'work_experience',
    entry: '',
    field: 'achievements',
    before,
    after,
    reasons: ['strong-verb'],
  }),
);

const cv = cvSchema.parse({
  personal: { name: 'Nora Vidal', email: 'nora@example.com' },
  work_experience: [
    {
      title: 'Dependienta',
      company: 'Tienda Alfa',
      dates: '2018 - 2020',
      achievements: [
        'Responsable de la elaboración de informes de ventas para garantizar el correcto funcionamiento de la tienda',
        'Atendí a 40 clientes al día',
        'Me encargaba de reponer los lineales',
      ],
    },
  ],
});

describe('alignLines', () => {
  it('tells every line of both lists once', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const pairs = alignLines(before, after);
        expect(pairs.flatMap((pair) => pair.before ?? [])).toEqual(before);
        expect(pairs.flatMap((pair) => pair.after).toSorted()).toEqual(after.toSorted());
      }),
    );
  });

  it('knows a line that was said in another way, moved or cut in two', () => {
    const pairs = alignLines(
      ['Responsable de la elaboración de informes', 'Mantenía la web y además formaba al personal'],
      ['Mantuve la web', 'Formé al personal', 'Elaboré informes'],
    );
    expect(pairs.map(({ after }) => after)).toEqual([
      ['Elaboré informes'],
      ['Mantuve la web', 'Formé al personal'],
    ]);
  });
});

describe('deciding part by part', () => {
  it('takes all as proposed when nothing is said, and nothing when all is refused', () => {
    fc.assert(
      fc.property(change, (one) => {
        const parts = listParts(one);
        const [all] = decideChanges([one], {});
        expect(all?.after ?? one.before).toEqual(one.after);
        const refused = Object.fromEntries(parts.map(({ id }) => [id, null]));
        expect(decideChanges([one], refused)).toEqual([]);
      }),
    );
  });

  it('knows lines that are the same, and parts of one line with others between them', () => {
    const pointer = '/work_experience/0/achievements';
    const lists = [
      { before: ['abc'], after: ['bee', 'aaa', 'bee'] },
      { before: ['llevar caja tienda pedidos'], after: ['llevar caja', 'nuevo', 'tienda pedidos'] },
    ];
    for (const { before, after } of lists) {
      const [all] = decideChanges(
        [
          {
            id: pointer,
            pointer,
            section: 'work_experience',
            entry: '',
            field: 'achievements',
            before,
            after,
            reasons: ['strong-verb'],
          },
        ],
        {},
      );
      expect(all?.after).toEqual(after);
    }
  });

  it('changes only the line that was decided on', () => {
    const { changes } = improveCv({
      cv,
      language: 'es',
      style: 'formal',
      focusArea: 'balanced',
      instructions: '',
    });
    const parts = changes.flatMap(listParts).filter(({ kind }) => kind === 'line');
    const [report, shelves] = parts;
    expect(parts).toHaveLength(2);
    expect(report?.advice?.alternatives.map(({ kind }) => kind)).toContain('shorter');
    const shorter = report?.advice?.alternatives.find(({ kind }) => kind === 'shorter')?.text ?? '';
    expect(shorter).toBe('Elaboré informes de ventas');
    const decided = applyDecisions(cv, changes, {
      [report?.id ?? '']: shorter,
      [shelves?.id ?? '']: null,
    });
    expect(decided.work_experience[0]?.achievements).toEqual([
      'Elaboré informes de ventas',
      'Atendí a 40 clientes al día',
      'Me encargaba de reponer los lineales',
    ]);
  });
});
