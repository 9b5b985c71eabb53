import type { Finding } from '../finding';
import { checkNames, type NameGround } from './check-names';

const PARTED = ', ';

/** The skills of a CV, which are one text each: beside "Excel", "word" is no ordinary word. By their pointers. */
export function checkNameList(
  skills: readonly string[],
  ground: NameGround,
): ReadonlyMap<string, readonly Finding[]> {
  const findings = checkNames(skills.join(PARTED), ground);
  let start = 0;
  return new Map(
    skills.map((skill, at) => {
      const [from, to] = [start, start + skill.length];
      start = to + PARTED.length;
      const own = findings.filter((one) => one.from >= from && one.to <= to);
      const place = (one: Finding) => ({ ...one, from: one.from - from, to: one.to - from });
      return [`/skills/${at}`, own.map(place)];
    }),
  );
}
