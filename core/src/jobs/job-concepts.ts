import { skills } from '../catalog/skills';
import { type JobTitle, jobTitles } from '../catalog/titles';
import { readStems } from './job-words';

/** What the catalogue knows by a phrase: the same in every language and spelling. */
interface Concepts {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
}

interface FoundConcept extends Concepts {
  readonly first: number;
  readonly words: number;
}

interface Index {
  readonly byPhrase: ReadonlyMap<string, { titles: string[]; skills: string[] }>;
  readonly longest: number;
}

let index: Index | null = null;
let kin: Kin | null = null;

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
/** A shared head noun says little across fields: a sales clerk isn't an office clerk. */
const KIND_OF_ELSEWHERE = 0.5;
const ALIKE = 0.4;
const LEAST_SHARED_SKILLS = 3;
const CORE_SKILL = [0.8, 0.6, 0.6] as const;

/** Titles that also fit a search for this one, with a score: a narrower title, the general form, or a similar one. */
export function findKin(titleId: string): ReadonlyMap<string, number> {
  const { plainForms, kinds } = openKin();
  const asked = jobTitles.find(({ id }) => id === titleId);
  const found = new Map<string, number>();
  if (asked === undefined) return found;
  const link = (id: string, weight: number) => {
    if (id !== titleId) found.set(id, Math.max(weight, found.get(id) ?? 0));
  };
  const isSameField = (id: string) => familyOf.get(id) === asked.family;
  for (const id of kinds.get(titleId) ?? [])
    link(id, isSameField(id) ? KIND_OF : KIND_OF_ELSEWHERE);
  for (const id of plainForms.get(titleId) ?? [])
    link(id, isSameField(id) ? BROADER : KIND_OF_ELSEWHERE);
  for (const { id, family, skills: asks } of jobTitles) {
    if (family !== asked.family) continue;
    const shared = asks.filter((skill) => asked.skills.includes(skill)).length;
    if (shared >= LEAST_SHARED_SKILLS) link(id, ALIKE);
  }
  return found;
}

interface Kin {
  readonly plainForms: ReadonlyMap<string, readonly string[]>;
  /** The reverse: narrower titles. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

const familyOf = new Map(jobTitles.map(({ id, family }) => [id, family]));

function openKin(): Kin {
  kin ??= buildKin();
  return kin;
}

function buildKin(): Kin {
  const plainForms = new Map(jobTitles.map((title) => [title.id, listPlainForms(title)]));
  const kinds = new Map<string, string[]>();
  for (const [id, forms] of plainForms)
    for (const plain of forms) kinds.set(plain, [...(kinds.get(plain) ?? []), id]);
  return { plainForms, kinds };
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
