import { skills } from '../catalog/skills';
import { type JobTitle, jobTitles } from '../catalog/titles';
import { readStems } from './job-words';

/** What the catalogue knows by a phrase: the same in every language and spelling. */
export interface Concepts {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
}

export interface FoundConcept extends Concepts {
  readonly first: number;
  readonly words: number;
}

interface Index {
  readonly byPhrase: ReadonlyMap<string, { titles: string[]; skills: string[] }>;
  readonly longest: number;
}

let index: Index | null = null;
let kin: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;

/** Every title and skill named in a text; where names overlap the longest wins. */
export function findConcepts(stems: readonly string[]): readonly FoundConcept[] {
  const { byPhrase, longest } = openIndex();
  const found: FoundConcept[] = [];
  for (let at = 0; at < stems.length; at++) {
    for (let words = Math.min(longest, stems.length - at); words > 0; words--) {
      const concepts = byPhrase.get(stems.slice(at, at + words).join(' '));
      if (concepts === undefined) continue;
      found.push({ ...concepts, first: at, words });
      at += words - 1;
      break;
    }
  }
  return found;
}

function openIndex(): Index {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Index {
  const byPhrase = new Map<string, { titles: string[]; skills: string[] }>();
  let longest = 1;
  const add = (name: string, kind: keyof Concepts, id: string) => {
    const stems = readStems(name);
    if (stems.length === 0) return;
    longest = Math.max(longest, stems.length);
    const phrase = stems.join(' ');
    const known = byPhrase.get(phrase) ?? { titles: [], skills: [] };
    if (!known[kind].includes(id)) known[kind].push(id);
    byPhrase.set(phrase, known);
  };
  for (const { id, es, en } of jobTitles)
    for (const name of [...es, ...en]) add(name, 'titles', id);
  for (const { id, es, en } of skills) for (const name of [...es, ...en]) add(name, 'skills', id);
  return { byPhrase, longest };
}

const KIND_OF = 0.9;
const BROADER = 0.7;
/** Heads mislead across fields of work: a sales clerk is no office clerk. */
const KIND_OF_ELSEWHERE = 0.5;
const ALIKE = 0.4;
const LEAST_SHARED_SKILLS = 3;
const CORE_SKILL = [0.8, 0.6, 0.6] as const;

/** Titles that would do for someone who asks for this one, with how well: a kind of it, the plain form of it, or much alike. */
export function findKin(titleId: string): ReadonlyMap<string, number> {
  kin ??= buildKin();
  return kin.get(titleId) ?? new Map();
}

function buildKin(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>();
  const link = (from: string, to: string, weight: number) => {
    if (from === to) return;
    const links = all.get(from) ?? new Map<string, number>();
    links.set(to, Math.max(weight, links.get(to) ?? 0));
    all.set(from, links);
  };
  const familyOf = new Map(jobTitles.map(({ id, family }) => [id, family]));
  for (const title of jobTitles)
    for (const plain of listPlainForms(title)) {
      const isSameField = familyOf.get(plain) === title.family;
      link(plain, title.id, isSameField ? KIND_OF : KIND_OF_ELSEWHERE);
      link(title.id, plain, isSameField ? BROADER : KIND_OF_ELSEWHERE);
    }
  for (const one of jobTitles)
    for (const other of jobTitles) {
      if (one.family !== other.family) continue;
      const shared = one.skills.filter((id) => other.skills.includes(id)).length;
      if (shared >= LEAST_SHARED_SKILLS) link(one.id, other.id, ALIKE);
    }
  return all;
}

/** "Enfermera de urgencias" is an "enfermera", an "emergency nurse" a "nurse": Spanish begins with what it is, English ends so. */
function listPlainForms({ es, en }: JobTitle): readonly string[] {
  const { byPhrase } = openIndex();
  const heads = [
    ...es.map((name) => ({ stems: readStems(name), isFirst: true })),
    ...en.map((name) => ({ stems: readStems(name), isFirst: false })),
  ];
  return heads.flatMap(({ stems, isFirst }) =>
    stems.slice(1).flatMap((_, at) => {
      const part = isFirst ? stems.slice(0, at + 1) : stems.slice(stems.length - at - 1);
      return byPhrase.get(part.join(' '))?.titles ?? [];
    }),
  );
}

/** Titles whose work is mostly this skill: "cleaning" leads to cleaners. */
export function findTitlesOfSkill(skillId: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { id, skills: asked } of jobTitles) {
    const weight = CORE_SKILL[asked.indexOf(skillId)];
    if (weight !== undefined) weights.set(id, weight);
  }
  return weights;
}
