import { foldText, splitSentences } from '../../language';
import { findSkillMentions } from '../skill-index';
import { collectFacts } from './cv-facts';
import { findInventions, type Invention, type InventionCode } from './find-inventions';

/** What a text outside the CV, such as advice, may mention. */
interface TextGround {
  /** Texts whose names, skills, schools and addresses may be used. */
  readonly names: readonly string[];
  /** Texts whose numbers may be used. */
  readonly numbers: readonly string[];
  /** Kinds of statement that need no source: advice may name a skill the CV doesn't show. */
  readonly free?: readonly InventionCode[];
}

/** Words of our own that the guard would take for names. */
const OWN_WORDS = ['CV', 'LinkedIn'];

/** Reads the sources once and returns a check that lists what a text states beyond them. */
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

/** "Skilled in Kubernetes" isn't advice: it claims what the person can do. */
const SAYS_TO_HAVE =
  /(?<!\p{L})(?:skilled|fluent|expert(?:ise)?|experienced?|proficient|knowledgeable|versed|master(?:ed|s|y)?|certified|you(?:[’']ve| already| have| know| speak| use| master)|i (?:have|know|speak|use|master)|experiencia|expert[oa]s?|domin(?:as?|o|io)|hablas?|hablo|manej(?:as?|o)|(?:ya )?(?:sabes|conoces|tienes|usas)|fluidez|soltura)(?!\p{L})/iu;

/** A tool missing from the CV also looks like a name. A language always counts as a claim: nobody learns one in passing. */
function isSkillName(quote: string): boolean {
  const mentions = findSkillMentions(quote).filter(({ skills }) =>
    skills.some(({ kind }) => kind !== 'language'),
  );
  const words = new Set(mentions.flatMap((mention) => mention.words.split(' ')));
  return foldText(quote)
    .split(/[ /]/)
    .every((word) => words.has(word));
}
