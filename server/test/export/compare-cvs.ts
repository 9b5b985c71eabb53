import type { Cv, EducationItem } from '@trayecto/core/cv';

interface ValueDifference {
  /** Where in the CV, as a path: `work_experience/0/dates`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

interface CvComparison {
  /** How many values either CV holds. */
  readonly values: number;
  readonly differences: readonly ValueDifference[];
}

/** Compares two CVs value by value: one that is missing, changed, moved or made up counts as a difference. */
export function compareCvs(expected: Cv, actual: Cv): CvComparison {
  const before = listValues(expected);
  const after = listValues(actual);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const differences = paths
    .map((path) => ({
      path,
      expected: before.get(path) ?? '',
      actual: after.get(path) ?? '',
    }))
    .filter((pair) => pair.expected !== pair.actual);
  return { values: paths.length, differences };
}

export function sumComparisons(comparisons: readonly CvComparison[]): CvComparison {
  return {
    values: comparisons.reduce((sum, { values }) => sum + values, 0),
    differences: comparisons.flatMap(({ differences }) => differences),
  };
}

/** The values that did not come back, one a line, for the message of a failed test. */
export function describeDifferences(differences: readonly ValueDifference[]): string {
  return differences
    .map(({ path, expected, actual }) => `${path}: ${clip(expected)} ≠ ${clip(actual)}`)
    .join('\n');
}

function clip(text: string): string {
  return text.length > 90 ? `“${text.slice(0, 90)}…”` : `“${text}”`;
}

/** Every value that is given, by its path. */
function listValues(cv: Cv): Map<string, string> {
  const values = new Map<string, string>();
  const visit = (path: string, value: unknown): void => {
    if (typeof value === 'string') {
      const text = normalise(value);
      if (text !== '') values.set(path, text);
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(`${path}/${index}`, item);
      });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(`${path}/${normalise(key)}`, inner);
  };
  const { additional, education, ...rest } = cv;
  visit('', rest);
  visit('/education', education.map(withoutSaidField));
  // Headings may be printed in capitals.
  for (const [heading, lines] of Object.entries(additional))
    visit(`/additional/${normalise(heading).toLocaleLowerCase()}`, lines);
  return values;
}

/** "Grado en Estadística" names its field: it is no value of its own. */
function withoutSaidField({ field_of_study, ...item }: EducationItem): Partial<EducationItem> {
  const isSaid = item.degree.toLowerCase().includes(field_of_study.toLowerCase());
  return isSaid ? item : { ...item, field_of_study };
}

/** Text as any page shows it: no protocol before an address, no control characters, single spaces, no joined letters. */
function normalise(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/^(\S+)\/$/, '$1');
}
