import { rememberByText } from '../language';
import { evidenceSkills } from './evidence-skills';
import { readFeatures, readStems } from './stem-words';

/** How strongly a line suggests a skill: the weights of the words it shares with the skill's phrases and with its lookalikes. */
interface LineWeight {
  shown: number;
  near: number;
}

/** In how many phrases of a skill something is. */
interface Entry {
  readonly skill: number;
  shows: number;
  near: number;
}

interface Phrase {
  readonly skill: number;
  readonly kind: 'shows' | 'near';
  readonly stems: readonly string[];
}

interface EvidenceIndex {
  /** By stem, the phrases it is in, those of a skill together. */
  readonly byStem: ReadonlyMap<string, readonly Phrase[]>;
  readonly skills: number;
}

const PAIR_WEIGHT = 0.5;
const REPEATED_WEIGHT = 0.3;
/** Chosen on a tenth of the skills, each phrase weighed as if it were not there (evidence-index.test.ts). */
const LEAST_SHOWN = 13;
const LEAST_NEAR = 9;
const LEAST_AGAINST = 6;
/** A line counts only for the skill it suggests most. */
const LEAST_OF_BEST = 0.9;

let index: EvidenceIndex | null = null;

/** Thousands of phrases: read when the first line is weighed. */
function openIndex(): EvidenceIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): EvidenceIndex {
  const skills = evidenceSkills();
  const byStem = new Map<string, Phrase[]>();
  const add = (skill: number, kind: 'shows' | 'near', text: string): void => {
    const phrase: Phrase = { skill, kind, stems: readStems(text).map(({ stem }) => stem) };
    for (const stem of phrase.stems) {
      const phrases = byStem.get(stem);
      if (phrases === undefined) byStem.set(stem, [phrase]);
      else if (phrases.at(-1) !== phrase) phrases.push(phrase);
    }
  };
  skills.forEach(({ en, es, shows, near }, skill) => {
    for (const phrase of [...shows, en, es]) add(skill, 'shows', phrase);
    for (const phrase of near) add(skill, 'near', phrase);
  });
  return { byStem, skills: skills.length };
}

/** The skills in whose phrases a stem or a pair of neighbours is, and in how many. */
function countPhrases(byStem: EvidenceIndex['byStem'], feature: string): readonly Entry[] {
  const [stem = '', next] = feature.split(' ');
  const withStem = byStem.get(stem) ?? [];
  const withNext = next === undefined ? withStem : (byStem.get(next) ?? []);
  const phrases = withNext.length < withStem.length ? withNext : withStem;
  const entries: Entry[] = [];
  for (const { skill, kind, stems } of phrases) {
    if (next !== undefined && !stems.some((one, at) => one === stem && stems[at + 1] === next))
      continue;
    let entry = entries.at(-1);
    if (entry?.skill !== skill) {
      entry = { skill, shows: 0, near: 0 };
      entries.push(entry);
    }
    entry[kind] += 1;
  }
  return entries;
}

/** Every skill that shares words with a line. `without` leaves a phrase of the catalogue out, to try the thresholds. */
export function weighLine(
  line: string,
  without?: { readonly skill: number; readonly kind: 'shows' | 'near' },
): ReadonlyMap<number, LineWeight> {
  const { byStem, skills } = openIndex();
  const weights = new Map<number, LineWeight>();
  for (const feature of readFeatures(line)) {
    const entries = countPhrases(byStem, feature);
    const holders = entries.reduce((sum, { shows }) => sum + (shows > 0 ? 1 : 0), 0);
    const rarity = Math.log((skills + 1) / (1 + holders));
    const weight = rarity * (feature.includes(' ') ? PAIR_WEIGHT : 1);
    for (const entry of entries) {
      const own = entry.skill === without?.skill ? without.kind : null;
      const shows = entry.shows - (own === 'shows' ? 1 : 0);
      const near = entry.near - (own === 'near' ? 1 : 0);
      const known = weights.get(entry.skill) ?? { shown: 0, near: 0 };
      if (shows > 0) known.shown += weight * (1 + REPEATED_WEIGHT * Math.log(shows));
      if (near > 0) known.near += weight;
      weights.set(entry.skill, known);
    }
  }
  return weights;
}

/** `against`: it says more of what only looks like the skill. */
export type LineVerdict = 'shown' | 'near' | 'against';

/** What a line shows, and what it comes near to, by the number of the skill. */
export function judgeLine(
  weights: ReadonlyMap<number, LineWeight>,
): ReadonlyMap<number, LineVerdict> {
  const verdicts = new Map<number, LineVerdict>();
  let best = 0;
  for (const { shown } of weights.values()) if (shown > best) best = shown;
  for (const [skill, { shown, near }] of weights) {
    if (shown < LEAST_NEAR) {
      if (near >= LEAST_AGAINST && near > shown) verdicts.set(skill, 'against');
      continue;
    }
    const isShown = shown >= LEAST_SHOWN && shown > near && shown >= best * LEAST_OF_BEST;
    const isAgainst = near > shown && !isShown;
    verdicts.set(skill, isShown ? 'shown' : isAgainst ? 'against' : 'near');
  }
  return verdicts;
}

/** A vector for comparison: the skills that share enough words with a text, and its length. */
interface SkillVector {
  readonly weights: ReadonlyMap<number, number>;
  readonly length: number;
}

const LEAST_TOLD = 3;

const readVector = rememberByText((text): SkillVector => {
  const weights = new Map<number, number>();
  let squares = 0;
  for (const [skill, { shown }] of weighLine(text)) {
    if (shown <= LEAST_TOLD) continue;
    weights.set(skill, shown);
    squares += shown ** 2;
  }
  return { weights, length: Math.sqrt(squares) };
});

/** For one text after the other: how far it suggests the same skills as each of these, from 0 to 1, even without a common word. */
export function openSkills(texts: readonly string[]): (text: string) => Float64Array {
  /** By skill, the places of the texts that suggest it and how strongly, in turns. */
  const bySkill = new Map<number, number[]>();
  const lengths = texts.map((text, at) => {
    const { weights, length } = readVector(text);
    for (const [skill, weight] of weights) {
      const known = bySkill.get(skill);
      if (known === undefined) bySkill.set(skill, [at, weight]);
      else known.push(at, weight);
    }
    return length;
  });
  return (text) => {
    const { weights, length } = readVector(text);
    const alike = new Float64Array(texts.length);
    for (const [skill, weight] of weights) {
      const held = bySkill.get(skill) ?? [];
      for (let at = 0; at < held.length; at += 2) {
        const place = held[at] ?? 0;
        alike[place] = (alike[place] ?? 0) + weight * (held[at + 1] ?? 0);
      }
    }
    // Where either suggests nothing there is nothing to divide.
    return alike.map((sum, at) => (sum === 0 ? 0 : sum / (length * (lengths[at] ?? 0))));
  };
}
