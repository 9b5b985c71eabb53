/** Forms of English words that do not follow the rules. */
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  analysis: 'analyses',
  thesis: 'theses',
  criterion: 'criteria',
  datum: 'data',
  shelf: 'shelves',
  staff: 'staff',
  curriculum: 'curricula',
  knife: 'knives',
  series: 'series',
  premises: 'premises',
  headquarters: 'headquarters',
  species: 'species',
  crisis: 'crises',
  diagnosis: 'diagnoses',
  hypothesis: 'hypotheses',
  foot: 'feet',
  basis: 'bases',
  midwife: 'midwives',
  life: 'lives',
  half: 'halves',
  foreman: 'foremen',
  leaf: 'leaves',
  axis: 'axes',
  phenomenon: 'phenomena',
};
/** base: [past, participle] */
const VERBS: Readonly<Record<string, readonly [string, string]>> = {
  be: ['was', 'been'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cut: ['cut', 'cut'],
  deal: ['dealt', 'dealt'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  fall: ['fell', 'fallen'],
  find: ['found', 'found'],
  forecast: ['forecast', 'forecast'],
  get: ['got', 'obtained'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had', 'had'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  lay: ['laid', 'laid'],
  lead: ['led', 'led'],
  leave: ['left', 'left'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  meet: ['met', 'met'],
  oversee: ['oversaw', 'overseen'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  read: ['read', 'read'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  see: ['saw', 'seen'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  show: ['showed', 'shown'],
  speak: ['spoke', 'spoken'],
  spend: ['spent', 'spent'],
  stand: ['stood', 'stood'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  undertake: ['undertook', 'undertaken'],
  understand: ['understood', 'understood'],
  win: ['won', 'won'],
  write: ['wrote', 'written'],
  cast: ['cast', 'cast'],
  split: ['split', 'split'],
  wear: ['wore', 'worn'],
  foresee: ['foresaw', 'foreseen'],
  shoot: ['shot', 'shot'],
  upset: ['upset', 'upset'],
  bear: ['bore', 'borne'],
  beat: ['beat', 'beaten'],
  bend: ['bent', 'bent'],
  bid: ['bid', 'bid'],
  bind: ['bound', 'bound'],
  bleed: ['bled', 'bled'],
  break: ['broke', 'broken'],
  breed: ['bred', 'bred'],
  broadcast: ['broadcast', 'broadcast'],
  catch: ['caught', 'caught'],
  cost: ['cost', 'cost'],
  dig: ['dug', 'dug'],
  eat: ['ate', 'eaten'],
  feed: ['fed', 'fed'],
  feel: ['felt', 'felt'],
  fight: ['fought', 'fought'],
  fly: ['flew', 'flown'],
  forget: ['forgot', 'forgotten'],
  freeze: ['froze', 'frozen'],
  grind: ['ground', 'ground'],
  hear: ['heard', 'heard'],
  hit: ['hit', 'hit'],
  lend: ['lent', 'lent'],
  mean: ['meant', 'meant'],
  overcome: ['overcame', 'overcome'],
  rebuild: ['rebuilt', 'rebuilt'],
  redo: ['redid', 'redone'],
  resell: ['resold', 'resold'],
  reset: ['reset', 'reset'],
  rewrite: ['rewrote', 'rewritten'],
  ride: ['rode', 'ridden'],
  seek: ['sought', 'sought'],
  sew: ['sewed', 'sewn'],
  shut: ['shut', 'shut'],
  sing: ['sang', 'sung'],
  sit: ['sat', 'sat'],
  sleep: ['slept', 'slept'],
  sow: ['sowed', 'sown'],
  spin: ['spun', 'spun'],
  spread: ['spread', 'spread'],
  sweep: ['swept', 'swept'],
  swim: ['swam', 'swum'],
  throw: ['threw', 'thrown'],
  upload: ['uploaded', 'uploaded'],
  weave: ['wove', 'woven'],
  withdraw: ['withdrew', 'withdrawn'],
};
/** Verbs of two syllables that double their last letter, because they are stressed there. */
const DOUBLED =
  /^(?:refer|transfer|prefer|begin|equip|occur|submit|commit|admit|permit|omit|control|patrol|regret|debug|format|program|upset|compel|propel|excel|unplug|reset|defer|confer|infer|outfit|forget|wiretap|kidnap)$/;
/** One short vowel and one consonant: "plan", "chat", "quit"; never w, x or y. */
const ONE_SYLLABLE = /^(?:qu|[^aeiou])*[aeiou][bdfgklmnprstvz]$/;
const doubleLast = (word: string): string =>
  DOUBLED.test(word) || ONE_SYLLABLE.test(word) ? word + word.at(-1) : word;

const changeFirst = (phrase: string, change: (word: string) => string): string => {
  const [first = '', ...rest] = phrase.split(' ');
  return [change(first), ...rest].join(' ');
};

/** "process" → "processes", "level of study" → "levels of study" */
export function pluralise(phrase: string): string {
  const [, head = phrase, tail = ''] =
    /^(.+?)((?: (?:of|for|in|with|on|to|at|from|by|per) .+)?)$/.exec(phrase) ?? [];
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluraliseWord(last)].join(' ') + tail;
}

function pluraliseWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.endsWith('child')) return `${word}ren`;
  if (/^(?:sheep|fish|cattle|aircraft)$/.test(lower)) return word;
  const irregular = PLURALS[lower];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  if (
    /(?:[^aeiou]o)$/.test(lower) &&
    !/(?:photo|logo|memo|piano|video|demo|kilo|euro|silo|studio)$/.test(lower)
  )
    return `${word}es`;
  return `${word}s`;
}

export const toPast = (base: string): string =>
  changeFirst(base, (word) => bendIrregular(word, 0) ?? addEd(word));
export const toParticiple = (base: string): string =>
  changeFirst(base, (word) => bendIrregular(word, 1) ?? addEd(word));

/** "co-write" bends as "write" does. */
function bendIrregular(word: string, form: 0 | 1): string | undefined {
  const [, prefix = '', stem = ''] = /^(.*-)?([^-]*)$/.exec(word) ?? [];
  const found = VERBS[stem]?.[form];
  return found === undefined ? undefined : prefix + found;
}

function addEd(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return `${doubleLast(word)}ed`;
}

export const toGerund = (base: string): string =>
  changeFirst(base, (word) => {
    if (word === 'be' || word.endsWith('ee')) return `${word}ing`;
    if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
    if (word.endsWith('e')) return `${word.slice(0, -1)}ing`;
    return `${doubleLast(word)}ing`;
  });

export const toThirdPerson = (base: string): string =>
  changeFirst(base, (word) => {
    if (word === 'be') return 'is';
    if (word === 'have') return 'has';
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`;
  });

/** "a" or "an", by the sound the next word begins with. */
export function chooseArticle(next: string): string {
  if (/^(?:hour|honest|honou?r|heir|MBA|HR|SME|X-ray|SQL|HTML|LMS|SEO|MRI|FMCG|NGO)/.test(next))
    return 'an';
  if (/^(?:uni(?!n|m)|use|usual|user|Europe|one\b|once|ubiq|UX|UK|US\b|uk)/i.test(next)) return 'a';
  return /^(?:[aeiou]|8|11\b|18\b|80)/i.test(next) ? 'an' : 'a';
}
