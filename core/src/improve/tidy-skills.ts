import type { ChangeReason, FocusArea } from '../assistant';
import type { Skill } from '../catalog/skills';
import { foldText, type Language } from '../language';
import { type EditPlan, LONGEST_SENTENCE } from './edit-plan';
import { capitalise } from './end-sentences';
import { findSkills, isNamedTool } from './skill-index';
import { tidyTypography } from './tidy-typography';

interface NamedSkill {
  readonly text: string;
  readonly skill: Skill | null;
}

/** Skills under their proper names, each once, those that belong together side by side. */
export function tidySkills(
  skills: readonly string[],
  { language, style, focusArea }: Pick<EditPlan, 'language' | 'style' | 'focusArea'>,
  evidence: string,
): { skills: readonly string[]; reasons: readonly ChangeReason[] } {
  const reasons = new Set<ChangeReason>();
  // The executive style puts leadership skills first, unless the focus is on skills.
  const focus = style === 'executive' && focusArea !== 'skills' ? 'leadership' : focusArea;
  const named = skills
    .filter((text) => text.trim() !== '')
    .map((text) => nameSkill(text, language));
  const texts = skills.filter((text) => text.trim() !== '');
  if (named.some(({ text }, at) => text !== texts[at])) reasons.add('skills-named');
  const unique = dropRepeated(named, language);
  if (unique.length < named.length) reasons.add('duplicate-removed');
  const grouped = putToolsFirst(groupSkills(unique, focus, evidence), style);
  if (grouped.some((skill, at) => skill !== unique[at])) reasons.add('skills-grouped');
  return { skills: grouped.map(({ text }) => text), reasons: [...reasons] };
}

/** A startup looks for what one can use tomorrow. */
function putToolsFirst(
  skills: readonly NamedSkill[],
  style: EditPlan['style'],
): readonly NamedSkill[] {
  if (style !== 'startup') return skills;
  const rank = ({ skill }: NamedSkill) => (skill !== null && isNamedTool(skill) ? 0 : 1);
  return skills.toSorted((a, b) => rank(a) - rank(b));
}

function nameSkill(text: string, language: Language): NamedSkill {
  if (text.length > LONGEST_SENTENCE) return { text, skill: null };
  const tidy = tidyTypography(text, language)
    .trim()
    .replace(/(?<![.\d])\.$/, '');
  const found = findSkills(tidy);
  const [first] = found;
  if (first === undefined || found.length > 1) return { text: capitalise(tidy), skill: null };
  const names = [first.skill[language][0] ?? '', first.name];
  const name = names.find((one) => isProperName(one) && isSameSpelling(one, tidy));
  return { text: capitalise(name ?? tidy), skill: first.skill };
}

const isProperName = (name: string) => /\p{Lu}/u.test(name) && !name.includes('(');

/** Only capitals and spaces differ: an abbreviation the person chose is not lengthened. */
function isSameSpelling(name: string, text: string): boolean {
  return foldText(text).replaceAll(' ', '') === foldText(name).replaceAll(' ', '');
}

/** Synonyms count as one skill, but "Java 8" and "Java 11" don't, because the number matters. */
function dropRepeated(skills: readonly NamedSkill[], language: Language): NamedSkill[] {
  const kept: NamedSkill[] = [];
  const places = new Map<string | Skill, number>();
  for (const skill of skills) {
    const names = listNames(skill);
    const found = names.flatMap((name) => places.get(name) ?? []);
    const at = found.length === 0 ? kept.length : Math.min(...found);
    const isBetter = skill.skill !== null && skill.skill[language][0] === skill.text;
    if (at === kept.length || isBetter) {
      kept[at] = skill;
      for (const name of names) if (!places.has(name)) places.set(name, at);
    }
  }
  return kept;
}

/** How to identify a skill: its spelling and its catalogue entry. */
function listNames({ text, skill }: NamedSkill): readonly (string | Skill)[] {
  const folded = foldText(text);
  const isOne = skill !== null && skill.kind !== 'language' && !/\d/.test(text);
  return [...(folded === '' ? [] : [folded]), ...(isOne ? [skill] : [])];
}

const LEADING = /leadership|management|strategy/;
/** From so many skills on, those of one field are grouped. */
const MANY = 10;

function groupSkills(
  skills: readonly NamedSkill[],
  focus: FocusArea,
  evidence: string,
): NamedSkill[] {
  const folded = ` ${foldText(evidence)} `;
  const groups = new Map<string, NamedSkill[]>();
  let last = '';
  for (const skill of skills) {
    if (skill.skill !== null) last = nameGroup(skill.skill, skills.length, focus);
    const group = groups.get(last);
    if (group) group.push(skill);
    else groups.set(last, [skill]);
  }
  const isShown = ({ text }: NamedSkill) => (folded.includes(` ${foldText(text)} `) ? 0 : 1);
  const sorted = [...groups.entries()].map(([name, members]) => ({
    rank: rankGroup(name, focus),
    members: focus === 'skills' ? members.toSorted((a, b) => isShown(a) - isShown(b)) : members,
  }));
  return sorted.toSorted((a, b) => a.rank - b.rank).flatMap(({ members }) => members);
}

/** A skill the catalogue does not know goes with the one it follows. */
function nameGroup({ kind, category }: Skill, count: number, focus: FocusArea): string {
  if (kind === 'soft' || kind === 'language') return kind;
  if (focus === 'leadership' && LEADING.test(category)) return 'leading';
  return count >= MANY ? `technical ${category}` : 'technical';
}

/** What a reader looks for first is at the front. */
function rankGroup(name: string, focus: FocusArea): number {
  if (name === 'leading') return 0;
  if (name === 'language') return 4;
  if (name === 'soft') return focus === 'leadership' ? 1 : 3;
  return 2;
}
