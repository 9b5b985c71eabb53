import type { Skill } from './skill';

export { readSkills, type Skill, type SkillKind } from './skill';

/** Every skill of the catalogue; each file is a part of the world of work. */
export const skills: readonly Skill[] = [];
