import type { WishCode } from '../assistant';
import { foldText } from '../language';
import { type ActKind, openWishWords, type Thing } from './wish-words';

export interface ReadWishes {
  readonly followed: readonly WishCode[];
  /** What was asked for and not understood, in the person's own words. */
  readonly unread: readonly string[];
}

/** What a clause does: leave things out, put one first, say it all in a phrase, ask for nothing, or something unknown. */
type Effect = 'drop' | 'order' | 'phrase' | 'nothing' | 'unknown';

interface ReadClause {
  readonly effect: Effect;
  readonly codes: readonly WishCode[];
  /** What the clause speaks of and does nothing with: "… had my photo on it, please remove it". */
  readonly left?: readonly Named[];
  /** Whether things named after it without an act are left out too. */
  readonly drops?: boolean;
}

const NOTHING: ReadClause = { effect: 'nothing', codes: [] };

/** What the built-in engine can follow of a person's own words, in both languages. */
export function readWishes(instructions: string): ReadWishes {
  const followed = new Set<WishCode>();
  const unread: string[] = [];
  let before = NOTHING;
  for (const clause of splitClauses(instructions)) {
    const read = readClause(foldText(clause), before);
    for (const code of read.codes) followed.add(code);
    if (read.effect === 'unknown') unread.push(clause);
    if (read.effect !== 'nothing' || read.left) before = read;
  }
  return { followed: [...followed], unread };
}

/** "sin foto ni edad, más corto y con ortografía británica": each wish by itself. */
function splitClauses(instructions: string): readonly string[] {
  return instructions
    .split(
      /[.;:!?\n]+\s*|,\s*|\s+[-–—]\s+|\s+(?:y|e|and|but|pero|also|además)\s+|\s+(?=(?:porque|ya que|because|since)\s)/iu,
    )
    .map((clause) => clause.trim().replace(/^[¿¡]|^(?:y|e|and|pero|but)\s+/iu, ''))
    .filter((clause) => /\p{L}/u.test(clause));
}

interface Found {
  readonly start: number;
  readonly end: number;
}

function readClause(whole: string, before: ReadClause): ReadClause {
  const { acts, things, wishes } = openWishWords();
  const text = whole.replace(acts.idiom, '');
  const find = (kind: ActKind) => findAll(text, acts[kind]);
  if (find('honest').length > 0) return { effect: 'phrase', codes: ['nothing-invented'] };
  const goesOnAboutFacts = before.codes.includes('nothing-invented');
  if (find('fixed thing').length > 0 && (goesOnAboutFacts || find('fixed act').length > 0))
    return { effect: 'phrase', codes: ['nothing-invented'] };

  const nots = find('not');
  const isTurned = (act: Found) => nots.some((not) => isSoonAfter(text, not, act));
  const said = wishes.flatMap(([code, pattern]) =>
    findAll(text, pattern).map((found) => ({ code, found })),
  );
  const isWaived = find('waive').length > 0;
  const asked = said.filter(
    ({ code, found }) => !isWaived && (code === 'one-page' || !isTurned(found)),
  );
  if (asked.length > 0)
    return { effect: 'phrase', codes: [...new Set(asked.map(({ code }) => code))] };
  if (said.length > 0) return NOTHING;

  const named = things.flatMap(([thing, pattern]) =>
    findAll(text, pattern).map((found) => ({ thing, found })),
  );
  const drops = find('drop');
  const includes = find('include');
  if (drops.some(isTurned) || find('change').some(isTurned)) return NOTHING;
  const isBare =
    drops.length + includes.length === 0 &&
    named.some(({ found }) => nots.some((not) => isSoonAfter(text, not, found)));
  if (drops.length > 0 || includes.some(isTurned) || isBare)
    return leaveOut(
      named.length === 0 || BELONGS_TO_VERB_BEFORE.test(text)
        ? [...(before.left ?? []), ...named]
        : named,
    );

  const order = readOrder(find, named);
  if (order) return order;
  if (find('keep').length > 0 && named.length > 0) return { ...NOTHING, left: named };
  const left = { left: named };
  if (find('last').length + includes.length + find('change').length === 0) {
    const others = countOtherWords(text, named);
    if (named.length === 0 && others === 0) return NOTHING;
    if (named.length > 0 && others <= MOST_OTHER_WORDS) {
      if (before.effect === 'order') return NOTHING;
      if (before.drops) return leaveOut(named);
    }
  }
  const isAside = findAll(text, acts.aside).some(({ start }) => start === 0);
  return isAside ? { ...NOTHING, ...left } : { effect: 'unknown', codes: [], ...left };
}

/** "Leave my photo | and date of birth out", "deja la foto | y la edad fuera". */
const BELONGS_TO_VERB_BEFORE = / (?:out|off|fuera)$/;

interface Named {
  readonly thing: Thing;
  readonly found: Found;
}

const DROPPED: Readonly<Partial<Record<Thing, WishCode>>> = {
  photo: 'no-photo',
  age: 'no-age',
  nationality: 'no-nationality',
  'marital-status': 'no-marital-status',
  id: 'no-id',
  hobbies: 'no-hobbies',
  references: 'no-references',
  summary: 'no-summary',
};

const PUT_FIRST: Readonly<Partial<Record<Thing, WishCode>>> = {
  education: 'education-first',
  experience: 'experience-first',
  skills: 'skills-first',
};

function leaveOut(named: readonly Named[]): ReadClause {
  const codes = named.flatMap(({ thing }) => DROPPED[thing] ?? []);
  return { effect: codes.length > 0 ? 'drop' : 'unknown', codes: [...new Set(codes)], drops: true };
}

function readOrder(
  find: (kind: ActKind) => readonly Found[],
  named: readonly Named[],
): ReadClause | null {
  const sections = named
    .filter(({ thing }) => PUT_FIRST[thing])
    .sort((a, b) => a.found.start - b.found.start);
  const [first, second] = sections;
  if (!first || find('last').length > 0) return null;
  const [before] = find('before');
  const [after] = find('after');
  const leading = () => {
    if (before) return before.end <= first.found.start ? second : first;
    if (after && second) return after.end <= first.found.start ? second : sections.at(-1);
    return find('first').length > 0 ? first : undefined;
  };
  const code = PUT_FIRST[leading()?.thing ?? 'photo'];
  return code ? { effect: 'order', codes: [code] } : null;
}

function findAll(text: string, pattern: RegExp): readonly Found[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

const MOST_WORDS_BETWEEN = 3;

/** "don't [want you to] remove": an act is turned round by a "no" shortly before it. */
function isSoonAfter(text: string, not: Found, act: Found): boolean {
  if (not.end > act.start) return false;
  const between = text.slice(not.end, act.start).trim();
  return between === '' || between.split(' ').length <= MOST_WORDS_BETWEEN;
}

/** "the paragraph", "apartado de": so many words beside a thing say no more than its name. */
const MOST_OTHER_WORDS = 2;

function countOtherWords(text: string, named: readonly Named[]): number {
  const { acts } = openWishWords();
  const blanked = [...named.map(({ found }) => found), ...findAll(text, acts.polite)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return blanked.split(' ').filter(Boolean).length;
}
