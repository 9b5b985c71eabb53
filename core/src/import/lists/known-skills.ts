import { skills } from '../../catalog/skills';

const names = new Set<string>();

/** Whether the catalogue has a text as the name of a skill. */
export function isKnownSkill(text: string): boolean {
  if (names.size === 0)
    for (const { es, en } of skills)
      for (const name of [...es, ...en]) names.add(name.toLocaleLowerCase());
  return names.has(text.toLocaleLowerCase().replace(/\.$/, ''));
}
