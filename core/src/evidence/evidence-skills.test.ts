import { describe, expect, it } from 'vitest';
import { skills } from '../catalog/skills';
import { foldText } from '../language';
import { evidenceSkills } from './evidence-skills';
import { readPhrases } from './read-phrases';
import { catalogueIdsOf } from './same-skills';

describe('the evidence', () => {
  it('has no phrase twice and none that both shows a skill and does not', () => {
    const wrong = evidenceSkills().flatMap(({ en, shows, near }) => {
      const seen = new Set<string>();
      return [...shows, ...near]
        .filter((phrase) => {
          const key = foldText(phrase);
          const isDouble = seen.has(key);
          seen.add(key);
          return isDouble;
        })
        .map((phrase) => `${en}: ${phrase}`);
    });
    expect(wrong).toEqual([]);
  });

  it('says of every skill what shows it and what only looks like it', () => {
    const thin = evidenceSkills().filter(({ shows, near }) => shows.length < 3 || near.length < 1);
    expect(thin.map(({ en }) => en)).toEqual([]);
  });

  it('writes a skill one way', () => {
    const names = evidenceSkills().map(({ en }) => foldText(en));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('says of skills and things that are there that they are the same', () => {
    const names = new Set(evidenceSkills().map(({ en }) => en));
    const ids = new Set(skills.map(({ id }) => id));
    const lost = [...catalogueIdsOf].filter(
      ([name, known]) => !names.has(name) || known.some((id) => !ids.has(id)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    'triage\ttriaje\tes\tshows',
    'triage\ttriaje\tfr\tshows\tTri des patients',
    'triage\ttriaje\tes\tmaybe\tClasifiqué pacientes',
    'triage\ttriaje\tes\tshows\tClasifiqué\tpacientes',
  ])('refuses %j', (line) => {
    const head = 'skill\thabilidad\tlanguage\tkind\tphrase';
    expect(() => readPhrases([`${head}\n${line}\n`])).toThrow(/not a phrase|too many columns/);
  });
});
