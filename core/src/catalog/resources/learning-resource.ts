import type { Language } from '../../language';
import { readNames, readRows } from '../../tables';

const resourceTypes = [
  'course',
  'certification',
  'book',
  'documentation',
  'practice',
  'video',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

const resourceLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type ResourceLevel = (typeof resourceLevels)[number];

/** Something real to learn from, at the address of the body that offers it. */
export interface LearningResource {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly type: ResourceType;
  readonly level: ResourceLevel;
  /** Usual effort; null where the provider states none or it depends on what is chosen there. */
  readonly hours: number | null;
  readonly language: Language;
  readonly address: string;
  /** What it teaches, by the ids of the skill catalogue. */
  readonly skills: readonly string[];
  /** Categories of skills it covers as a whole: the catalogue of a school, the page of a field. */
  readonly categories: readonly string[];
  readonly isFree: boolean;
}

// biome-ignore format: as the first line of the tables
const columns = ['id', 'name', 'provider', 'type', 'level', 'hours', 'language', 'cost', 'address', 'skills'] as const;

/** A starred name among the skills is a whole category of them. */
export function readResources(table: string): readonly LearningResource[] {
  return readRows(table, columns).map((row) => {
    const { id, name, provider, type, level, hours, language, cost, address } = row;
    if (!isOneOf(resourceTypes, type)) throw new Error(`unknown type "${type}" of ${id}`);
    if (!isOneOf(resourceLevels, level)) throw new Error(`unknown level "${level}" of ${id}`);
    if (language !== 'es' && language !== 'en')
      throw new Error(`unknown language "${language}" of ${id}`);
    if (cost !== 'free' && cost !== 'paid') throw new Error(`unknown cost "${cost}" of ${id}`);
    const names = readNames(row.skills);
    return {
      id,
      name,
      provider,
      type,
      level,
      hours: hours === '' ? null : Number(hours),
      language,
      address,
      skills: names.filter((one) => !one.startsWith('*')),
      categories: names.filter((one) => one.startsWith('*')).map((one) => one.slice(1)),
      isFree: cost === 'free',
    };
  });
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return list.some((one) => one === value);
}
