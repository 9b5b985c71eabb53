import { skills } from '../catalog/skills';
import { jobTitles } from '../catalog/titles';
import type { Language } from '../language';
import { findConcepts, findKin, findTitlesOfSkill } from './job-concepts';
import { readContentWords, readStems } from './job-words';

/** What someone looks for, in the catalogue's terms and in their own words. */
export interface Interest {
  /** Titles by how well they would do, 0 to 1. */
  readonly titles: ReadonlyMap<string, number>;
  readonly skills: readonly string[];
  readonly stems: readonly string[];
  /** Folded words, for a search that has its own stemmers. */
  readonly words: readonly string[];
}

const LONGEST_INTEREST = 300;

export function readInterest(text: string): Interest {
  const said = text.slice(0, LONGEST_INTEREST);
  const stems = readStems(said);
  const titles = new Map<string, number>();
  const raise = (id: string, weight: number) =>
    titles.set(id, Math.max(weight, titles.get(id) ?? 0));
  const asked = new Set<string>();
  for (const found of findConcepts(stems)) {
    for (const id of found.titles) {
      raise(id, 1);
      for (const [other, weight] of findKin(id)) raise(other, weight);
    }
    // A word that is a title by itself, "cook", is not also asked for as a skill.
    if (found.titles.length > 0) continue;
    for (const id of found.skills) {
      asked.add(id);
      for (const [title, weight] of findTitlesOfSkill(id)) raise(title, weight);
    }
  }
  return { titles, skills: [...asked], stems, words: readContentWords(said) };
}

/** What is asked for in a language, for a service that knows only that one; as it was written where the catalogue has no name. */
export function nameInterest(text: string, language: Language): string {
  const said = text.trim().slice(0, LONGEST_INTEREST);
  const stems = readStems(said);
  const [found, ...others] = findConcepts(stems);
  if (found === undefined || others.length > 0 || found.words < stems.length) return said;
  const things = [
    ...jobTitles.filter(({ id }) => found.titles.includes(id)),
    ...skills.filter(({ id }) => found.skills.includes(id)),
  ];
  return things[0]?.[language][0] ?? said;
}
