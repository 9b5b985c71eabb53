import { asObject, isObject } from './loose-values';
import type { PlacedValue, TakenValues } from './taken-values';

const DEEPEST_GROUP = 2;

/** A list of skills, or several of them under the names of their groups. */
export function readSkills(owner: object, name: string, taken: TakenValues, depth = 0): string[] {
  const value: unknown = Reflect.get(owner, name);
  if (!isObject(value)) return taken.list(owner, name).flatMap((item) => readSkill(item, taken));
  if (depth >= DEEPEST_GROUP) return [];
  return Object.keys(value).flatMap((group) => readSkills(value, group, taken, depth + 1));
}

/** "SQL", or "SQL (expert)" where a level comes with it, followed by what it is made of. */
function readSkill(item: PlacedValue, taken: TakenValues): string[] {
  const said = taken.texts(item.owner, item.name);
  if (said.length > 0) return said;
  const skill = asObject(item.value);
  const name = taken.text(skill, 'name', 'skill');
  const level = taken.text(skill, 'level', 'proficiency');
  const own = name !== '' && level !== '' ? `${name} (${level})` : name || level;
  return [own, ...taken.texts(skill, 'keywords')].filter(Boolean);
}
