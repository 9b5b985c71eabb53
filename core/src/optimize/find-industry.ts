import { type Industry, industries } from '../catalog/industries';
import { skills } from '../catalog/skills';
import type { JobTitle } from '../catalog/titles';
import type { Cv } from '../cv';
import { orderEntries } from '../improve';
import { foldText, readTokens } from '../language';
import { findTitleById, PhraseTree, readTitle } from '../skill-gap';

export interface Field {
  /** Null if the catalogue has no such industry. */
  readonly industry: Industry | null;
  /** The relevant job: named in the industry text, or held in the CV and part of the industry. */
  readonly title: JobTitle | null;
  /** Other jobs of the CV that belong to the industry, the newest first. */
  readonly otherTitles: readonly JobTitle[];
  /** The title isn't typical of the industry, but every industry has such jobs: a data analyst in a bank. */
  readonly isCarried: boolean;
}

const LONGEST_WORDS = 300;
const MOST_POSTS = 5;
const categoryOf = new Map(skills.map(({ id, category }) => [id, category]));
let names: PhraseTree<Industry> | null = null;

/** What a person means by "hostelería", "data analyst" or "abogados, sobre todo mercantil". */
export function findField(words: string, cv: Cv): Field {
  const text = words.slice(0, LONGEST_WORDS);
  const meant = findTitle(text);
  const own = listOwnTitles(cv);
  const titles = meant === null ? own : [meant, ...own];
  const named = findNamed(text);
  // Unknown words mean no industry, whatever the CV is about: "zzz" isn't finance.
  const isUnread = named === null && meant === null && foldText(text) !== '';
  const industry = isUnread
    ? null
    : (named ?? titles.map(findIndustryOf).find((one) => one !== null) ?? null);
  const [title = null, ...others] =
    industry === null ? titles : titles.filter((one) => belongsTo(one, industry));
  const carried = title === null ? (own.find(isCraft) ?? null) : null;
  return {
    industry,
    title: title ?? carried,
    otherTitles: others.filter((one) => one !== title),
    isCarried: carried !== null,
  };
}

/** Industries whose jobs exist in all the others too. */
const CRAFTS = new Set(
  'software data marketing sales finance law people office design logistics management'.split(' '),
);

function isCraft(title: JobTitle): boolean {
  return industries.some((industry) => CRAFTS.has(industry.id) && belongsTo(title, industry));
}

/** The longest name that is in the words. */
function findNamed(text: string): Industry | null {
  names ??= growNames();
  const tokens = readTokens(text);
  let best: Industry | null = null;
  let most = 0;
  for (let at = 0; at < tokens.length; at++) {
    const match = names.matchAt(tokens, at);
    const [industry] = match?.values ?? [];
    if (match === null || industry === undefined) continue;
    const length = match.last - match.first + 1;
    if (length <= most) continue;
    best = industry;
    most = length;
  }
  return best;
}

function growNames(): PhraseTree<Industry> {
  const tree = new PhraseTree<Industry>(true);
  for (const industry of industries)
    for (const name of [...industry.es, ...industry.en]) tree.add(name, industry);
  return tree;
}

function findTitle(text: string): JobTitle | null {
  const id = readTitle(text)?.id ?? null;
  return findTitleById(id) ?? null;
}

/** What the CV says its person is, and the jobs in it that the catalogue knows, the newest first. */
function listOwnTitles(cv: Cv): readonly JobTitle[] {
  const posts = orderEntries(cv, 'work_experience').map(
    (at) => cv.work_experience[at]?.title ?? '',
  );
  const titles = [cv.personal.title, ...posts.slice(0, MOST_POSTS)].flatMap(
    (text) => (foldText(text) === '' ? null : findTitle(text)) ?? [],
  );
  return [...new Set(titles)];
}

/** The industry most of whose own skills the title asks for, among those that share its family. */
function findIndustryOf(title: JobTitle): Industry | null {
  const candidates = industries.filter((industry) => belongsTo(title, industry));
  const rank = (industry: Industry) =>
    countOwn(title, industry) * 10 + (industry.families[0] === title.family ? 1 : 0);
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

export function belongsTo(title: JobTitle, industry: Industry): boolean {
  if (!industry.families.includes(title.family)) return false;
  return industry.categories.length === 0 || countOwn(title, industry) >= 2;
}

function countOwn(title: JobTitle, { categories }: Industry): number {
  return title.skills.filter((id) => categories.includes(categoryOf.get(id) ?? '')).length;
}
