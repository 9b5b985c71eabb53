/** How far a subject may be from its verb, in parts of the sentence. */
const LONGEST_CHAIN = 7;
const FURTHEST = 18;
const NOMINAL = /^(?:D|#|X|U|[nNa](?!$)|[naN]$|[NA][mf?][sp])/;
const STOP = /^[.;:!?•·|()–—]$/;

/** The sentence before and after a word as features: each is joined with a question, and has a weight for one of its answers. */
export function readAgreementFeatures(
  tags: readonly string[],
  words: readonly string[],
  at: number,
): readonly string[] {
  const tag = (step: number) => tags[at + step] ?? '^';
  const word = (step: number) => words[at + step] ?? '^';
  let start = at;
  while (start > 0 && at - start < FURTHEST && !STOP.test(tags[start - 1] ?? '')) start--;
  const { chain, heads } = readChain(tags, words, start, at);
  const after = readAfter(tags, at);
  const [n1, n2] = [tag(1), tag(2)];
  const features = [
    '',
    `a${tag(-1)}`,
    `b${tag(-2)} ${tag(-1)}`,
    `c${tag(-3)} ${tag(-2)} ${tag(-1)}`,
    `d${n1}`,
    `e${n1} ${n2}`,
    `f${tag(-1)} ${n1}`,
    `g${tag(-2)} ${tag(-1)} ${n1}`,
    `h${tag(-1)} ${n1} ${n2}`,
    `i${word(-1)}`,
    `j${word(1)}`,
    `k${word(-2)} ${word(-1)}`,
    `l${word(-1)} ${n1}`,
    `m${tag(-1)} ${word(1)}`,
    `n${after}`,
    `o${after} ${tag(-1)}`,
    `p${tag(-4)} ${tag(-3)} ${tag(-2)} ${tag(-1)}`,
    `q${heads.far}`,
    `r${heads.far} ${heads.near} ${heads.link}`,
    `s${heads.word}`,
    `t${heads.far} ${chain.at(-1)} ${n1}`,
    ...readClause(tags, words, start, at),
  ];
  for (let length = 1; length <= LONGEST_CHAIN && length <= chain.length; length++) {
    const part = chain.slice(-length).join(' ');
    features.push(`${length}${part}`, `${length}+${part} ${n1}`, `${length}*${part} ${after}`);
  }
  if (chain.length <= LONGEST_CHAIN)
    features.push(`^${chain.join(' ')}`, `^+${chain.join(' ')} ${n1}`);
  return features;
}

const LEADS = /^(?:who|which|that)$/;
const JOINS = /^(?:and|or)$/;
const DEED = /^(?:[vVdo]|n[vd]|N[Vv]|N.*[vVdo]|=.*|can|be)$/;

/** What a verb goes with by the shape of its clause: whom "who" is about, and who or what began the row that it is in. */
function readClause(
  tags: readonly string[],
  words: readonly string[],
  start: number,
  at: number,
): readonly string[] {
  let place = at - 1;
  while (/^(?:~|se|cl)$/.test(tags[place] ?? '')) place--;
  const lead = tags[place] ?? '^';
  if (LEADS.test(lead)) {
    const isApart = tags[place - 1] === ',';
    const end = isApart ? place - 1 : place;
    let from = end;
    while (from > start && (NOMINAL.test(tags[from - 1] ?? '') || tags[from - 1] === '~')) from--;
    const name = nameThing(tags.slice(from, end));
    const about = `${lead}${isApart ? ',' : ''} ${name}`;
    return [`u${about}`, `v${about} ${tags[from - 1] ?? '^'}`, `w${lead} ${words[end - 1]}`];
  }
  if (!JOINS.test(lead)) return [];
  const first = tags[start] ?? '^';
  let deed = start;
  while (deed < place && !DEED.test(tags[deed] ?? '')) deed++;
  let last = place - 1;
  while (last > deed && !DEED.test(tags[last] ?? '')) last--;
  const [one, other] = [tags[deed] ?? '^', tags[last] ?? '^'];
  return [`x${lead} ${first}`, `y${lead} ${first} ${one}`, `z${lead} ${one} ${other}`];
}

interface Heads {
  /** How many the thing is that no preposition leads to, and the nearest thing. */
  far: string;
  near: string;
  /** What joins them. */
  link: string;
  word: string;
}

/** The clause up to the word, each noun with its article and adjectives as one part. */
function readChain(
  tags: readonly string[],
  words: readonly string[],
  start: number,
  at: number,
): { readonly chain: readonly string[]; readonly heads: Heads } {
  const chain: string[] = ['^'];
  const heads: Heads = { far: '', near: '', link: '', word: '' };
  for (let place = start; place < at; place++) {
    const tag = tags[place] ?? '';
    if (tag === '~') continue;
    const isInside = /^(?:d|g|N.*[dg]|n.*[dg])$/.test(tag) && NOMINAL.test(tags[place + 1] ?? '');
    if (!NOMINAL.test(tag) && !(isInside && place > start && NOMINAL.test(tags[place - 1] ?? ''))) {
      chain.push(tag);
      continue;
    }
    let end = place;
    while (end + 1 < at && (NOMINAL.test(tags[end + 1] ?? '') || tags[end + 1] === '~')) {
      if (/^D/.test(tags[end + 1] ?? '') && !/^D/.test(tags[end] ?? '')) break;
      end++;
    }
    const name = nameThing(tags.slice(place, end + 1));
    const before = chain.at(-1) ?? '^';
    if (/^(?:of|in|to|de|del|a|al|en)$/.test(before)) heads.link = before;
    else if (before === 'and' || before === 'y' || before === 'or' || before === 'o')
      heads.link = before;
    else {
      heads.far = name;
      heads.word = words[end] ?? '';
      heads.link = '';
    }
    heads.near = name;
    chain.push(name);
    place = end;
  }
  return { chain, heads };
}

/** Its first word where that tells, and what the noun is: in English the last, in Spanish the first. */
function nameThing(tags: readonly string[]): string {
  const [first = ''] = tags;
  const mark = /^(?:D|#)/.test(first) ? first : '';
  const nouns = tags.filter((tag) => !/^(?:D|#|~)/.test(tag));
  const spanish =
    nouns.find((tag) => /^N[mf?][sp]/.test(tag)) ?? nouns.find((tag) => /^[NA][mf?][sp]/.test(tag));
  return `<${mark}${spanish?.slice(0, 3) ?? nouns.at(-1) ?? ''}>`;
}

/** The first noun after it, with what leads to it: "there is three rooms", "los nuevo hornos". */
function readAfter(tags: readonly string[], at: number): string {
  const parts: string[] = [];
  for (let place = at + 1; place <= at + 4; place++) {
    const tag = tags[place] ?? '^';
    if (tag === '~') continue;
    parts.push(tag);
    if (/^(?:[nNX]|N[mf?])/.test(tag) || tag === '^' || STOP.test(tag)) break;
  }
  return parts.join(' ');
}
