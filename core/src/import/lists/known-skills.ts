import { skills } from '../../catalog/skills';

const names = new Set<string>();

/** Whether the catalogue has a text as the name of a skill. */
export function isKnownSkill(text: string): boolean {
  if (names.size === 0)
    for (const { es, en } of skills)
      for (const name of [...es, ...en]) names.add(name.toLowerCase());
  return names.has(text.toLowerCase().replace(/\.$/, ''));
}
