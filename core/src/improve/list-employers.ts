import { isOwnWork } from '../catalog';
import type { Cv } from '../cv';

/** Employers by name, in the order of the CV; somebody who works for themselves has none. */
export function listEmployers(cv: Cv): readonly string[] {
  const names = cv.work_experience.map(({ company }) => company.trim());
  return [...new Set(names)].filter((name) => name !== '' && !isOwnWork(name));
}
