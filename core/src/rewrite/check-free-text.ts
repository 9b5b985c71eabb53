import { foldText } from '../catalog';
import { collectFacts, type Facts } from './cv-facts';
import { findInventions, type Invention, type InventionCode } from './find-inventions';
import { findSkillMentions } from './skill-index';
import { splitSentences } from './split-sentences';

/** What a text that is no part of a CV may speak of. */
export interface TextGround {
  /** Texts whose names, skills, schools and addresses may be told. */
  readonly names: readonly string[];
  /** Texts whose numbers may be told. */
  readonly numbers: readonly string[];
  /** Kinds of statement that need no ground: advice may name what nobody has shown yet. */
  readonly free?: readonly InventionCode[];
}

/** Ours, and read as names by the guard. */
const OWN_WORDS = ['CV', 'LinkedIn'];
const BARE_ADDRESS =
  /(?<![\w.@/-])(?:[\w-]+\.)+(?:com|org|net|es|io|dev|app|edu|info|eu|ai|co|me)(?![\w-])(?:\/\S*)?/giu;

/** The ground is read once; the check that comes back tells what a text states beyond it. */
export function createTextCheck({ names, numbers, free = [] }: TextGround) {
  const known = collectFacts([...names, ...numbers, ...OWN_WORDS]);
  const scope = collectFacts(numbers);
  const areSkillsFree = free.includes('new-skill');
  return (text: string): readonly Invention[] =>
    splitSentences(text)
      .flatMap((sentence) => [
        ...findInventions(sentence.text, scope, known),
        ...findBareAddresses(sentence.text, known),
      ])
      .filter(({ code, quote }) => !free.includes(code) && !(areSkillsFree && isSkillName(quote)));
}

/** A tool the CV does not name is read as a name of somebody too. */
function isSkillName(quote: string): boolean {
  const words = new Set(findSkillMentions(quote).flatMap((mention) => mention.words.split(' ')));
  return foldText(quote)
    .split(/[ /]/)
    .every((word) => words.has(word));
}

/** "cursos.example.com/sap" leads somewhere without saying so with http. */
function findBareAddresses(sentence: string, known: Facts): Invention[] {
  return [...sentence.matchAll(BARE_ADDRESS)]
    .filter(([address]) => !known.folded.includes(foldText(address)))
    .map(([address]) => ({ code: 'changed-contact', quote: address }));
}
