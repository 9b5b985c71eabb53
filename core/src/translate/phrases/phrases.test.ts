import { describe, expect, it } from 'vitest';
import { bothWays, deedNouns, englishFirst, englishLast, type Phrase } from '.';

const nounKinds: readonly string[] = ['noun', 'mass', 'plural'];
const nameKind = ({ kind }: Phrase) => (nounKinds.includes(kind) ? 'noun' : kind);

/** What is said twice: the first would win, and the second would be there for nothing. */
function findTwice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

describe('the phrases of the translator', () => {
  it('mean one thing in English, whatever table they are in', () => {
    const names = bothWays().map((phrase) => `${nameKind(phrase)} ${phrase.es}`);
    expect(findTwice(names)).toEqual([]);
  });

  it('that go from English to Spanish only are said once', () => {
    const names = [...englishFirst(), ...englishLast()].map(
      (phrase) => `${nameKind(phrase)} ${phrase.es} ${phrase.en}`,
    );
    expect(findTwice(names)).toEqual([]);
  });

  it('have one verb for a deed', () => {
    expect(findTwice(deedNouns().map(({ noun }) => noun))).toEqual([]);
  });
});
