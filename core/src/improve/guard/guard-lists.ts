import type { GuardFinding } from '../../assistant';
import { foldText } from '../../language';
import { findSkills } from '../skill-index';
import { type Facts, includesText, stemWord } from './cv-facts';
import { contentStems, guardText, shareWords, type TextSource } from './guard-texts';

interface GuardedList {
  readonly texts: string[];
  readonly findings: readonly GuardFinding[];
}

const MIN_COVERED = 0.3;

/** Checks each bullet and line against all running text of its entry. */
export function guardList(
  proposed: readonly string[],
  source: TextSource,
  pointer: string,
): GuardedList {
  const findings: GuardFinding[] = [];
  const texts: string[] = [];
  proposed.forEach((text, at) => {
    const guarded = guardText(text, source, `${pointer}/${at}`);
    findings.push(...guarded.findings);
    const isEmptied = guarded.text === '' && text !== '';
    const isTwice = guarded.findings.length > 0 && texts.includes(guarded.text);
    if (!isEmptied && !isTwice) texts.push(guarded.text);
  });
  return { texts, findings };
}

/** Original texts that the new ones no longer mention. */
export function findLostTexts(
  original: readonly string[],
  kept: readonly string[],
  pointer: string,
): readonly GuardFinding[] {
  const all = new Set(contentStems(kept.join(' ')));
  const asTheyAre = new Set(kept.map(foldText));
  return original.flatMap((text): GuardFinding[] => {
    if (text.trim() === '' || asTheyAre.has(foldText(text))) return [];
    if (shareWords(new Set(contentStems(text)), all) >= MIN_COVERED) return [];
    return [{ code: 'text-lost', pointer, quote: text, reverted: false }];
  });
}

const PARTS = /\s*[,;|·•]\s*|\s+\/\s+/;

/** Skills may be renamed, grouped and sorted, but none may be added or removed. */
export function guardSkills(
  original: readonly string[],
  proposed: readonly string[],
  known: Facts,
): GuardedList {
  const findings: GuardFinding[] = [];
  const texts: string[] = [];
  const own = new Set(original.map(compact));
  proposed.forEach((skill, at) => {
    const kept = guardSkill(skill, own, known);
    for (const quote of kept.refused)
      findings.push({ code: 'new-skill', pointer: `/skills/${at}`, quote, reverted: true });
    if (kept.text !== '') texts.push(kept.text);
  });
  const now = new Set(texts.flatMap(keysOf));
  const nowFolded = ` ${foldText(texts.join(' , '))} `;
  for (const skill of original) {
    if (skill.trim() === '') continue;
    if (keysOf(skill).some((key) => now.has(key)) || nowFolded.includes(` ${foldText(skill)} `))
      continue;
    findings.push({ code: 'text-lost', pointer: '/skills', quote: skill, reverted: true });
    texts.push(skill);
  }
  return { texts, findings };
}

function guardSkill(
  skill: string,
  own: ReadonlySet<string>,
  known: Facts,
): { text: string; refused: readonly string[] } {
  if (own.has(compact(skill)) || isKnownSkill(skill, known)) return { text: skill, refused: [] };
  const [label = '', list] = skill.split(/:\s+(.*)/s);
  const parts = (list ?? skill).split(PARTS).filter((part) => part !== '');
  const refused = parts.filter((part) => !isKnownSkill(part, known));
  if (refused.length === 0) return { text: skill, refused };
  const kept = parts.filter((part) => !refused.includes(part));
  if (kept.length === 0) return { text: '', refused };
  return { text: (list === undefined ? '' : `${label}: `) + kept.join(', '), refused };
}

function isKnownSkill(skill: string, known: Facts): boolean {
  if (includesText(known, skill)) return true;
  if (findSkills(skill).some((found) => known.skillIds.has(found.skill.id))) return true;
  const words = foldText(skill)
    .split(/[ /]/)
    .filter((word) => word.length > 3);
  return (
    words.length > 0 && words.every((word) => known.stems.has(stemWord(word))) && words.length > 1
  );
}

const compact = (text: string) => text.replace(/\s+/g, '').toLowerCase();

function keysOf(skill: string): readonly string[] {
  const [, list] = skill.split(/:\s+(.*)/s);
  const parts = [skill, ...(list ?? skill).split(PARTS)];
  return parts.flatMap((part) => [
    compact(part),
    foldText(part),
    ...findSkills(part).map((found) => found.skill.id),
  ]);
}
