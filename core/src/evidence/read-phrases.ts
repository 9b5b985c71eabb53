/** A skill with what shows it in other words, and what only looks like it. */
export interface EvidenceSkill {
  readonly en: string;
  readonly es: string;
  readonly shows: readonly string[];
  readonly near: readonly string[];
}

/**
 * One phrase a line, columns parted by tabs: skill in English, in Spanish, language of the phrase, `shows` or `near`, phrase.
 * The lines of a skill may stand anywhere; its name is written the same in all of them.
 */
export function readPhrases(sources: readonly string[]): readonly EvidenceSkill[] {
  const byName = new Map<string, { en: string; es: string; shows: string[]; near: string[] }>();
  for (const source of sources)
    for (const line of source.split('\n')) {
      if (line.trim() === '') continue;
      const [en = '', es = '', language, kind, phrase = '', ...rest] = line.split('\t');
      const isWhole = rest.length === 0 && en !== '' && es !== '' && phrase.trim() !== '';
      if (!isWhole || (language !== 'es' && language !== 'en') || !isKind(kind))
        throw new Error(`not five columns: ${line}`);
      const skill = byName.get(en) ?? { en, es, shows: [], near: [] };
      byName.set(en, skill);
      skill[kind].push(phrase);
    }
  return [...byName.values()];
}

function isKind(word: string | undefined): word is 'shows' | 'near' {
  return word === 'shows' || word === 'near';
}
