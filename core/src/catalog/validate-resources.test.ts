import { describe, expect, it } from 'vitest';
import { findResources, type LearningResource, learningResources } from './resources';
import { indexResources } from './resources/find-resources';
import { readResources } from './resources/learning-resource';
import { skills } from './skills';

/** Close below what is there, so that resources lost in a merge are noticed. */
const LEAST_RESOURCES = 600;
const KEBAB_CASE = /^[a-z\d]+(-[a-z\d]+)*$/;
const skillOf = new Map(skills.map((skill) => [skill.id, skill]));
const categories = new Set(skills.map((skill) => skill.category));

function findRepeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function namesOf(list: readonly LearningResource[]): readonly string[] {
  return list.map((resource) => resource.id);
}

describe('the learning resources', () => {
  it('do not become fewer, and speak both languages', () => {
    expect(learningResources.length).toBeGreaterThanOrEqual(LEAST_RESOURCES);
    for (const language of ['es', 'en'] as const) {
      const count = learningResources.filter((one) => one.language === language).length;
      expect(count).toBeGreaterThanOrEqual(150);
    }
  });

  it.each(['es', 'en'] as const)(
    'offer something in %s for every category of skills',
    (language) => {
      const covered = new Set(
        learningResources
          .filter((one) => one.language === language)
          .flatMap((one) => one.categories),
      );
      expect([...categories].filter((category) => !covered.has(category))).toEqual([]);
    },
  );

  it('answer for every single skill', () => {
    const without = skills.filter(
      ({ id }) => findResources({ skillId: id, language: 'es', most: 1 }).length === 0,
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('have kebab-case ids, and no resource is there twice', () => {
    expect(namesOf(learningResources).filter((id) => !KEBAB_CASE.test(id))).toEqual([]);
    expect(findRepeated(namesOf(learningResources))).toEqual([]);
    expect(findRepeated(learningResources.map((one) => `${one.address} ${one.name}`))).toEqual([]);
  });

  it('have a whole address that begins with https', () => {
    const odd = learningResources.filter(({ address }) => {
      if (!URL.canParse(address)) return true;
      const { protocol, hostname, username } = new URL(address);
      return protocol !== 'https:' || !hostname.includes('.') || username !== '';
    });
    expect(namesOf(odd)).toEqual([]);
  });

  it('say who offers them and how long they take, or that nobody knows', () => {
    const odd = learningResources.filter(
      ({ name, provider, hours }) =>
        name === '' || provider === '' || (hours !== null && !(hours > 0 && hours <= 2_000)),
    );
    expect(namesOf(odd)).toEqual([]);
  });

  it('teach skills and fields that exist', () => {
    const broken = learningResources.flatMap((one) => [
      ...one.skills.filter((id) => !skillOf.has(id)).map((id) => `${one.id} -> ${id}`),
      ...one.categories.filter((id) => !categories.has(id)).map((id) => `${one.id} -> *${id}`),
    ]);
    expect(broken).toEqual([]);
    expect(
      namesOf(learningResources.filter((one) => one.skills.length + one.categories.length === 0)),
    ).toEqual([]);
  });
});

describe('finding resources', () => {
  it('puts the asked language first', () => {
    const spanish = findResources({ skillId: 'python', language: 'es', most: 50 });
    const languages = spanish.map((one) => one.language);
    expect(new Set(languages)).toEqual(new Set(['es', 'en']));
    expect(languages.lastIndexOf('es')).toBeLessThan(languages.indexOf('en'));
    expect(findResources({ skillId: 'python', language: 'en', most: 1 })[0]?.language).toBe('en');
  });

  it('never gives more than asked, and nothing for what is no skill', () => {
    expect(findResources({ skillId: 'react', language: 'es', most: 2 })).toHaveLength(2);
    expect(findResources({ skillId: 'react', language: 'es', most: 0 })).toEqual([]);
    expect(findResources({ skillId: 'no-such-skill', language: 'es', most: 5 })).toEqual([]);
  });

  it('falls back on the field and on related skills where nothing teaches the skill by name', () => {
    const rows = [
      'id name provider type level hours language cost address skills',
      'about-field Field School course beginner - en free https://example.org/field *testing',
      'about-related Related School course beginner - es free https://example.org/related test-automation',
    ];
    const table = rows.map((row) => row.replaceAll(' ', '\t').replace('\t-\t', '\t\t')).join('\n');
    const list = readResources(table);
    const [cypress] = skills.filter((skill) => skill.id === 'cypress');
    if (cypress === undefined) throw new Error('the catalogue lost cypress');
    const find = indexResources(list, [{ ...cypress, related: ['test-automation'] }]);
    expect(namesOf(find({ skillId: 'cypress', language: 'es', most: 5 }))).toEqual([
      'about-related',
      'about-field',
    ]);
    expect(namesOf(find({ skillId: 'cypress', language: 'en', most: 5 }))).toEqual([
      'about-field',
      'about-related',
    ]);
  });
});
