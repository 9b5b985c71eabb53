import { describe, expect, it } from 'vitest';
import { foldText } from '../language';
import { type Skill, skills } from './skills';

const KEBAB_CASE = /^[a-z\d]+(-[a-z\d]+)*$/;
/** Close below what is there, so that skills lost in a merge are noticed. */
const LEAST_SKILLS = 4_400;
const languages = ['es', 'en'] as const;

/** Each name that occurs twice in a language, with the skills it names. */
function findRepeatedNames(list: readonly Skill[], language: (typeof languages)[number]) {
  const owners = new Map<string, string>();
  const repeated: string[] = [];
  for (const skill of list) {
    for (const name of skill[language]) {
      const folded = foldText(name);
      const owner = owners.get(folded);
      if (owner === undefined) owners.set(folded, skill.id);
      else repeated.push(`"${name}": ${owner} and ${skill.id}`);
    }
  }
  return repeated;
}

/** Each link to a skill that does not exist, or to the skill itself. */
function findBrokenLinks(list: readonly Skill[]) {
  const ids = new Set(list.map((skill) => skill.id));
  return list.flatMap((skill) =>
    [...skill.related, ...skill.falseFriends]
      .filter((id) => id === skill.id || !ids.has(id))
      .map((id) => `${skill.id} -> ${id}`),
  );
}

describe('the skills of the catalogue', () => {
  it('do not become fewer', () => {
    expect(skills.length).toBeGreaterThanOrEqual(LEAST_SKILLS);
  });

  it('have ids in kebab-case, each used once', () => {
    const ids = skills.map((skill) => skill.id);
    expect(ids.filter((id) => !KEBAB_CASE.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('belong to a category', () => {
    expect(skills.filter((skill) => !KEBAB_CASE.test(skill.category)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('are skills of every kind', () => {
    expect(new Set(skills.map((skill) => skill.kind))).toEqual(
      new Set(['hard', 'soft', 'tool', 'language']),
    );
  });

  it.each(languages)('have a name in %s that something is left of when folded', (language) => {
    const nameless = skills.filter(
      (skill) => skill[language].length === 0 || skill[language].some((name) => !foldText(name)),
    );
    expect(nameless.map((skill) => skill.id)).toEqual([]);
  });

  it.each(languages)('share no name in %s', (language) => {
    expect(findRepeatedNames(skills, language)).toEqual([]);
  });

  it('link to one another and never to themselves or nowhere', () => {
    expect(findBrokenLinks(skills)).toEqual([]);
  });

  it('tell words apart that look alike', () => {
    const byId = new Map(skills.map((skill) => [skill.id, skill]));
    expect(byId.get('java')?.falseFriends).toContain('javascript');
    expect(byId.get('react')?.falseFriends).toContain('react-native');
    expect(byId.get('c-language')?.falseFriends).toEqual(expect.arrayContaining(['cpp', 'csharp']));
  });
});

describe('the validator', () => {
  const base: Skill = {
    id: 'one',
    kind: 'hard',
    category: 'group',
    es: ['soldadura MIG'],
    en: ['MIG welding'],
    related: [],
    falseFriends: [],
  };

  it('sees a name that differs in case, accents or hyphens only', () => {
    const other: Skill = { ...base, id: 'two', es: ['Soldadura-mig'], en: ['welding'] };
    expect(findRepeatedNames([base, other], 'es')).toEqual(['"Soldadura-mig": one and two']);
    expect(findRepeatedNames([base, other], 'en')).toEqual([]);
  });

  it('sees links to nowhere and to itself', () => {
    const other: Skill = { ...base, id: 'two', related: ['one', 'gone'], falseFriends: ['two'] };
    expect(findBrokenLinks([base, other])).toEqual(['two -> gone', 'two -> two']);
  });
});
