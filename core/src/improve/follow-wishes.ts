import spellings from '../../data/wording/british-spellings.tsv' with { type: 'text' };
import type { WishCode } from '../assistant';
import type { Cv } from '../cv';
import { foldText } from '../language';
import { readRows } from '../tables';
import { beginWithCapital } from '../text';
import { openWishWords } from './wish-words';

/** "34 años", and nothing else. */
const AGE = /^\d{2} (?:anos|years old)$/;

/** Takes out what the person asked to leave out. A heading that matches goes with its lines. */
export function leaveOut(cv: Cv, wishes: readonly WishCode[]): Cv {
  const { leftOut } = openWishWords();
  const patterns = wishes.flatMap((wish) => leftOut[wish] ?? []);
  if (patterns.length === 0) return cv;
  const isOut = (text: string) => {
    const folded = foldText(text);
    if (wishes.includes('no-age') && AGE.test(folded)) return true;
    return patterns.some((pattern) => folded.search(pattern) === 0);
  };
  return {
    ...cv,
    additional: Object.fromEntries(
      Object.entries(cv.additional).map(([heading, lines]) => [
        heading,
        isOut(heading) ? [] : lines.filter((line) => !isOut(line)),
      ]),
    ),
  };
}

const FIRST: Readonly<Partial<Record<WishCode, string>>> = {
  'education-first': 'education',
  'experience-first': 'work_experience',
  'skills-first': 'skills',
};

/** The order of sections that was asked for, by their ids; null where none was. */
export function orderSections(wishes: readonly WishCode[]): string[] | null {
  const first = wishes.flatMap((wish) => FIRST[wish] ?? []);
  if (first.length === 0) return null;
  const rest = ['summary', 'work_experience', 'education', 'skills'].filter(
    (id) => !first.includes(id),
  );
  const [summary = 'summary', ...others] = rest;
  return [summary, ...first, ...others];
}

const PAIRS = readRows(spellings, ['american', 'british']);
const toBritish = new Map(PAIRS.map(({ american, british }) => [american, british]));
const toAmerican = new Map(PAIRS.map(({ american, british }) => [british, american]));
/** -ize verbs that are written so everywhere. */
const ALWAYS_Z =
  /^(?:size|prize|seize|capsize|resize|maize)(?:d|s)?$|^(?:sizing|seizing|resizing)$/;
const ALWAYS_S =
  /^(?:advis|supervis|revis|exercis|promis|compris|surpris|enterpris|expertis|merchandis|advertis|improvis|devis|franchis|ris|rais|prais|appris|disguis|televis|precis|concis|otherwis|likewis|wis|nois|pois|compromis|premis|excis|incis|treatis|cruis|bruis)/;

/** Words of running text in the spelling that was asked for; names keep theirs. */
export function spellAs(text: string, variety: 'british' | 'american'): string {
  return text.replace(
    /(?<![\p{L}\p{N}@./-])\p{L}\p{Ll}+(?![\p{L}\p{N}@/-])/gu,
    (word, at: number) => {
      const lower = word.toLowerCase();
      const isName = /^\p{Lu}/u.test(word) && at > 0 && !/[.!?:]\s+$/u.test(text.slice(0, at));
      if (isName) return word;
      const other = spellWord(lower, variety);
      return lower === word ? other : beginWithCapital(other);
    },
  );
}

function spellWord(word: string, variety: 'british' | 'american'): string {
  const pairs = variety === 'british' ? toBritish : toAmerican;
  const plain = pairs.get(word);
  if (plain !== undefined) return plain;
  const singular = word.endsWith('s') ? pairs.get(word.slice(0, -1)) : undefined;
  if (singular !== undefined) return `${singular}s`;
  if (variety === 'british')
    return ALWAYS_Z.test(word)
      ? word
      : word.replace(/(?<=\p{L}{3})iz(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'is');
  return ALWAYS_S.test(word)
    ? word
    : word.replace(/(?<=\p{L}{3})is(?=(?:ed|es|er|ers|ing|ation|ations|e)$)/u, (found) =>
        IZE.test(word) ? 'iz' : found,
      );
}

/** British -ise words that Americans write with z. */
const IZE =
  /^(?:organ|optim|minim|maxim|real|recogn|special|standard|priorit|custom|final|digit|modern|mobil|synthes|summar|author|character|central|commercial|computer|emphas|familiar|formal|general|global|harmon|individual|industrial|initial|local|materialist|national|normal|personal|popular|rational|reorgan|revital|social|stabil|steril|symbol|util|visual|critic|apolog|categor|capital|crystal|economic|econom|energ|equal|legal|neutral|privat|random|subsid|sensit|automat|monet|coron|memor|penal|scrutin|strateg|theor|trivial|victim)is/;
