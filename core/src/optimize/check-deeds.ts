import {
  findEnglishVerbByBase,
  findEnglishVerbByPast,
  findFirstPerson,
  findWeakOpening,
  readNumbers,
} from '../improve';
import type { Language } from '../language';
import type { Deed, Finding, ScoreContext } from './score-context';

/** One achievement with a number makes six tenths of a job, two make it whole. */
const ONE_FIGURE = 0.6;
/** An achievement that opens with neither a set phrase nor a verb we know. */
const PLAIN_OPENING = 0.5;
const LONGEST_DEED = 2_000;

export function checkQuantified({ posts, level }: ScoreContext): Finding {
  if (posts.length === 0)
    return level === 'entry' ? null : { share: 0, pointers: ['/work_experience'] };
  const shares = posts.map((deeds) => {
    const figures = deeds.filter(({ text }) => hasFigure(text)).length;
    return figures === 0 ? 0 : figures === 1 ? ONE_FIGURE : 1;
  });
  return {
    share: average(shares),
    pointers: shares.flatMap((share, at) =>
      share < 1 ? [`/work_experience/${at}/achievements`] : [],
    ),
  };
}

/** A year is a date, not a measure. */
export function hasFigure(text: string): boolean {
  return readNumbers(text.slice(0, LONGEST_DEED)).some(
    ({ value, unit }) => unit !== 'none' || value < 1900 || value > 2100,
  );
}

export function checkVerbs({ posts, language, isOtherLanguage }: ScoreContext): Finding {
  const deeds = posts.flat();
  if (isOtherLanguage || deeds.length === 0) return null;
  const shares = deeds.map((deed) => rateOpening(deed, language));
  return {
    share: average(shares),
    pointers: deeds.filter((_, at) => (shares[at] ?? 0) < 1).map(({ pointer }) => pointer),
  };
}

function rateOpening({ text }: Deed, language: Language): number {
  const clean = text.replace(/^[\s\p{P}\p{S}]+/u, '');
  if (findWeakOpening(clean.slice(0, LONGEST_DEED), language) !== null) return 0;
  return isVerb(clean, language) ? 1 : PLAIN_OPENING;
}

/** "Gestioné", "Gestiono", "Managed": an achievement in the person's own name. */
function isVerb(text: string, language: Language): boolean {
  const word = (/^(?:I )?(\p{L}+)/u.exec(text)?.[1] ?? '').toLowerCase();
  return language === 'es'
    ? findFirstPerson(word) !== null
    : findEnglishVerbByPast(word) !== null || findEnglishVerbByBase(word) !== null;
}

export function average(shares: readonly number[]): number {
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
