import type { CvPlace } from '../../assistant';
import {
  ComparedLines,
  compareLines,
  findMeanings,
  type Likeness,
  openSkills,
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

interface QuotedLine {
  readonly place: CvPlace;
  /** It is about something like it, so that a reader sees why it is quoted. */
  readonly isClose: boolean;
}

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
  /** The line nearest to it, which is judged. */
  readonly nearest: WeighedLine | null;
  /** Those that people would quote, the best first. */
  readonly quoted: readonly QuotedLine[];
}

const MOST_PLACES = 3;
const LEAST_ALIKE = 0.1;
/** Of requirements whose best line is less alike people call one in seven shown. */
const LEAST_CLOSE = 0.15;
const LEAST_SKILLS = 0.3;
const LEAST_OF_ONE = 0.5;
const LEAST_OF_TWO = 0.2;
const LEAST_SAME = 0.4;
const ABOUT_WEIGHT = 0.3;
/** Recruiters quote a line of the work rather than an entry of a list or the summary: by how much, learned from the lines they wrote down for 190 requirements. */
const QUOTED_LESS: Readonly<Record<string, number>> = { skills: 0.35, summary: 0.24 };

export function quoteLess({ section }: CvPlace): number {
  return QUOTED_LESS[section] ?? 0;
}
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
  const { owned, theirs, compared, together, ownWords, unownedWords, ...opened } = openLines(lines);
  const likeness = compared.compare(wanted);
  const means = opened.shareMeanings(meant);
  const told = opened.listTold(sections);
  const suggested = opened.compareSkills(text);
  const quotable = (at: number): number => {
    const line = owned[at];
    return line === undefined ? 0 : (likeness.alike[at] ?? 0) - quoteLess(line.place);
  };
  const rank = (at: number): number =>
    (likeness.alike[at] ?? 0) + ABOUT_WEIGHT * (likeness.about[at] ?? 0);
  const first = chooseMost(told, 1, rank)[0] ?? null;
  const alike = first === null ? 0 : (likeness.alike[first] ?? 0);
  const meantBest = findMost(means, told);
  return {
    signs: {
      alike,
      about:
        first === null || owned[first]?.place.section === 'skills'
          ? 0
          : (likeness.about[first] ?? 0),
      together: likeness.alike[together] ?? 0,
      skills: findMost(suggested, told),
      meant: meantBest,
      notMeant: meant.size > 0 && meantBest === 0 ? 1 : 0,
      unowned: Math.max(0, findMost(likeness.alike, theirs) - alike),
      unownedMeant: Math.max(0, findMost(means, theirs) - meantBest),
      unownedWord: compared.findSaidBetter(wanted, unownedWords, ownWords),
    },
    nearest: weighLine(first !== null && alike >= LEAST_ALIKE ? owned[first] : undefined),
    quoted: chooseMost(
      told.filter((at) => (likeness.alike[at] ?? 0) >= LEAST_ALIKE),
      MOST_PLACES,
      quotable,
    ).flatMap((at) => {
      const line = owned[at];
      if (line === undefined) return [];
      const isClose =
        (likeness.alike[at] ?? 0) >= LEAST_CLOSE ||
        (suggested[at] ?? 0) >= LEAST_SKILLS ||
        (means[at] ?? 0) > 0;
      return [{ place: line.place, isClose }];
    }),
  };

  function weighLine(line: OwnedLine | undefined): WeighedLine | null {
    if (line === undefined) return null;
    const said = compareLines(wanted, listWords(line));
    const isNearMiss = isAgainst(line.place.quote);
    return {
      place: line.place,
      isAgainst: isNearMiss,
      isOneWord: said.telling === 1,
      isHalf: said.telling === 2 && said.least < LEAST_OF_TWO,
      canShow: !isNearMiss && isSaid(said, isOwnWords, meant.size > 0 && meantBest === 0),
    };
  }
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

const listWords = ({ stems }: OwnedLine) => stems.map(({ stem }) => stem);

/** What the lines of a CV say, ready to be compared: first those of the person's own doing, then the others, then all words of each kind as one line. */
const openLines = rememberFor((lines: readonly OwnedLine[]) => {
  const isOwned = ({ isDeed, isLimited, isUnowned, place }: OwnedLine) =>
    (isDeed && !isLimited) || (place.section === 'education' && !isUnowned);
  const owned = lines.filter(isOwned);
  // Studies that were only begun show nothing, and deny nothing either.
  const told = lines.filter(({ place }) => place.section !== 'education');
  const unowned = told.filter((line) => !isOwned(line) && !line.isTitle);
  const words = [...owned, ...unowned].map(listWords);
  const listTold = rememberFor((sections: ReadonlySet<string>) =>
    owned.flatMap(({ isTitle, place }, at) =>
      !isTitle && sections.has(place.section) ? [at] : [],
    ),
  );
  const gathered = [
    owned,
    owned.filter(({ isTitle }) => !isTitle),
    told.filter(({ isUnowned }) => isUnowned),
  ].map(gatherStems);
  return {
    owned,
    theirs: unowned.map((_, index) => owned.length + index),
    listTold,
    compared: new ComparedLines([...words, ...gathered]),
    together: words.length,
    ownWords: words.length + 1,
    unownedWords: words.length + 2,
    compareSkills: openSkills(owned.map(({ place }) => place.quote)),
    shareMeanings: openMeanings(words),
  };
});

/** For one set of meanings after the other: how many of them each line has, as a share. */
function openMeanings(
  lines: readonly (readonly string[])[],
): (meant: ReadonlySet<number>) => Float64Array {
  const byMeaning = new Map<number, number[]>();
  lines.forEach((words, at) => {
    for (const meaning of findMeanings(words)) {
      const known = byMeaning.get(meaning);
      if (known === undefined) byMeaning.set(meaning, [at]);
      else known.push(at);
    }
  });
  return (meant) => {
    const shared = new Float64Array(lines.length);
    for (const meaning of meant)
      for (const at of byMeaning.get(meaning) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    return shared.map((count) => (meant.size === 0 ? 0 : count / meant.size));
  };
}

function gatherStems(lines: readonly OwnedLine[]): readonly string[] {
  const stems = new Set(lines.flatMap((line) => line.stems.map(({ stem }) => stem)));
  return [...stems].slice(0, MOST_TOGETHER);
}

function findMost(values: Float64Array, lines: readonly number[]): number {
  let most = 0;
  for (const at of lines) most = Math.max(most, values[at] ?? 0);
  return most;
}

/** Those with the highest rank, the highest first; of two with the same, the earlier. */
function chooseMost(
  lines: readonly number[],
  count: number,
  rank: (at: number) => number,
): readonly number[] {
  const chosen: { readonly at: number; readonly rank: number }[] = [];
  for (const at of lines) {
    const own = rank(at);
    if (chosen.length === count && own <= (chosen.at(-1)?.rank ?? 0)) continue;
    const behind = chosen.findIndex((other) => own > other.rank);
    chosen.splice(behind < 0 ? chosen.length : behind, 0, { at, rank: own });
    if (chosen.length > count) chosen.pop();
  }
  return chosen.map(({ at }) => at);
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
