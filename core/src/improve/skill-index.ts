import { everydayNames } from '../catalog';
import { type Skill, skills } from '../catalog/skills';
import { foldText, rememberByText } from '../language';
import { beginWithCapital } from '../text';

interface SkillName {
  readonly name: string;
  readonly skill: Skill;
}

interface SkillIndex {
  /** Every name by its folded form; a name that several skills have leads to all of them. */
  readonly byName: ReadonlyMap<string, readonly SkillName[]>;
  /** Names written together: "powerbi". Only such as lead to one skill. */
  readonly byCompactName: ReadonlyMap<string, SkillName>;
  /** By its first word, how many words the longest name has. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

const SHORTEST_COMPACT = 5;
let index: SkillIndex | null = null;

/** The catalogue is large, so its index is made when it is first asked for. */
function openIndex(): SkillIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): SkillIndex {
  const byName = new Map<string, SkillName[]>();
  const compact = new Map<string, SkillName | null>();
  for (const skill of skills) {
    for (const name of new Set([...skill.es, ...skill.en])) {
      const folded = foldText(name);
      if (folded === '') continue;
      const same = byName.get(folded) ?? [];
      if (same.every((known) => known.skill !== skill)) same.push({ name, skill });
      byName.set(folded, same);
      const joined = folded.replaceAll(' ', '');
      if (joined.length < SHORTEST_COMPACT) continue;
      const known = compact.get(joined);
      compact.set(joined, known !== undefined && known?.skill !== skill ? null : { name, skill });
    }
  }
  const byCompactName = new Map<string, SkillName>();
  for (const [joined, name] of compact) if (name !== null) byCompactName.set(joined, name);
  const longestFrom = new Map<string, number>();
  for (const name of byName.keys()) {
    const words = name.split(' ');
    const first = words[0] ?? '';
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, words.length));
  }
  return { byName, byCompactName, longestFrom };
}

/** The skills a text names as a whole: "JS" and "JavaScript" lead to the same one. */
export function findSkills(text: string): readonly SkillName[] {
  const folded = foldText(text);
  const { byName, byCompactName } = openIndex();
  const named = byName.get(folded);
  if (named !== undefined) return named;
  const joined = byCompactName.get(folded.replaceAll(' ', ''));
  return joined === undefined ? [] : [joined];
}

interface SkillMention {
  readonly words: string;
  readonly skills: readonly Skill[];
}

/** Skills that are named somewhere in a text, the longest names first at each place. */
export const findSkillMentions = rememberByText(findMentions);

function findMentions(text: string): readonly SkillMention[] {
  const { byName, byCompactName, longestFrom } = openIndex();
  const words = foldText(text).split(/[ /]/);
  const mentions: SkillMention[] = [];
  /** Names of programs have a capital somewhere. */
  let capitals: ReadonlySet<string> | undefined;
  const writesCapital = (word: string) => {
    capitals ??= new Set(text.split(/[^\p{L}\d+#]+/u));
    return capitals.has(beginWithCapital(word)) || capitals.has(word.toUpperCase());
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const longest = longestFrom.get(word) ?? 1;
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length).join(' ');
      const found = byName.get(name) ?? (length === 1 ? byCompactName.get(name) : undefined);
      if (found === undefined) continue;
      // "formé a los equipos" is about people, not about a program called Teams.
      if (everydayNames.has(name) && !writesCapital(name)) break;
      const names = 'skill' in found ? [found] : found;
      mentions.push({ words: name, skills: names.map(({ skill }) => skill) });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** Tools and techniques with a distinctive name, such as "Power BI", which don't appear by chance. */
export function isNamedTool(skill: Skill): boolean {
  const [name = ''] = skill.en;
  return skill.kind !== 'soft' && /\p{Lu}|\d|[+#]/u.test(name);
}
