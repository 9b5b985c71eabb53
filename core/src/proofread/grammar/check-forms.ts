import type { ContextToken } from '../context/context-tokens';
import type { Finding } from '../finding';
import { isKnownWord } from '../spelling/known-words';
import { beginLike, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { type AgreementQuestion, isAsked, listQuestions } from './agreement-questions';
import { nameTag } from './agreement-tags';
import { bringSubjectNear } from './subject-near';

interface FormsRead {
  /** Forms that the rest of the sentence speaks against. */
  readonly findings: readonly Finding[];
  /** How much better the form at a place fits than another one; zero where nothing is known. */
  readonly marginOf: (from: number, other: string) => number;
}

/** Two or three words are a name or a heading. */
const FEWEST_TOKENS = 4;

/** The form of a Spanish adjective is learned too, but only to doubt what other checks say: by itself it gives more alarms than finds. */
const isDecided = ({ name }: AgreementQuestion, { language }: Lexicon) =>
  language === 'en' || /^[v=]/.test(name);

/** Verbs and adjectives in the number or the gender of something else: "the list of names were", "las paredes recién pintado". */
export function readForms(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
  known: ReadonlySet<string>,
): FormsRead {
  const model = lexicon.context?.agreement ?? null;
  if (model === null || tokens.length < FEWEST_TOKENS) return { findings: [], marginOf: () => 0 };
  const tags = tokens.map((token, at) => nameTag(text, token, at, lexicon));
  const words = tokens.map((token) => token.text);
  const findings: Finding[] = [];
  const margins = new Map<string, number>();
  for (const [at, { from, to, text: small, isWord }] of tokens.entries()) {
    // "Los baños había que limpiarlos".
    if (/^hab/.test(small) && words[at + 1] === 'que') continue;
    if (!isWord || tags[at] === 'X' || !lexicon.has(small)) continue;
    const typed = text.slice(from, to);
    if (isKnownWord(typed, known) || (isUpper(typed) && typed.length > 1)) continue;
    for (const question of listQuestions(small, lexicon)) {
      if (!isAsked(question, tags, at, lexicon)) continue;
      const near = isOfVerb(question) ? bringSubjectNear(tokens, at, lexicon) : undefined;
      const place = near ? near.indexOf(at) : at;
      const [nearTags, nearWords] = [tags, words].map((all) => (near ? pick(all, near) : all));
      const margin = model.weigh(question, nearTags ?? tags, nearWords ?? words, place);
      const name = nameCase(question, nearTags ?? tags, place, lexicon);
      // At the start, after a comma, after an action: whatever the verb goes with isn't there.
      const isOpen = name === question.name || isMaybeTold(nearTags ?? tags, place);
      const isHeard = name === question.name && isDecided(question, lexicon);
      margins.set(`${from} ${question.other}`, isHeard ? margin : Math.max(0, margin));
      if (!isOpen || !isDecided(question, lexicon) || margin >= model.limitOf(name)) continue;
      const suggestions = [beginLike(typed, question.other)];
      findings.push({ from, to, kind: 'agreement', suggestions, isSure: false });
    }
  }
  return { findings, marginOf: (from, other) => margins.get(`${from} ${other}`) ?? 0 };
}

const isOfVerb = ({ name }: AgreementQuestion) => /^(?:n?v|=)/.test(name);

const pick = (all: readonly string[], places: readonly number[]) =>
  places.map((place) => all[place] ?? '');

/** The name of a question, with a mark where it can't be told what the verb goes with: more must speak for a slip there. */
export function nameCase(
  question: AgreementQuestion,
  tags: readonly string[],
  at: number,
  { language }: Lexicon,
): string {
  const isMaybeJoined = question.isMarked === (language === 'es') && isJoined(tags, at);
  const isTold = isToldOfOne(question, tags, at) && !isMaybeJoined;
  return isTold ? question.name : `${question.name}?`;
}

const JOINING = /^(?:and|or|y|o|,)$/;
const LEADING = /^(?:of|in|to|de|del|en|a|al|and|y)$/;
const FURTHEST = 12;
const STOP = /^[.;:!?()]$/;

/**
 * Whether it can be told what the verb goes with. A sentence that begins with what is done has no subject; after "and" the subject is
 * that of an earlier verb; a name or a bare number may be one or many; and "un muro de 60 metros que" may go on about either.
 */
function isToldOfOne(question: AgreementQuestion, tags: readonly string[], at: number): boolean {
  let place = at - 1;
  while (/^(?:~|se|cl)$/.test(tags[place] ?? '')) place--;
  const before = tags[place] ?? '.';
  // "The patients of Dr Hale was": what is of a name decides.
  let name = place;
  while (/^(?:X|#|\.)$/.test(tags[name] ?? '')) name--;
  if (name < place) return LEADING.test(tags[name] ?? '');
  if (!/^\p{L}|^,/u.test(before)) return false;
  // "Took calls, which was hard": all of it was.
  if (before === ',' || (before === 'which' && tags[place - 1] === ',')) return false;
  if (isAction(tags, at)) return false;
  if (JOINING.test(before)) return question.name.startsWith('=') || !isOfRow(tags, at);
  return (
    before !== 'que' || !tags.slice(Math.max(0, place - 5), place).some((tag) => LEADING.test(tag))
  );
}

/** A row, or a relative: there is somebody before the verb, though it can't be told who. */
function isMaybeTold(tags: readonly string[], at: number): boolean {
  let place = at - 1;
  while (tags[place] === '~') place--;
  // "The manager and I were": two.
  if (tags[place] === 'i' && tags[place - 1] === 'and') return false;
  const isApart = tags[place] === 'which' && tags[place - 1] === ',';
  return /^\p{L}/u.test(tags[place] ?? '') && !isApart && !isAction(tags, at);
}

/** "Cleaning offices was my job": the subject is an action. */
function isAction(tags: readonly string[], at: number): boolean {
  let start = at;
  while (start > 0 && !STOP.test(tags[start - 1] ?? '')) start--;
  return /g$/.test(tags[start] ?? '');
}

/** "Who turns places around and builds teams": an earlier verb of the clause has the same form. */
function isOfRow(tags: readonly string[], at: number): boolean {
  const form = /[vV]$/.exec(tags[at] ?? '')?.[0] ?? '';
  for (let place = at - 1; place >= 0 && !STOP.test(tags[place] ?? ''); place--)
    if ((tags[place] ?? '').endsWith(form)) return true;
  return false;
}

/** "Figma and design are": several, though the nearest is one. */
function isJoined(tags: readonly string[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - FURTHEST); place--) {
    if (STOP.test(tags[place] ?? '') || tags[place] === ',') return false;
    if (JOINING.test(tags[place] ?? '')) return true;
  }
  return false;
}
