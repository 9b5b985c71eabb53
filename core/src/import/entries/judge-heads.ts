import { findDates } from '../dates/read-dates';
import { countWords } from '../lines/cv-line';
import { isPlace, isTownShaped } from '../person/recognise-place';
import { isEnumeration, type SlotRules } from './settle-roles';

interface JudgedHead {
  readonly what: string;
  readonly where: string;
  readonly place: string;
  readonly dates: string;
  /** Names in the head that no field uses. */
  readonly extra: number;
}

const MOST_NAME_WORDS = 12;

/**
 * Scores how plausible a reading of a section is, from impossible answers and telling words, without knowing the right
 * answer. Higher is better.
 */
export function judgeHeads(heads: readonly JudgedHead[], rules: SlotRules): number {
  if (heads.length === 0) return Number.NEGATIVE_INFINITY;
  const sum = heads.reduce((total, head) => total + judgeHead(head, rules), 0);
  return sum / heads.length;
}

function judgeHead({ what, where, place, dates, extra }: JudgedHead, rules: SlotRules): number {
  const fit =
    0.3 * Math.min(3, rules.scoreWhat(what)) +
    0.3 * Math.min(3, rules.scoreWhere(where)) +
    (place === '' ? 0 : isPlace(place) ? 0.5 : isTownShaped(place) ? 0.2 : -0.5);
  const swapped =
    Math.max(0, rules.scoreWhat(where) - rules.scoreWhere(where) - 1) +
    Math.max(0, rules.scoreWhere(what) - rules.scoreWhat(what) - 1);
  return (
    fit -
    0.4 * Math.min(3, swapped) -
    1.5 * faultsOf(what) -
    1.5 * faultsOf(where) -
    (dates === '' ? 1 : 0) -
    0.4 * Math.min(2, extra)
  );
}

/** No name, half a sentence, a date or a place where a name should be. */
function faultsOf(name: string): number {
  if (name === '') return 1;
  const faults =
    (/^[\p{Ll}(]/u.test(name) ? 1 : 0) +
    (countWords(name) > MOST_NAME_WORDS ? 1 : 0) +
    (/[:;,]$|(?: de| la| el| los| las| en| of| and| y| the| for| to| con| with)$/u.test(name)
      ? 0.7
      : 0) +
    (isEnumeration(name) ? 0.7 : 0) +
    (isPlace(name) ? 0.7 : 0) +
    (findDates(name).length > 0 ? 0.7 : 0);
  return Math.min(1.2, faults);
}
