import degreeFrames from '../../../data/translation/degree-frames.tsv' with { type: 'text' };
import skillFrames from '../../../data/translation/skill-frames.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { beginWordWithSmallLetter } from '../../text';
import type { Direction } from '../direction';
import { readPairs } from '../pair-table';

const NAME = '{x}';
const NUMBER = '{n}';

interface Frame {
  readonly pattern: RegExp;
  readonly beginsWithName: boolean;
  readonly written: string;
}

interface Framed {
  readonly name: string;
  /** Whether the other language writes the name before a noun: "boiler" in "boiler repair". */
  readonly isAttribute: boolean;
  /** The frame of the other language around the name. */
  readonly write: (name: string) => string;
}

type Frames = Readonly<Record<Language, readonly Frame[]>>;

const skills: Frames = {
  es: listFrames(skillFrames, 'es', 'en'),
  en: listFrames(skillFrames, 'en', 'es'),
};
const degrees: Frames = {
  es: listFrames(degreeFrames, 'es', 'en'),
  en: listFrames(degreeFrames, 'en', 'es'),
};

/** The longest first: "conocimientos básicos de" says more than "conocimientos de". */
function listFrames(table: string, from: Language, to: Language): readonly Frame[] {
  return readPairs(table)
    .flatMap((pair) => pair[from].map((name) => ({ name, written: pair[to][0] ?? NAME })))
    .filter(({ name }) => name !== NAME)
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, written }) => ({
      pattern: new RegExp(
        `^${name
          .replace(/[.()]/g, '\\$&')
          .replace(NUMBER, '(?<n>\\d{1,2})')
          .replace(NAME, '(?<name>.+)')}$`,
        'iu',
      ),
      beginsWithName: name.startsWith(NAME),
      written,
    }));
}

/** "Conocimientos de soldadura", "Welding experience": what somebody knows, and that it is known. Each way to read it. */
export const readFramed = (text: string, direction: Direction): readonly Framed[] =>
  readFrames(skills, text, direction);

/** "Cursando 3.º de Derecho", "Final year of Law": a degree, and how far it is. */
export const readStage = (text: string, direction: Direction): readonly Framed[] =>
  readFrames(degrees, text, direction);

function readFrames(frames: Frames, text: string, { from }: Direction): readonly Framed[] {
  return frames[from].flatMap(({ pattern, beginsWithName, written }) => {
    const { name, n = '' } = pattern.exec(text.trim())?.groups ?? {};
    if (name === undefined) return [];
    const fit = (other: string): string =>
      beginsWithName && other !== name ? beginWordWithSmallLetter(other) : other;
    return {
      name,
      isAttribute: from === 'es' && written.startsWith(`${NAME} `),
      write: (other) => written.replace(NUMBER, n).replace(NAME, () => fit(other)),
    };
  });
}
