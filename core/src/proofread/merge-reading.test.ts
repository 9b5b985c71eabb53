import { describe, expect, it } from 'vitest';
import { openWords } from '../../test/proofreading';
import type { TextReading } from '../assistant';
import { type CorrectionKind, nameCorrection } from './correction-kinds';
import type { Finding } from './finding';
import { mergeReading, type ReadingLimits, usualLimits } from './merge-reading';

const lexicons = openWords();
const kinds = ['accent', 'capital', 'mark', 'joined', 'form', 'inflection', 'small'] as const;
const all = Object.fromEntries(
  [...kinds, 'bare', 'figure', 'added', 'removed', 'word'].map((kind) => [kind, 3]),
) as Record<CorrectionKind, number>;
const right = {
  ...{ agreement: 0.05, confusion: 0.05, accent: 0.05 },
  ...{ article: 0.05, spelling: 0.05, sure: 0 },
};
const limits: ReadingLimits = {
  report: { es: all, en: all },
  agree: 1,
  right: { es: right, en: right },
};

interface Given {
  readonly findings?: readonly Finding[];
  readonly known?: readonly string[];
  readonly gain?: number;
  readonly surprises?: TextReading['surprises'];
}

/** "[gone|put]" in a text is what the model would change. */
function merge(
  marked: string,
  { findings = [], known = [], gain = 5, surprises = [] }: Given = {},
) {
  const corrections: TextReading['corrections'] = [];
  const text = marked.replaceAll(/\[([^|]*)\|([^\]]*)\]/g, (_, gone: string, put: string, at) => {
    const from = Number(at) - corrections.reduce((sum, one) => sum + one.replacement.length + 3, 0);
    corrections.push({ from, to: from + gone.length, replacement: put, gain });
    return gone;
  });
  const input = { text, language: 'es' as const, known: new Set(known) };
  return mergeReading(input, findings, { corrections, surprises }, lexicons, limits).map(
    (one) => `${text.slice(one.from, one.to)} → ${one.suggestions[0]} (${one.kind})`,
  );
}

describe('what the model would change', () => {
  it.each([
    ['Atendí a [las|los] clientes', 'las → los (confusion)'],
    ['Llevo los [pedido|pedidos] al almacén', 'pedido → pedidos (agreement)'],
    ['Encargado[| de] la obra nueva', 'Encargado la → Encargado de la (missing-word)'],
    ['Trabajé en[ de|] la cocina', 'en de → en (extra-word)'],
    ['Ella me [enseño|enseñó] el oficio', 'enseño → enseñó (accent)'],
    ['Atendí, [sobretodo|sobre todo], la caja', 'sobretodo → sobre todo (confusion)'],
  ])('is reported: %s', (marked, wanted) => {
    expect(merge(marked)).toEqual([wanted]);
    expect(merge(marked, { gain: 2.9 })).toEqual([]);
  });

  it.each([
    ['a name', 'Trabajé con [Valla|Vaya] en la obra'],
    ['capitals', 'Trabajé con [ERPE|ere] en la obra'],
    ['a code', 'Trabajé con [x2y|de] en la obra'],
    ['a word that is none', 'Trabajé con [obras|obrrras] en la calle'],
  ])('is not reported where it touches %s', (_, marked) => {
    expect(merge(marked)).toEqual([]);
  });

  it('is not reported where the person knows the word, or writes in the other language', () => {
    expect(merge('Trabajé con [obras|obra] nuevas', { known: ['obras'] })).toEqual([]);
    expect(
      merge('Ordered the weekly [report|reports] which they read and kept with their other things'),
    ).toEqual([]);
  });
});

describe('by the limits in use, a change is reported', () => {
  it.each([
    ['es', 'Cerramos sin faltas mayor', 'mayor', 'mayores', 'inflection'],
    ['es', 'Llevo la caja a de la tienda', ' de', '', 'removed'],
    ['en', 'I would happily do so so again', ' so', '', 'removed'],
  ] as const)('%s: %s', (language, text, gone, replacement, kind) => {
    const from = text.lastIndexOf(gone);
    const count = (gain: number) => {
      const corrections = [{ from, to: from + gone.length, replacement, gain }];
      const input = { text, language, known: new Set<string>() };
      return mergeReading(input, [], { corrections, surprises: [] }, lexicons).length;
    };
    const limit = usualLimits.report[language][kind];
    expect([count(limit + 0.1), count(limit - 0.1)]).toEqual([1, 0]);
  });
});

describe('what a check found', () => {
  it('stays in a sentence that is too short for the model', () => {
    const short = 'Llevo los pedido. Atencion cliente';
    const found: Finding = {
      ...{ from: 18, to: 26, kind: 'accent', suggestions: ['Atención'], isSure: false },
    };
    const input = { text: short, language: 'es', known: new Set<string>() } as const;
    const reading = { corrections: [], surprises: [] };
    expect(mergeReading(input, [found], reading, lexicons, limits)).toEqual([found]);
  });

  const text = 'Llevo los pedido al almacén';
  const finding: Finding = {
    ...{ from: 10, to: 16, kind: 'agreement', suggestions: ['pedidos'], isSure: false },
  };
  const judge = (reading: Partial<TextReading>, found: Finding = finding) =>
    mergeReading(
      { text, language: 'es', known: new Set() },
      [found],
      { corrections: [], surprises: [], ...reading },
      lexicons,
      limits,
    );
  const surprises = [{ from: 10, to: 16, amount: 1 }];

  it('is sure where the model would change the same', () => {
    const correction = { from: 10, to: 16, replacement: 'pedidos', gain: 1.5 };
    expect(judge({ corrections: [correction], surprises })).toEqual([{ ...finding, isSure: true }]);
  });

  it('stays as it is where the model only hesitates', () => {
    expect(judge({ surprises })).toEqual([finding]);
  });

  it('goes where the model expected just that word, unless the check is sure or weighs nothing', () => {
    expect(judge({})).toEqual([]);
    const sure: Finding = { ...finding, isSure: true };
    expect(judge({}, sure)).toEqual([sure]);
    const spelling: Finding = { ...finding, kind: 'spelling' };
    expect(judge({}, spelling)).toEqual([]);
    const brackets: Finding = { ...finding, kind: 'brackets' };
    expect(judge({}, brackets)).toEqual([brackets]);
  });
});

it.each([
  ['pedido', 'pedidos', 'form'],
  ['trabajo', 'trabajaba', 'inflection'],
  ['termino', 'terminó', 'accent'],
  ['Lunes', 'lunes', 'capital'],
  ['en', 'de', 'small'],
  ['aun que', 'aunque', 'joined'],
  ['', ' de', 'added'],
  [' de', '', 'removed'],
  ['', ',', 'mark'],
  ['valla', 'vaya', 'word'],
] as const)('“%s” for “%s” is %s', (gone, put, kind) => {
  expect(nameCorrection(gone, put, 'es')).toBe(kind);
});
