import { readNames, readTable } from '../read-table';

export const resourceTypes = [
  'course',
  'certification',
  'book',
  'documentation',
  'practice',
  'video',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceLevels = ['beginner', 'intermediate', 'advanced'] as const;
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
  readonly language: 'es' | 'en';
  readonly address: string;
  /** What it teaches, by the ids of the skill catalogue. */
  readonly skills: readonly string[];
  /** Categories of skills it covers as a whole: the catalogue of a school, the page of a field. */
  readonly categories: readonly string[];
  readonly isFree: boolean;
}

/**
 * Reads lines such as
 * `git-book ; Pro Git ; Git project ; book ; beginner ; 20 ; en ; free ; https://git-scm.com/book ; git, *devops`
 * where a starred name is a whole category of skills.
 */
export function readResources(source: string): readonly LearningResource[] {
  return readTable(source, 10).map(({ line, columns }) => {
    const [id = '', name = '', provider = '', type = '', level = '', hours = ''] = columns;
    const [language = '', cost = '', address = '', teaches = ''] = columns.slice(6);
    if (!isOneOf(resourceTypes, type)) throw new Error(`unknown type "${type}" in line ${line}`);
    if (!isOneOf(resourceLevels, level))
      throw new Error(`unknown level "${level}" in line ${line}`);
    if (language !== 'es' && language !== 'en')
      throw new Error(`unknown language "${language}" in line ${line}`);
    if (cost !== 'free' && cost !== 'paid')
      throw new Error(`unknown cost "${cost}" in line ${line}`);
    const names = readNames(teaches);
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
