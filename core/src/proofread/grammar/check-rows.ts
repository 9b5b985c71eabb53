import { findEnglishVerbByBase, findVerbByPresent, findVerbByPreterite } from '../../improve';
import { type ContextToken, formOf, nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import { dropS, irregularVerbs, listBases, listGerunds, listPasts } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { clearVerbs } from './clear-verbs';

/** Actions of one sentence in two tenses: "Wrote posts and schedule them", "Redacto informes y los enviaba". */
export function checkRows(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  const read = lexicon.language === 'es' ? readSpanish : readEnglish;
  return listSentences(tokens).flatMap((sentence) =>
    read(sentence, lexicon)
      .filter(({ token: { from } }) => !/\p{Lu}/u.test(text.charAt(from)))
      .map(({ token: { from, to }, meant }) => ({
        from,
        to,
        kind: 'tense',
        suggestions: [beginLike(text.slice(from, to), meant)],
        isSure: false,
      })),
  );
}

interface Shift {
  readonly token: ContextToken;
  readonly meant: string;
}

function listSentences(tokens: readonly ContextToken[]): readonly (readonly ContextToken[])[] {
  const sentences: ContextToken[][] = [[]];
  for (const token of tokens)
    if (token.isStop) sentences.push([]);
    else sentences.at(-1)?.push(token);
  return sentences.filter((sentence) => sentence.length > 3);
}

const pronouns = wordSet('them it him her us me');
const determiners = wordSet('the a an my our their his its all this these those');
/** What may be followed by a verb in another tense. */
const joining = wordSet(
  "to can could will would should must might may cannot can't help helps helped helping let lets make makes made making who which that what how where when so if they we you i it do does did don't didn't doesn't not have has had having is are was were be been being while until since because before after as he she than or how watched saw see",
);

function readEnglish(tokens: readonly ContextToken[], lexicon: Lexicon): readonly Shift[] {
  const first = tokens[0]?.text ?? '';
  const form = nameClass(first, lexicon).slice(1);
  if (joining.has(first) || joining.has(tokens[1]?.text ?? '')) return [];
  if (/ing$/.test(first) && /g/.test(form)) return readGoing(tokens, lexicon);
  // "Put", "read", "found": either tense.
  const isEither = /[dD]/.test(form) || /^(?:reset|offset)$/.test(first);
  // "Coach the under-elevens": before an article only a verb begins a line.
  const isBase =
    findEnglishVerbByBase(first) !== null ||
    (/v/.test(form) && determiners.has(tokens[1]?.text ?? '') && !functionWords.en.has(first));
  const isNow = !isEither && isBase && isObject(tokens[1], lexicon);
  const isPast = /d/.test(form) && !/[vn]/.test(form) && !functionWords.en.has(first);
  if (!isNow && !isPast) return [];
  const shifts: Shift[] = [];
  for (let at = 2; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (joining.has(token.text)) break;
    const before = tokens[at - 1]?.text ?? '';
    if (before !== 'and' && !(before === ',' && isInList(tokens, at, lexicon))) continue;
    const meant = isPast ? readPast(tokens, at, lexicon) : readNow(tokens, at, lexicon);
    if (meant !== undefined) shifts.push({ token, meant });
  }
  return shifts;
}

/** Someone who does something else comes between: "letting guests try and rate the wines". */
const lettingOthers = wordSet('letting seeing watching having ensuring getting sure');
const rowDeterminers = wordSet('the a an my our their his her its all');

/** "Cashing up and bank the takings": a base that a gerund should be, before its object. */
function readGoing(tokens: readonly ContextToken[], lexicon: Lexicon): readonly Shift[] {
  const at = tokens.findIndex(({ text }) => text === 'and') + 1;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (at < 2 || !token || !next || !rowDeterminers.has(next.text)) return [];
  const before = tokens.slice(0, at - 1);
  if (before.some(({ text }) => joining.has(text) || lettingOthers.has(text))) return [];
  // "Helping guests choose and order the wine": what is only a verb came before.
  const isOthers = before.slice(1).some(({ text }) => isBare(text, formOf(text, lexicon)));
  const form = formOf(token.text, lexicon);
  if (isOthers || functionWords.en.has(token.text) || !/v/.test(form) || /[dDgV]/.test(form))
    return [];
  const meant = listGerunds(token.text).find((gerund) => lexicon.step(gerund) >= 0);
  return meant === undefined ? [] : [{ token, meant }];
}

const isObject = (next: ContextToken | undefined, lexicon: Lexicon) =>
  next !== undefined &&
  (determiners.has(next.text) ||
    /^\d/.test(next.text) ||
    (next.isWord && /N/.test(nameClass(next.text, lexicon).slice(1))));

/** "Pulled pints, checks ID and cleared tables": another action comes after. */
function isInList(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const and = tokens.findIndex(({ text }, place) => place > at && text === 'and');
  const form = nameClass(tokens[and + 1]?.text ?? '', lexicon).slice(1);
  return and > at && and - at <= 5 && /d/.test(form) && !/[vn]/.test(form);
}

/** What one still does, whatever happened. */
const lasting = wordSet('hold know teach live speak own love like want work handle run');

/** A base that is hardly ever a noun. */
const isBare = (text: string, form: string) =>
  clearVerbs.has(text) || (/v/.test(form) && !/[ntNV]/.test(form));

/** "Wrote posts and schedule them": a base or a third person, before its object. */
function readPast(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || functionWords.en.has(token.text)) return undefined;
  const form = nameClass(token.text, lexicon).slice(1);
  if (/[dDg]/.test(form)) return undefined;
  const third = /V/.test(form)
    ? dropS(token.text).find((base) => findEnglishVerbByBase(base) !== null)
    : undefined;
  const isVerb = findEnglishVerbByBase(token.text) !== null || isBare(token.text, form);
  const base = third ?? (isVerb || pronouns.has(next.text) ? token.text : undefined);
  if (base === undefined || (third === undefined && !/v/.test(form))) return undefined;
  if (lasting.has(base)) return undefined;
  const isClear = pronouns.has(next.text) || (third === undefined && determiners.has(next.text));
  const isListed =
    third !== undefined && tokens[at - 1]?.text === ',' && next.isWord && next.text !== 'and';
  // "And learn to pull", "and consult with": nothing that is a noun goes on so.
  const isDeed =
    isBare(token.text, form) && (isObject(next, lexicon) || /^(?:to|with|for)$/.test(next.text));
  if (!isClear && !isListed && !isDeed) return undefined;
  return listPasts(base).find((past) => lexicon.has(past));
}

/** Only a past, and of a verb that has another participle: "wrote", which describes nothing. */
const isOnlyPast = (typed: string) =>
  irregularVerbs.some(
    ([base, past, participle]) => past === typed && participle !== typed && base !== typed,
  );

/** "Plan lessons and posted them", "and wrote appeals": a past, before its object. */
function readNow(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || functionWords.en.has(token.text)) return undefined;
  const form = nameClass(token.text, lexicon).slice(1);
  const isHeld = pronouns.has(next.text) || determiners.has(next.text);
  if (isOnlyPast(token.text)) {
    if (!isHeld && !isObject(next, lexicon)) return undefined;
  } else if (!/d/.test(form) || /[vn]/.test(form) || !isHeld) return undefined;
  return listBases(token.text, lexicon).find((base) => findEnglishVerbByBase(base) !== null);
}

const clitics = wordSet('lo la los las le les se me nos');
const objects = wordSet('el la los las un una unos unas mi mis su sus a al todo toda todos todas');
const otherTime = wordSet(
  'que cuando donde si porque como desde antes hasta mientras después aunque quien quienes cuyo cuya entonces luego ya tras durante ahora actualmente hoy',
);

function readSpanish(tokens: readonly ContextToken[], lexicon: Lexicon): readonly Shift[] {
  const first = tokens[0]?.text ?? '';
  const second = tokens[1];
  if (second === undefined || functionWords.es.has(first)) return [];
  const isTold = (letter: string) => nameClass(first, lexicon).slice(1).includes(letter);
  const isPlural = /^[AN].p/.test(nameClass(second.text, lexicon));
  const isNow =
    (findVerbByPresent(first) !== null && (objects.has(second.text) || isPlural)) ||
    (/o$/.test(first) && isTold('o') && objects.has(second.text));
  const isPast = /[éí]$/.test(first) && (findVerbByPreterite(first) !== null || isTold('e'));
  if (!isNow && !isPast) return [];
  const shifts: Shift[] = [];
  for (let at = 2; at < tokens.length - 1; at++) {
    const { text = '' } = tokens[at] ?? {};
    if (otherTime.has(text) || /^(?:19|20)\d\d$/.test(text)) break;
    let before = at - 1;
    while (clitics.has(tokens[before]?.text ?? '')) before--;
    const token = tokens[at];
    if (token === undefined || !/^[ye]$/.test(tokens[before]?.text ?? '')) continue;
    const next = tokens[at + 1]?.text ?? '';
    // "Nudos y respeto a la mar": a noun takes "a" as well.
    const isHeld =
      before < at - 1 || (objects.has(next) && !(/o$/.test(text) && /^al?$/.test(next)));
    const meant = isHeld ? meantSpanish(text, isNow, lexicon) : undefined;
    if (meant !== undefined) shifts.push({ token, meant });
  }
  return shifts;
}

function meantSpanish(typed: string, isNow: boolean, lexicon: Lexicon): string | undefined {
  const has = (word: string, letter: string) =>
    nameClass(word, lexicon).slice(1).includes(letter) && !functionWords.es.has(word);
  if (isNow) {
    const [, stem = ''] = /^(.{2,})(?:aba|ía|é|í)$/.exec(typed) ?? [];
    if (stem === '' || !/[be]/.test(nameClass(typed, lexicon).slice(1))) return undefined;
    const known =
      findVerbByPreterite(typed) ??
      findVerbByPreterite(`${stem}é`) ??
      findVerbByPreterite(`${stem}í`);
    return known?.present ?? (has(`${stem}o`, 'o') ? `${stem}o` : undefined);
  }
  const [, stem = ''] = /^(.{2,})o$/.exec(typed) ?? [];
  if (stem === '' || typed === 'bajo' || !has(typed, 'o')) return undefined;
  return (
    findVerbByPresent(typed)?.preterite ??
    [`${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`, `${stem}í`].find(
      (word) => lexicon.has(word),
    )
  );
}
