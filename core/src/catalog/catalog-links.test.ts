import { describe, expect, it } from 'vitest';
import { foldText } from '../language';
import { actionVerbs } from './action-verbs';
import { listBroader, narrowSkillIds } from './broader-skills';
import { certificates, degrees } from './credentials';
import { fillerPhrases } from './filler-words';
import { skills } from './skills';
import { jobTitles } from './titles';
import { weakPhrases } from './weak-phrases';

const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;

function findRepeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function findOdd(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !KEBAB.test(id));
}

interface Named {
  readonly id: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
}

/** A name that two entries claim, or that one entry has twice, would make a search answer at random. */
function findRepeatedNames(entries: readonly Named[], language: 'es' | 'en'): readonly string[] {
  return findRepeated(entries.flatMap((entry) => entry[language].map((name) => foldText(name))));
}

function findNameless(entries: readonly Named[]): readonly string[] {
  return entries
    .filter(({ es, en }) => es.length === 0 || en.length === 0)
    .map((entry) => entry.id);
}

function findBrokenLinks(
  entries: readonly { readonly id: string; readonly skills: readonly string[] }[],
): readonly string[] {
  const known = new Set(skills.map((skill) => skill.id));
  return entries.flatMap((entry) =>
    entry.skills.filter((id) => !known.has(id)).map((id) => `${entry.id} → ${id}`),
  );
}

describe.each([
  { name: 'job titles', entries: jobTitles, least: 800 },
  { name: 'degrees', entries: degrees, least: 150 },
  { name: 'certificates', entries: certificates, least: 300 },
])('$name', ({ entries, least }) => {
  it('have kebab-case ids of their own', () => {
    const ids = entries.map((entry) => entry.id);
    expect(findRepeated(ids)).toEqual([]);
    expect(findOdd(ids)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(least);
  });

  it('are named in both languages, by no name twice', () => {
    expect(findNameless(entries)).toEqual([]);
    expect(findRepeatedNames(entries, 'es')).toEqual([]);
    expect(findRepeatedNames(entries, 'en')).toEqual([]);
  });
});

describe('job titles', () => {
  it('name skills that exist', () => {
    expect(findBrokenLinks(jobTitles)).toEqual([]);
  });

  it('have a family, and five to ten skills, none of them twice', () => {
    const odd = jobTitles.filter(
      (title) =>
        title.family === '' ||
        title.skills.length < 5 ||
        title.skills.length > 10 ||
        findRepeated(title.skills).length > 0,
    );
    expect(odd.map((title) => title.id)).toEqual([]);
  });

  it('cover every level and many fields of work', () => {
    expect(new Set(jobTitles.map((title) => title.level))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(jobTitles.map((title) => title.family)).size).toBeGreaterThanOrEqual(20);
  });

  it('put the feminine form before the masculine one', () => {
    const odd = jobTitles.flatMap(({ es }) =>
      es.filter((name, at) => {
        const [first = '', ...rest] = name.split(' ');
        const masculine = [first.replace(/ora$/, 'or'), ...rest].join(' ');
        const place = es.indexOf(masculine);
        return /ora$/.test(first) && place !== -1 && place < at;
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('degrees', () => {
  it('have a level from 0 to 6 and a field', () => {
    const odd = degrees.filter(
      ({ level, field }) => !Number.isInteger(level) || level < 0 || level > 6 || field === '',
    );
    expect(odd.map((degree) => degree.id)).toEqual([]);
  });
});

describe('certificates', () => {
  it('name their issuer and field', () => {
    const odd = certificates.filter(({ issuer, field }) => issuer === '' || field === '');
    expect(odd.map((certificate) => certificate.id)).toEqual([]);
  });

  it('attest skills that exist', () => {
    expect(findBrokenLinks(certificates)).toEqual([]);
  });
});

describe('action verbs', () => {
  const ids = actionVerbs.map((verb) => verb.id);

  it('have ids of their own', () => {
    expect(findRepeated(ids)).toEqual([]);
    expect(findOdd(ids)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(150);
  });

  it('have every form in both languages, a group and a tone', () => {
    const incomplete = actionVerbs.filter(
      (verb) =>
        [...Object.values(verb.es), ...Object.values(verb.en), verb.group].includes('') ||
        verb.tones.length === 0,
    );
    expect(incomplete).toEqual([]);
  });

  it('are led back to by their Spanish noun', () => {
    expect(findRepeated(actionVerbs.map((verb) => foldText(verb.es.noun)))).toEqual([]);
  });

  it('end as Spanish and English forms end', () => {
    const odd = actionVerbs.filter(
      ({ es, en }) =>
        !/^\S+[aei]r( |$)/.test(es.infinitive) ||
        !/^\S+[éíe]( |$)/.test(es.firstPerson) ||
        !/^\S+[óo]( |$)/.test(es.thirdPerson) ||
        !/^\S+ing( |$)/.test(en.gerund),
    );
    expect(odd.map((verb) => verb.id)).toEqual([]);
  });
});

describe('weak phrases', () => {
  const verbOf = new Map(actionVerbs.map((verb) => [verb.id, verb]));

  it.each(['es', 'en'] as const)('stand once each, at least 120 in %s', (language) => {
    const phrases = weakPhrases.filter((phrase) => phrase.language === language);
    expect(findRepeated(phrases.map(({ phrase }) => foldText(phrase)))).toEqual([]);
    expect(phrases.length).toBeGreaterThanOrEqual(120);
  });

  it('name verbs that exist and say how the phrase goes on', () => {
    const broken = weakPhrases.filter(
      ({ verbs, continuations }) =>
        verbs.length === 0 || continuations.length === 0 || verbs.some((id) => !verbOf.has(id)),
    );
    expect(broken).toEqual([]);
  });

  it('turn a shared action only into verbs of taking part', () => {
    const sharing = new Set(['supporting', 'care']);
    const proud = weakPhrases
      .filter(({ deed }) => deed === 'shared')
      .flatMap(({ phrase, verbs }) =>
        verbs
          .filter((id) => !sharing.has(verbOf.get(id)?.group ?? ''))
          .map((id) => `${phrase} → ${id}`),
      );
    expect(proud).toEqual([]);
  });

  it('are replaced by words that are not weak themselves', () => {
    const weak = { es: foldedPhrases('es'), en: foldedPhrases('en') };
    const circles = weakPhrases.flatMap(({ language, phrase, verbs }) =>
      verbs
        .map((id) => verbOf.get(id))
        .filter((verb) => verb !== undefined)
        .flatMap(({ es, en }) => (language === 'es' ? [es.firstPerson, es.thirdPerson] : [en.past]))
        .filter((form) => weak[language].some((one) => `${foldText(form)} `.startsWith(`${one} `)))
        .map((form) => `${phrase} → ${form}`),
    );
    expect(circles).toEqual([]);
  });

  function foldedPhrases(language: 'es' | 'en'): readonly string[] {
    return weakPhrases
      .filter((phrase) => phrase.language === language)
      .map(({ phrase }) => foldText(phrase));
  }
});

describe('filler words', () => {
  it.each(['es', 'en'] as const)('stand once each, at least 80 in %s', (language) => {
    const phrases = fillerPhrases.filter((phrase) => phrase.language === language);
    expect(findRepeated(phrases.map(({ phrase }) => foldText(phrase)))).toEqual([]);
    expect(phrases.length).toBeGreaterThanOrEqual(80);
  });

  it('get shorter when they are replaced, and are not put back', () => {
    const folded = new Set(fillerPhrases.map(({ phrase }) => foldText(phrase)));
    const odd = fillerPhrases.filter(
      ({ phrase, replacement }) =>
        replacement.length >= phrase.length || folded.has(foldText(replacement)),
    );
    expect(odd).toEqual([]);
  });
});

describe('broader skills', () => {
  it('name skills of the catalogue, and none holds itself', () => {
    const entries = narrowSkillIds.map((id) => ({ id, skills: [id, ...listBroader(id)] }));
    expect(findBrokenLinks(entries)).toEqual([]);
    expect(entries.filter(({ id }) => listBroader(id).length === 0)).toEqual([]);
    const turned = narrowSkillIds.filter((id) =>
      listBroader(id).some((broad) => listBroader(broad).includes(id)),
    );
    expect(turned).toEqual([]);
  });
});
