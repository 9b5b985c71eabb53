import { cvSchema } from '@trayecto/core/cv';
import { analyzeSkillGap } from '@trayecto/core/skill-gap';
import { describe, expect, it } from 'vitest';
import { weaveSkillGap } from './weave-skill-gap';

const NOW = new Date('2026-11-19T00:00:00Z');
const cv = cvSchema.parse({ skills: ['Excel'] });
const SUMMARY = 'Tu perfil encaja muy bien con lo que se busca.';

function weave(jobDescription: string) {
  const input = { cv, jobDescription, jobTitle: '', language: 'es' as const };
  const measured = analyzeSkillGap(input, NOW);
  const words = { summary: SUMMARY, advice: [], other_requirements: [], evidence: [] };
  return { measured, woven: weaveSkillGap(input, measured, words) };
}

describe('what a model says of a text that asks for nothing', () => {
  it.each(['hola', 'qwe rty uio pas dfg', 'El perro come manzanas y la luna es redonda.'])(
    'is not added to the one answer: %s',
    (text) => {
      const { measured, woven } = weave(text);
      expect(woven.summary).toBe(measured.summary);
    },
  );

  it('is kept where something is asked for', () => {
    expect(weave('Requisitos:\n- Excel\n- Word\n- Contabilidad').woven.summary).toBe(SUMMARY);
  });
});
