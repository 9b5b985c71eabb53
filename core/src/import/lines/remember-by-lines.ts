import type { CvLine } from './cv-line';

/** For what several readings ask of the same lines: it is worked out once, and forgotten with them. */
export function rememberByLines<Result extends object>(
  work: (lines: readonly CvLine[]) => Result,
): (lines: readonly CvLine[]) => Result {
  const kept = new WeakMap<readonly CvLine[], Result>();
  return (lines) => {
    const known = kept.get(lines);
    if (known !== undefined) return known;
    const result = work(lines);
    kept.set(lines, result);
    return result;
  };
}
