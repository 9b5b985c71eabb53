import { describe, expect, it } from 'vitest';
import { listLostFacts } from './fold-facts.mjs';

const FACTS = ['del 6% al 2%', '4,800 piezas', '30 €'];
const BEFORE = ['Bajé la merma del 6% al 2%', '4,800 piezas diarias a 30€'];

describe('facts lost', () => {
  it('takes a figure for the same with a space before its sign', () => {
    const after = ['Bajé la merma del 6 % al 2 %', '4,800 piezas diarias a 30 €'];
    expect(listLostFacts(FACTS, BEFORE, after)).toEqual([]);
  });

  it('names the fact of which a figure is gone or another', () => {
    const after = ['Bajé la merma del 6 % al 3 %', 'piezas diarias a 30 €'];
    expect(listLostFacts(FACTS, BEFORE, after)).toEqual(['del 6% al 2%', '4,800 piezas']);
  });
});
