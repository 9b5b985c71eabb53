import type { PostingRequirement } from '../../assistant';
import { isTelling, readStems } from '../../evidence';
import { readTokens, type Token, wordList } from '../../language';
import { CONJUNCTIONS } from '../names/everyday-words';
import { findTitleSpans } from '../posting/read-title';

/** What joins a name and what is said of it: "soldadura de polietileno", "welding of duplex steel". */
const LINKS: ReadonlySet<string> = new Set(wordList('de, del, of'));
const IN: ReadonlySet<string> = new Set(wordList('en, in'));
const ARTICLES: ReadonlySet<string> = new Set(wordList('la, el, los, las, un, una, the, a, an'));
const COUNTS =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/;
const MOST_WORDS = 4;
/** What is done with what comes before it: "IFRS consolidation" is consolidating. */
const DEEDS: ReadonlySet<string> = new Set(
  wordList(
    'budget, budgets, budgeting, consolidation, implementation, implementations, migration, migrations, administration, negotiation, negotiations, bargaining, commissioning, rollout',
  ),
);

/** What is done, at the end of a name or right behind it: someone who knows the thing need not have done that. */
function listDeeds(asked: string, quote: string): readonly string[] {
  const at = quote === '' ? -1 : asked.indexOf(quote);
  const inside = readTokens(quote);
  const [next] = at < 0 ? [] : readTokens(asked.slice(at + quote.length));
  const isNext = next !== undefined && next.gap === ' ' && DEEDS.has(next.word);
  const last = isNext ? next : inside.at(-1);
  const isDeed = last !== undefined && DEEDS.has(last.word) && (isNext || inside.length > 1);
  return isDeed ? readStems([last]).map(({ stem }) => stem) : [];
}

/** Where somebody does a job: "hotel" of "pastelero en hotel". */
function listPlaces(quote: string): readonly string[] {
  const tokens = readTokens(quote);
  const title = findTitleSpans(tokens).get(0);
  const link = title === undefined ? undefined : tokens[title.last + 1];
  if (title === undefined || link === undefined || !IN.has(link.word)) return [];
  const own = new Set(readStems(tokens.slice(0, title.last + 1)).map(({ stem }) => stem));
  return readStems(tokens.slice(title.last + 2, title.last + 2 + MOST_WORDS))
    .map(({ stem }) => stem)
    .filter((stem) => !own.has(stem));
}

/** "Azules" of "quesos azules", "digital" of "fundraising digital": in Spanish what kind it is comes right behind the noun. */
export function listKindsOf({ kind, isDuty, evidence }: PostingRequirement): readonly string[] {
  if (kind !== 'unknown' || isDuty) return [];
  const words = readTokens(evidence[0]?.quote ?? '');
  const [noun, special] = readStems(words);
  if (noun === undefined || special === undefined || special.at !== noun.at + 1) return [];
  const isBeside = words[special.at]?.gap === ' ';
  return isBeside && isTelling(noun.stem) && isTelling(special.stem) ? [special.stem] : [];
}

/** The words behind its name that make a special thing of it: "dúplex" of "soldadura de acero dúplex". */
export function listQualifiers({
  asked,
  evidence,
  kind,
  isDuty,
}: PostingRequirement): readonly string[] {
  const quote = evidence[0]?.quote ?? '';
  if (kind === 'unknown' && !isDuty) return listPlaces(quote);
  const deeds = kind === 'hard' || kind === 'tool' ? listDeeds(asked, quote) : [];
  if (deeds.length > 0) return deeds;
  const at = quote === '' ? -1 : asked.indexOf(quote);
  if (at < 0 || isDuty || (kind !== 'hard' && kind !== 'tool')) return [];
  const behind = readTokens(asked.slice(at + quote.length));
  const words: Token[] = [];
  for (const token of behind) {
    const isOver =
      /[^ ]/.test(token.gap) || CONJUNCTIONS.has(token.word) || /^\p{Lu}/u.test(token.text);
    if (isOver || words.length === MOST_WORDS) break;
    if (words.length === 0 && token === behind[0] && !LINKS.has(token.word)) break;
    if (COUNTS.test(token.word)) return [];
    if (!LINKS.has(token.word) && !ARTICLES.has(token.word)) words.push(token);
  }
  const own = new Set(readStems(quote).map(({ stem }) => stem));
  return readStems(words)
    .map(({ stem }) => stem)
    .filter((stem) => !own.has(stem));
}
