import table from '../../../data/translation/skill-frames.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { beginWordWithSmallLetter } from '../../text';
import type { Direction } from '../direction';
import { readPairs } from '../pair-table';

const SKILL = '{x}';

interface Frame {
  readonly pattern: RegExp;
  readonly beginsWithSkill: boolean;
  readonly written: string;
}

interface Framed {
  readonly skill: string;
  /** The frame of the other language around the skill. */
  readonly write: (skill: string) => string;
}

const frames: Readonly<Record<Language, readonly Frame[]>> = {
  es: listFrames('es', 'en'),
  en: listFrames('en', 'es'),
};

/** The longest first: "conocimientos básicos de" says more than "conocimientos de". */
function listFrames(from: Language, to: Language): readonly Frame[] {
  return readPairs(table)
    .flatMap((pair) => pair[from].map((name) => ({ name, written: pair[to][0] ?? SKILL })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, written }) => ({
      pattern: new RegExp(`^${name.replace(SKILL, '(?<skill>.+)')}$`, 'iu'),
      beginsWithSkill: name.startsWith(SKILL),
      written,
    }));
}

/** "Conocimientos de soldadura", "Welding experience": what somebody knows, and that it is known. */
export function readFramed(name: string, { from }: Direction): Framed | undefined {
  for (const { pattern, beginsWithSkill, written } of frames[from]) {
    const skill = pattern.exec(name.trim())?.groups?.skill;
    if (skill === undefined) continue;
    const fit = (text: string): string =>
      beginsWithSkill && text !== skill ? beginWordWithSmallLetter(text) : text;
    return { skill, write: (text) => written.replace(SKILL, () => fit(text)) };
  }
  return undefined;
}
