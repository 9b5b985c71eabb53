import type { CvPlace, PostingRequirement } from '../../assistant';
import { readStep } from './lower-step';

/** "AAT Level 4", "WSET 3": a name and a step of its ladder. */
const STEPPED = /^(.+?) (?:level|nivel) (\d|i{1,3}|iv)$/;
const BEHIND_LETTERS = /^(\p{Lu}{3,}) (\d)$/u;
const STEP = /\b(?:level|nivel|[A-Z]{3,})\s*(\d|i{1,3}|iv)\b/gi;

interface Steps {
  readonly isReached: boolean;
  /** The lines that have the name. */
  readonly places: readonly CvPlace[];
}

/** A name with a step is shown by the same name with a step as high; null where none is asked for. */
export function judgeSteps(
  { id, evidence }: PostingRequirement,
  find: (key: string) => readonly CvPlace[],
): Steps | null {
  const [, name, wanted] =
    STEPPED.exec(id.replace(/^unknown:/, '')) ??
    BEHIND_LETTERS.exec(evidence[0]?.quote ?? '')?.map((part) => part.toLowerCase()) ??
    [];
  if (name === undefined || wanted === undefined) return null;
  // "Resolver incidencias de nivel 2" says what is done and names nothing.
  if (/ (?:de|del|of|a|at|to)$/.test(name)) return null;
  const places = find(name);
  const reached = places.filter(({ line }) =>
    [...line.matchAll(STEP)].some(([, step = '']) => readStep(step) >= readStep(wanted)),
  );
  return { isReached: reached.length > 0, places: reached.length > 0 ? reached : places };
}
