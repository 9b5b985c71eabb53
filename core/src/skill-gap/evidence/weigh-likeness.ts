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
  const { owned, unowned, compared, together, ownWords, unownedWords, ...opened } =
    openLines(lines);
  const likeness = compared.compare(wanted);
  const means = opened.shareMeanings(meant);
  const isTold = owned.map(({ isTitle, place }) => !isTitle && sections.has(place.section));
  const told = owned.flatMap((line, at) => {
    const { alike = 0, about = 0 } = isTold[at] ? (likeness[at] ?? {}) : {};
    return isTold[at] ? [{ line, at, alike, about }] : [];
  });
  const ranked = told.toSorted((a, b) => rank(b) - rank(a));
  const [first] = ranked;
  const alike = first?.alike ?? 0;
  const meantBest = told.reduce((best, { at }) => Math.max(best, means[at] ?? 0), 0);
  const alikeSkills = opened.compareSkills(text);
  const most = (values: (at: number) => number) =>
    unowned.reduce((best, _, index) => Math.max(best, values(owned.length + index)), 0);
  return {
    signs: {
      alike,
      about: first === undefined || first.line.place.section === 'skills' ? 0 : first.about,
      together: likeness[together]?.alike ?? 0,
      skills: told.reduce((best, { at }) => Math.max(best, alikeSkills[at] ?? 0), 0),
      meant: meantBest,
      notMeant: meant.size > 0 && meantBest === 0 ? 1 : 0,
      unowned: Math.max(0, most((at) => likeness[at]?.alike ?? 0) - alike),
      unownedMeant: Math.max(0, most((at) => means[at] ?? 0) - meantBest),
      unownedWord: compared.findSaidBetter(wanted, unownedWords, ownWords),
    },
    best: ranked
      .filter((line) => line.alike >= LEAST_ALIKE)
      .slice(0, MOST_PLACES)
      .map(({ line }) => ({ ...compareLines(wanted, listWords(line)), place: line.place }))
      .map((line) => ({
        place: line.place,
        isAgainst: isAgainst(line.place.quote),
        isOneWord: line.telling === 1,
        isHalf: line.telling === 2 && line.least < LEAST_OF_TWO,
        isSaid: isSaid(line, isOwnWords, meant.size > 0 && meantBest === 0),
      }))
      .map(({ isSaid: is, ...line }) => ({ ...line, canShow: is && !line.isAgainst })),
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

const listWords = ({ stems }: OwnedLine) => stems.map(({ stem }) => stem);

/** What the lines of a CV say, ready to be compared: first those of the person's own doing, then the others, then all words of each kind as one line. */
const openLines = rememberFor((lines: readonly OwnedLine[]) => {
  const isOwned = ({ isDeed, isLimited, place }: OwnedLine) =>
    (isDeed && !isLimited) || place.section === 'education';
  const owned = lines.filter(isOwned);
  const unowned = lines.filter((line) => !isOwned(line) && !line.isTitle);
  const words = [...owned, ...unowned].map(listWords);
  const gathered = [
    owned,
    owned.filter(({ isTitle }) => !isTitle),
    lines.filter(({ isUnowned }) => isUnowned),
  ].map(gatherStems);
  return {
    owned,
    unowned,
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
