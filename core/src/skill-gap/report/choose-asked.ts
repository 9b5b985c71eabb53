import type { AskedAs, PostingRequirement } from '../../assistant';
import { asksWhereOneLives, findLivedPatterns } from '../evidence/lived-circumstances';
import { findPaper, type NamedThing } from '../names/skill-names';
import { beginsWithDeed } from '../posting/parallel-clauses';

/** Circumstances, which nobody learns: they apply or they don't. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  'own-vehicle',
  'schedule-flexibility',
  'availability-to-travel',
]);

/** The same about something of the catalogue that no job has asked for. */
export function chooseAskedOf({ id, kind, es, en }: NamedThing): AskedAs {
  return chooseAsked({ id, kind, names: { es, en }, asked: '', evidence: [] });
}

type Requirement = Pick<PostingRequirement, 'id' | 'kind' | 'names' | 'asked' | 'evidence'>;

/** How to ask a person about it. What the catalogue names the same in both languages is a name, if it looks like one: "TypeScript", "SEO", not "mise en place". */
export function chooseAsked(requirement: Requirement): AskedAs {
  const { kind, names } = requirement;
  switch (kind) {
    case 'licence':
    case 'degree':
    case 'language':
      return kind;
    case 'tool':
      return 'used';
    case 'hard':
      if (isPaper(requirement)) return 'licence';
      return names.es === names.en && isName(names.es) ? 'used' : 'practised';
    case 'soft':
      return isCircumstance(requirement) ? 'circumstance' : 'trait';
    case 'unknown':
      if (isCircumstance(requirement)) return 'circumstance';
      if (beginsWithDeed(names.es)) return 'done';
      return isName(names.es) ? 'used' : 'practised';
  }
}

/** Some skills are papers, and some are asked for by the name of the paper. */
function isPaper({ id, evidence }: Requirement): boolean {
  return id.endsWith('-licence') || findPaper(evidence[0]?.quote ?? '') !== undefined;
}

function isCircumstance(requirement: Requirement): boolean {
  const { id, asked, evidence } = requirement;
  return (
    CIRCUMSTANCES.has(id) ||
    findLivedPatterns(requirement)?.isStrict === true ||
    asksWhereOneLives(asked || (evidence[0]?.quote ?? ''))
  );
}

/** "Guidewire" is a product name, while "orquídeas raras" describes itself. */
export function isName(term: string): boolean {
  return /^\S*(?:\p{Lu}|\d)/u.test(term) && !/\s\p{Ll}/u.test(term);
}
