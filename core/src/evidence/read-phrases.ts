import { readRows } from '../tables';

/** A skill with what shows it in other words, and what only looks like it. */
export interface EvidenceSkill {
  readonly en: string;
  readonly es: string;
  readonly shows: readonly string[];
  readonly near: readonly string[];
}

const columns = ['skill', 'habilidad', 'language', 'kind', 'phrase'] as const;

/** One phrase a row. The rows of a skill may be anywhere; its name is written the same in all of them. */
export function readPhrases(tables: readonly string[]): readonly EvidenceSkill[] {
  const byName = new Map<string, { en: string; es: string; shows: string[]; near: string[] }>();
  for (const row of tables.flatMap((table) => readRows(table, columns))) {
    const { skill: en, habilidad: es, language, kind, phrase } = row;
    const isWhole = en !== '' && es !== '' && phrase !== '';
    if (!isWhole || (language !== 'es' && language !== 'en') || !isKind(kind))
      throw new Error(`not a phrase: ${Object.values(row).join(' · ')}`);
    const skill = byName.get(en) ?? { en, es, shows: [], near: [] };
    byName.set(en, skill);
    skill[kind].push(phrase);
  }
  return [...byName.values()];
}

function isKind(word: string): word is 'shows' | 'near' {
  return word === 'shows' || word === 'near';
}
