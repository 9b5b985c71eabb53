import type { CvPlace } from '../../assistant';
import {
  compareLines,
  compareSkills,
  findMeanings,
  findSaidBetter,
  type Likeness,
  readStems,
  type Stem,
} from '../../evidence';

/** A line of a CV, and whose it is. */
export interface OwnedLine {
  readonly place: CvPlace;
  readonly stems: readonly Stem[];
  /** A title's evidence is weighted by how long it was held. */
  readonly isTitle: boolean;
  /** Wished for, studied or denied: at most a near match. */
  readonly isDeed: boolean;
  /** Its sentence says that something was not done: what it shows in so many words counts, a mere likeness doesn't. */
  readonly isLimited: boolean;
  /** Denied, wished for or done by others. */
  readonly isUnowned: boolean;
}

export const likenessSigns = [
  'alike',
  'about',
  'together',
  'skills',
  'meant',
  'notMeant',
  'unowned',
  'unownedMeant',
  'unownedWord',
] as const;
type LikenessSigns = Readonly<Record<(typeof likenessSigns)[number], number>>;

interface WeighedLine {
  readonly place: CvPlace;
  /** A name is said; the line is no near miss. */
  readonly canShow: boolean;
  /** It is a near miss that the catalogue knows. */
  readonly isAgainst: boolean;
  /** What is asked for has one word that tells anything: it is said or not. */
  readonly isOneWord: boolean;
  /** Of a name of two words only one is said. */
  readonly isHalf: boolean;
}

export interface WeighedLikeness {
  readonly signs: LikenessSigns;
  /** The lines nearest to it, the nearest first. */
  readonly best: readonly WeighedLine[];
}

const MOST_PLACES = 3;
const LEAST_ALIKE = 0.1;
const LEAST_OF_ONE = 0.5;
const LEAST_OF_TWO = 0.2;
const LEAST_SAME = 0.4;
const ABOUT_WEIGHT = 0.3;
/** Words of a CV that are compared together; few have as many. */
const MOST_TOGETHER = 1_500;

/** The features used to judge whether a CV shows a requirement in other words. */
export function weighLikeness(
  text: string,
  lines: readonly OwnedLine[],
  {
    isOwnWords,
    sections,
    isAgainst,
  }: {
    /** No catalogue names it. */
    readonly isOwnWords: boolean;
    readonly sections: ReadonlySet<string>;
    readonly isAgainst: (line: string) => boolean;
  },
): WeighedLikeness | null {
  const stems = readStems(text).map(({ stem }) => stem);
  const wanted = [...new Set(stems)].filter((stem) => stem.length > 1);
  if (wanted.length === 0) return null;
  const meant = findMeanings(stems);
  const weigh = (line: OwnedLine) => {
    const { place } = line;
    const { words, meanings: found } = readLine(line);
    const shared = [...meant].filter((row) => found.has(row)).length;
    return {
      place,
      ...compareLines(wanted, words),
      meant: meant.size === 0 ? 0 : shared / meant.size,
    };
  };
  const parted = partLines(lines);
  const own = parted.owned
    .filter(({ isTitle, place }) => !isTitle && sections.has(place.section))
    .map(weigh);
  const unowned = parted.unowned.map(weigh);
  const most = (list: readonly ReturnType<typeof weigh>[], sign: 'alike' | 'meant') =>
    list.reduce((best, one) => Math.max(best, one[sign]), 0);
  const ranked = own.toSorted((a, b) => rank(b) - rank(a));
  const [first] = ranked;
  const [alike, meantBest] = [first?.alike ?? 0, most(own, 'meant')];
  const skills = own.reduce(
    (best, { place }) => Math.max(best, compareSkills(text, place.quote)),
    0,
  );
  return {
    signs: {
      alike,
      about: first === undefined || first.place.section === 'skills' ? 0 : first.about,
      together: compareLines(wanted, parted.stems).alike,
      skills,
      meant: meantBest,
      notMeant: meant.size > 0 && meantBest === 0 ? 1 : 0,
      unowned: Math.max(0, most(unowned, 'alike') - alike),
      unownedMeant: Math.max(0, most(unowned, 'meant') - meantBest),
      unownedWord: findSaidBetter(wanted, parted.unownedStems, parted.ownedStems),
    },
    best: ranked
      .filter((line) => line.alike >= LEAST_ALIKE)
      .slice(0, MOST_PLACES)
      .map((line) => ({ line, against: isAgainst(line.place.quote) }))
      .map(({ line, against }) => ({
        place: line.place,
        isAgainst: against,
        isOneWord: line.telling === 1,
        canShow: isSaid(line, isOwnWords, meant.size > 0 && meantBest === 0) && !against,
        isHalf: line.telling === 2 && line.least < LEAST_OF_TWO,
      })),
  };
}

/** Kept with what it was made of: a CV is compared with sixty job descriptions of ten requirements each. */
function rememberFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const readLine = rememberFor(({ stems }: OwnedLine) => {
  const words = stems.map(({ stem }) => stem);
  return { words, meanings: findMeanings(words) };
});

const partLines = rememberFor((lines: readonly OwnedLine[]) => {
  const isOwned = ({ isDeed, isLimited, place }: OwnedLine) =>
    (isDeed && !isLimited) || place.section === 'education';
  const owned = lines.filter(isOwned);
  return {
    owned,
    unowned: lines.filter((line) => !isOwned(line) && !line.isTitle),
    stems: gatherStems(owned),
    ownedStems: gatherStems(owned.filter(({ isTitle }) => !isTitle)),
    unownedStems: gatherStems(lines.filter(({ isUnowned }) => isUnowned)),
  };
});

function gatherStems(lines: readonly OwnedLine[]): readonly string[] {
  const stems = new Set(lines.flatMap((line) => line.stems.map(({ stem }) => stem)));
  return [...stems].slice(0, MOST_TOGETHER);
}

function rank({ alike, about }: { readonly alike: number; readonly about: number }): number {
  return alike + ABOUT_WEIGHT * about;
}

/** A name of one word is said or not; of two words one will do, unless the table knows what they mean and no line means it. */
function isSaid(
  { telling, least, same }: Likeness,
  isOwnWords: boolean,
  isNotMeant: boolean,
): boolean {
  if (telling > 2 || (isOwnWords && same >= LEAST_SAME)) return true;
  if (telling === 2) return !isNotMeant || least >= LEAST_OF_TWO;
  return least >= LEAST_OF_ONE;
}
