import { describe, expect, it } from 'vitest';
import { certificates } from '../../catalog/credentials';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');

function isShown(asked: string, held: string, id: string): boolean {
  const cv = cvSchema.parse({ certifications: [{ name: held }] });
  const posting = readPosting(`Requisitos\n- ${asked}\n- Puntualidad\n- Orden`);
  return compareWithPosting(cv, posting, NOW, 'es').matchedSkills.some((one) => one.id === id);
}

const pairs = certificates.flatMap((asked) =>
  certificates
    .filter((held) => held !== asked && held.skills.some((skill) => asked.skills.includes(skill)))
    .map((held) => ({ id: asked.id, asked: asked.es[0] ?? '', held: held.es[0] ?? '' })),
);

describe('a certificate of the same field', () => {
  it('is hardly ever taken for the one that is asked for', () => {
    const some = pairs.filter((_, at) => at % 6 === 0);
    const taken = some.filter(({ id, asked, held }) => isShown(asked, held, id));
    expect(some.length).toBeGreaterThan(200);
    expect(taken.length / some.length).toBeLessThan(0.015);
  });

  it('is itself', () => {
    const some = certificates.filter((_, at) => at % 8 === 0);
    const own = some.filter(({ id, es }) => isShown(es[0] ?? '', es[0] ?? '', id));
    expect(own.length / some.length).toBeGreaterThan(0.9);
  });
});

describe('what only seems to ask for little', () => {
  it('is not in brackets behind a licence', () => {
    const cv = cvSchema.parse({ certifications: [{ name: 'Personal Licence awareness talk' }] });
    const ask = (line: string) => {
      const posting = readPosting(`Requirements\n- ${line}\n- Excel\n- Word`);
      return compareWithPosting(cv, posting, NOW, 'en').matchedSkills.length;
    };
    expect(ask('Personal Licence (some shops sell wine)')).toBe(0);
    expect(ask('Personal Licence (no basic alternative)')).toBe(0);
  });
});

describe('a paper for the pocket', () => {
  const isShown = (asked: string, name: string) => {
    const cv = cvSchema.parse({ certifications: [{ name }] });
    const posting = readPosting(`Requisitos\n- ${asked}\n- Excel\n- Word`);
    return compareWithPosting(cv, posting, new Date('2026-11-18'), 'es').matchedSkills.length > 0;
  };
  it.each([
    ['Libreta marítima', 'Reconocimiento médico de embarque marítimo'],
    ['Tarjeta de muelle', 'Curso de trabajos en muelle'],
  ])('%s is not shown by “%s”', (asked, name) => {
    expect(isShown(asked, name)).toBe(false);
    expect(isShown(asked, asked)).toBe(true);
  });
});
