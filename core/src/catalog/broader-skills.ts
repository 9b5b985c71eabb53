import table from '../../data/broader-skills.tsv' with { type: 'text' };
import { readNames, readRows } from '../tables';

const broaderById: ReadonlyMap<string, readonly string[]> = readBroader();

function readBroader(): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const { narrow, broader } of readRows(table, ['narrow', 'broader']))
    for (const id of readNames(narrow))
      byId.set(id, [...(byId.get(id) ?? []), ...readNames(broader)]);
  return byId;
}

/** The skills this one implies, at every step: Next.js implies React, and React implies JavaScript. */
export function listBroader(id: string): readonly string[] {
  const found = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const broad of broaderById.get(one) ?? []) {
      if (found.has(broad)) continue;
      found.add(broad);
      open.push(broad);
    }
  found.delete(id);
  return [...found];
}

export const narrowSkillIds: readonly string[] = [...broaderById.keys()];
