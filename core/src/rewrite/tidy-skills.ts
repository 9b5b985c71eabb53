import type { ChangeReason, FocusArea } from '../assistant/improve-task';
import { foldText } from '../catalog';
import type { Skill } from '../catalog/skills';
import type { DocumentLanguage } from '../document/document-words';
import { capitalise } from './end-sentences';
import { findSkills } from './skill-index';
import { tidyTypography } from './tidy-typography';

interface NamedSkill {
  readonly text: string;
  readonly skill: Skill | null;
}

/** Skills under their proper names, each once, those that belong together side by side. */
export function tidySkills(
  skills: readonly string[],
  language: DocumentLanguage,
  focus: FocusArea,
  evidence: string,
): { skills: readonly string[]; reasons: readonly ChangeReason[] } {
  const reasons = new Set<ChangeReason>();
  const named = skills
    .filter((text) => text.trim() !== '')
    .map((text) => nameSkill(text, language));
  const texts = skills.filter((text) => text.trim() !== '');
  if (named.some(({ text }, at) => text !== texts[at])) reasons.add('skills-named');
  const unique = dropRepeated(named, language);
  if (unique.length < named.length) reasons.add('duplicate-removed');
  const grouped = groupSkills(unique, focus, evidence);
  if (grouped.some((skill, at) => skill !== unique[at])) reasons.add('skills-grouped');
  return { skills: grouped.map(({ text }) => text), reasons: [...reasons] };
}

function nameSkill(text: string, language: DocumentLanguage): NamedSkill {
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

/** Names of one skill are one skill; "Java 8" and "Java 11" are not, because the number tells. */
function dropRepeated(skills: readonly NamedSkill[], language: DocumentLanguage): NamedSkill[] {
  const kept: NamedSkill[] = [];
  for (const skill of skills) {
    const at = kept.findIndex((other) => isRepeated(skill, other));
    const other = kept[at];
    if (other === undefined) kept.push(skill);
    else if (skill.skill !== null && skill.skill[language][0] === skill.text) kept[at] = skill;
  }
  return kept;
}

function isRepeated(a: NamedSkill, b: NamedSkill): boolean {
  if (foldText(a.text) === foldText(b.text) && foldText(a.text) !== '') return true;
  if (a.skill === null || a.skill !== b.skill || a.skill.kind === 'language') return false;
  return !/\d/.test(a.text + b.text);
}

const LEADING = /leadership|management|strategy/;

function groupSkills(
  skills: readonly NamedSkill[],
  focus: FocusArea,
  evidence: string,
): NamedSkill[] {
  const folded = ` ${foldText(evidence)} `;
  const groups = new Map<string, NamedSkill[]>();
  for (const skill of skills) {
    const key = skill.skill?.category ?? '';
    groups.set(key, [...(groups.get(key) ?? []), skill]);
  }
  const isShown = ({ text }: NamedSkill) => (folded.includes(` ${foldText(text)} `) ? 0 : 1);
  const sorted = [...groups.entries()].map(([category, members]) => ({
    rank: rankGroup(category, members, focus),
    members: focus === 'skills' ? members.toSorted((a, b) => isShown(a) - isShown(b)) : members,
  }));
  return sorted.toSorted((a, b) => a.rank - b.rank).flatMap(({ members }) => members);
}

/** What a reader looks for first: 0 to the front, 2 to the end. */
function rankGroup(category: string, members: readonly NamedSkill[], focus: FocusArea): number {
  const kinds = new Set(members.map(({ skill }) => skill?.kind ?? 'hard'));
  if (focus === 'leadership' && LEADING.test(category)) return 0;
  if (kinds.has('language')) return 3;
  if (kinds.has('soft')) return focus === 'leadership' ? 1 : 2;
  return focus === 'leadership' ? 1.5 : 1;
}
