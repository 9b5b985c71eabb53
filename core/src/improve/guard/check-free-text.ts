import { foldText, splitSentences } from '../../language';
import { findSkillMentions } from '../skill-index';
import { collectFacts } from './cv-facts';
import { findInventions, type Invention, type InventionCode } from './find-inventions';

/** What a text that is no part of a CV may speak of. */
interface TextGround {
  /** Texts whose names, skills, schools and addresses may be used. */
  readonly names: readonly string[];
  /** Texts whose numbers may be used. */
  readonly numbers: readonly string[];
  /** Kinds of statement that need no ground: advice may name what nobody has shown yet. */
  readonly free?: readonly InventionCode[];
}

/** Ours, and read as names by the guard. */
const OWN_WORDS = ['CV', 'LinkedIn'];

/** The ground is read once; the check that comes back tells what a text states beyond it. */
export function createTextCheck({ names, numbers, free = [] }: TextGround) {
  const known = collectFacts([...names, ...numbers, ...OWN_WORDS]);
  const scope = collectFacts(numbers);
  const areSkillsFree = free.includes('new-skill');
  return (text: string): readonly Invention[] =>
    splitSentences(text).flatMap(({ text: sentence }) => {
      const isOwned = areSkillsFree && SAYS_TO_HAVE.test(sentence);
      return findInventions(sentence, scope, known).filter(
        ({ code, quote }) =>
          isOwned || !(free.includes(code) || (areSkillsFree && isSkillName(quote))),
      );
    });
}

/** "Skilled in Kubernetes": no advice to learn it, but a word about what the person can do. */
const SAYS_TO_HAVE =
  /(?<!\p{L})(?:skilled|fluent|expert(?:ise)?|experienced?|proficient|knowledgeable|versed|master(?:ed|s|y)?|certified|you(?:[’']ve| already| have| know| speak| use| master)|i (?:have|know|speak|use|master)|experiencia|expert[oa]s?|domin(?:as?|o|io)|hablas?|hablo|manej(?:as?|o)|(?:ya )?(?:sabes|conoces|tienes|usas)|fluidez|soltura)(?!\p{L})/iu;

/** A tool the CV does not name is read as a name of someone too. Nobody learns a language in passing. */
function isSkillName(quote: string): boolean {
  const mentions = findSkillMentions(quote).filter(({ skills }) =>
    skills.some(({ kind }) => kind !== 'language'),
  );
  const words = new Set(mentions.flatMap((mention) => mention.words.split(' ')));
  return foldText(quote)
    .split(/[ /]/)
    .every((word) => words.has(word));
}
