import { describe, expect, it } from 'vitest';
import { actionVerbs } from './action-verbs';
import { fillerPhrases } from './filler-words';
import { weakPhrases } from './weak-phrases';
import { foldText } from './word-list';

const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;

function findRepeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function findOdd(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !KEBAB.test(id));
}

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

  it('turn a shared deed only into verbs of taking part', () => {
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
