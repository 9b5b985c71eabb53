import { foldInPlace } from '../../language';

/** Who is in charge, by the title. */
const GRADE =
  /\b(?:(sub|vice)-?)?(?:encargad[oa]s?|jef[ea]s?|director(?:a|es)?|gerente|manager|supervisor(?:a)?|coordinador(?:a)?|coordinator|head (?:of|chef|nurse|teacher|waiter|gardener|housekeeper)|chief|chef|maitre|capata[zs]|foreman|gobernanta)\b/gu;
/** And who only helps or replaces them: "segunda encargada", "assistant site manager", "ayudante de jefe de obra". */
const BELOW =
  /\b(?:segund[oa]s?|second|deputy|assistant(?: to)?|vice|adjunt[oa]s?|ayudantes?|auxiliar(?:es)?|junior|trainee|apprentice|aprendiz|becari[oa]|secretari[oa]|secretary|asistente)\b(?: (?!and\b|y\b|or\b|o\b)\p{L}+){0,2} ?$/u;
const UNQUALIFIED =
  /\b(?:para(?:legal|medical|planner|professional)|assistant|trainee|student|pupil|intern|apprentice|clerk|auxiliar|ayudante|becari[oa]|pasante|en practicas)\b/u;

interface Grades {
  readonly full: number;
  readonly lower: number;
}

function countGrades(text: string): Grades {
  const folded = foldInPlace(text).replace(/\/(?:a|o|as|os)\b/g, '  ');
  let [full, lower] = [0, 0];
  for (const { index, 1: prefix } of folded.matchAll(GRADE)) {
    const isBelow = prefix !== undefined || BELOW.test(folded.slice(0, index));
    if (isBelow) lower += 1;
    else full += 1;
  }
  return { full, lower };
}

/** "Encargada de tienda" of somebody who is the second: what is said of the grade is only ever said of the one below. */
export function isLowerGrade(asked: string, lines: readonly string[]): boolean {
  if (!asksForGrade(asked)) return false;
  const had = lines.map(countGrades);
  return had.some(({ lower }) => lower > 0) && had.every(({ full }) => full === 0);
}

/** A text that names somebody in charge, and not only a replacement. */
export function asksForGrade(asked: string): boolean {
  const { full, lower } = countGrades(asked);
  return full > 0 && lower === 0;
}

/** A title of that grade. */
export function hasGrade(title: string): boolean {
  return countGrades(title).full > 0;
}

/** Who has this title has yet to qualify in the trade. */
export function isUnqualified(title: string): boolean {
  return UNQUALIFIED.test(foldInPlace(title));
}
