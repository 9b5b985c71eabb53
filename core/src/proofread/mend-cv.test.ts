import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { cvSchema } from '../cv';
import { improveCv } from '../improve';
import { mendCv } from './mend-cv';

const lexicons = openLexicons();

describe('mendCv', () => {
  const cv = cvSchema.parse({
    personal: { name: 'Ana Gestion', location: 'Malaga' },
    summary: 'Camarera con experencia en la praza.',
    work_experience: [
      { title: 'Camarera', company: 'Bar Sol', achievements: ['Atendí a los cleintes de de sala'] },
    ],
    skills: ['Exel'],
  });

  it('fixes what is beyond doubt, leaves the rest, and never touches names', () => {
    const mended = mendCv(cv, 'es', ['exel'], lexicons);
    expect(mended.summary).toBe('Camarera con experiencia en la praza.');
    expect(mended.work_experience[0]?.achievements).toEqual(['Atendí a los clientes de sala']);
    expect(mended.personal).toEqual(cv.personal);
    expect(mended.skills).toEqual(['Exel']);
  });

  it.each([
    'Chequé los niveles y checaba las llantas.',
    'El futbol y los mariachis.',
    'El truco y el curanto.',
    'Peón apícola.',
  ])('is not sure about what may be a word of somewhere: %s', (summary) => {
    const somebody = cvSchema.parse({ personal: { name: 'Ana Sol' }, summary });
    expect(mendCv(somebody, 'es', [], lexicons).summary).toBe(summary);
  });

  it.each(['crrore', 'lakhh', 'quintals', 'bigha', 'parets', 'frobs', 'garnets'])(
    'changes nothing that a figure counts, whatever it is taken for: %s',
    (counted) => {
      for (const line of [`Turnover of Rs. 48 ${counted}.`, `Grew 3.5 ${counted} of rice`]) {
        const somebody = cvSchema.parse({ personal: { name: 'Ana Sol' }, summary: line });
        expect(mendCv(somebody, 'en', [], lexicons).summary).toBe(line);
      }
    },
  );

  it('fixes what is counted where the letters only lie in another order', () => {
    const somebody = cvSchema.parse({
      personal: { name: 'Ana Sol' },
      summary: 'Cook for 9 yaers.',
    });
    expect(mendCv(somebody, 'en', [], lexicons).summary).toBe('Cook for 9 years.');
  });

  it('is proposed by the improvement, with its reason', () => {
    const mended = mendCv(cv, 'es', [], lexicons);
    const wish = { style: 'formal', focusArea: 'balanced', instructions: '' } as const;
    const { changes } = improveCv({ ...wish, cv, language: 'es' }, mended);
    const bullets = changes.find(({ pointer }) => pointer === '/work_experience/0/achievements');
    expect(bullets?.reasons).toContain('typo');
    expect(String(bullets?.after)).toContain('clientes');
  });
});
