import type { Cv } from './cv-schema';

/** Serialised parsed data longer than this, or more sections than this, make a CV "large". */
export const LARGE_CV_CHARACTERS = 50_000;
const LARGE_CV_SECTIONS = 10;
/** Raw text longer than this is shown as text from the start. */
export const TEXT_VIEW_CHARACTERS = 100_000;

interface SectionMetric {
  readonly items: number;
  readonly characters: number;
}

interface CvMeasures {
  readonly is_large_cv: boolean;
  readonly warning_message: string | null;
  /** Nothing but the raw text could be made of the document. */
  readonly using_raw_data: boolean;
  readonly section_metrics: Readonly<Record<string, SectionMetric>>;
  readonly available_sections: readonly string[];
}

export function measureCv(cv: Cv): CvMeasures {
  const metrics = Object.fromEntries(
    listSections(cv)
      .map(([name, value]) => [name, measureSection(value)] as const)
      .filter(([, metric]) => metric.characters > 0),
  );
  const sections = Object.keys(metrics);
  const isLarge =
    JSON.stringify(cv).length > LARGE_CV_CHARACTERS || sections.length > LARGE_CV_SECTIONS;
  return {
    is_large_cv: isLarge,
    warning_message: isLarge ? 'large_cv' : null,
    using_raw_data: sections.every((name) => name === 'personal'),
    section_metrics: metrics,
    available_sections: sections,
  };
}

function listSections({ additional, ...sections }: Cv): [string, unknown][] {
  return [...Object.entries(sections), ...Object.entries(additional)];
}

function measureSection(value: unknown): SectionMetric {
  return {
    items: Array.isArray(value) ? value.length : countCharacters(value) > 0 ? 1 : 0,
    characters: countCharacters(value),
  };
}

function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.trim().length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + countCharacters(part), 0);
}
