import type { NounEntry, VerbEntry } from './lexicon';
import type { Unit } from './read-units';

export const nounOf = (unit: Unit | undefined): NounEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'noun');
export const adjectiveOf = (unit: Unit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'adjective')?.en;
export const verbOf = (unit: Unit | undefined): VerbEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'verb');
export const fixedOf = (unit: Unit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'fixed')?.en;
export const isJoin = (unit: Unit | undefined) => unit !== undefined && /^[yeou]$/.test(unit.key);
