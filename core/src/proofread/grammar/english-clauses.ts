import { type ContextToken, formOf, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { listBases, listGerunds } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { listWords } from '../words/word-kinds';
import { wordSet } from '../words/word-set';
import { clearVerbs } from './clear-verbs';

/** What a verb asks of the words after it: "able to working", "enjoy to work", "worked as waiter". */
export function checkEnglishClauses(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    if (!token.isWord || isCapital(text.slice(token.from, token.to))) return [];
    return [
      ...readInfinitive(tokens, at, lexicon),
      ...readGerund(tokens, at, lexicon),
      ...readRole(text, tokens, at, lexicon),
    ];
  });
}

const towards = listWords('before to');

/** "Able to working": the base, after "to". */
function readInfinitive(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): readonly Finding[] {
  const { text = '', from = 0, to = 0 } = tokens[at] ?? {};
  if (textAt(tokens, at - 1) !== 'to' || !towards.has(textAt(tokens, at - 2))) return [];
  if (!/g/.test(formOf(text, lexicon)) || !text.endsWith('ing')) return [];
  // "From identifying the need to paying": a thing that is needed.
  if (
    /^(?:the|a|an|no|any)$/.test(textAt(tokens, at - 3)) &&
    /^(?:need|aim|hope|try)s?$/.test(textAt(tokens, at - 2))
  )
    return [];
  const base = listBases(text, lexicon).find((one) => one !== text && lexicon.step(one) >= 0);
  return base === undefined
    ? []
    : [{ from, to, kind: 'agreement', suggestions: [base], isSure: false }];
}

const enjoying = wordSet('enjoy enjoys enjoyed enjoying mind minds');
const avoiding = wordSet('avoid avoids avoided avoiding finished finish dislike disliked');

/** "Enjoy to work": the gerund, without "to". */
function readGerund(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): readonly Finding[] {
  const next = tokens[at + 1];
  const verb = textAt(tokens, at - 1);
  if (textAt(tokens, at) !== 'to' || next === undefined || functionWords.en.has(next.text))
    return [];
  const isVerb = /v/.test(formOf(next.text, lexicon)) && !/[dgNV]/.test(formOf(next.text, lexicon));
  // "A mind to leave", "made up my mind to study".
  if (/^minds?$/.test(verb) && !/^(?:don't|not|never|doesn't|didn't)$/.test(textAt(tokens, at - 2)))
    return [];
  const isAsked = enjoying.has(verb) || (avoiding.has(verb) && clearVerbs.has(next.text));
  const gerund = listGerunds(next.text).find((one) => lexicon.has(one));
  if (!isVerb || !isAsked || gerund === undefined) return [];
  const { from = 0 } = tokens[at] ?? {};
  return [{ from, to: next.to, kind: 'agreement', suggestions: [gerund], isSure: false }];
}

const working = wordSet('work worked working employed employment job');
/** What one is among others; who leads is the only one, and needs no article. */
const ROLE =
  /(?:[^e]er|[^t]or|ist|ician|ant|man|woman|waitress|nurse|chef|cook|clerk|guard|apprentice|trainee|intern|carer|maid|porter|labourer|person|learner)$/;
const ONLY =
  /^(?:manager|leader|director|head|captain|editor|secretary|supervisor|foreman|superintendent|minister|governor|number|order|matter|paper|other|former|senior|junior|major|minor|important|relevant|constant|significant|interior|exterior|proper|further|better|older|younger|super|under|over|after|never|ever|either|whether|rather|water|power|summer|winter|december|november|october|september|volunteer|cover|chairman|chairperson|instructor)$/;

const PERSON =
  /^(?:worker|learner|person|listener|communicator|driver|cleaner|speaker|organi[sz]er|player|employee|student)$/;

/** "Worked as waiter", "I am hard worker": one of many has its article. */
function readRole(
  text: string,
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): readonly Finding[] {
  const { text: lead = '', from = 0, to = 0 } = tokens[at] ?? {};
  const isAs = lead === 'as' && working.has(textAt(tokens, at - 1));
  const isSaid = /^(?:am|was)$/.test(lead) && textAt(tokens, at - 1) === 'i';
  if (!isAs && !isSaid) return [];
  let place = at + 1;
  while (place < at + 3 && isDescribing(tokens[place], tokens[place + 1], lexicon)) place++;
  const role = tokens[place];
  const next = tokens[place + 1];
  if (role === undefined || isCapital(text.slice(role.from, role.to))) return [];
  if (!ROLE.test(role.text) || ONLY.test(role.text) || functionWords.en.has(role.text)) return [];
  const form = formOf(role.text, lexicon);
  if (!/n/.test(form) || /[vdgNVa]/.test(form)) return [];
  // "As waiter service", "am worker-friendly".
  if (next?.isWord && !functionWords.en.has(next.text)) return [];
  if (next !== undefined && /^[-/'’]$/.test(next.text)) return [];
  if (isSaid && (place === at + 1 || !PERSON.test(role.text))) return [];
  // "Worked as driver, guard and messenger": a list of them.
  if (isAs && next?.text === ',') return [];
  const article = /^[aeiou]/.test(textAt(tokens, at + 1)) ? 'an' : 'a';
  return [{ from, to, kind: 'article', suggestions: [`${lead} ${article}`], isSure: false }];
}

function isDescribing(
  token: ContextToken | undefined,
  next: ContextToken | undefined,
  lexicon: Lexicon,
): boolean {
  if (!token?.isWord || !next?.isWord || functionWords.en.has(token.text)) return false;
  if (functionWords.en.has(next.text)) return false;
  const form = formOf(token.text, lexicon);
  return !/[NV]/.test(form) && (!/d/.test(form) || /ed$/.test(token.text));
}
