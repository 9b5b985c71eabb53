import { nameClass } from '../context/context-tokens';
import { addS, dropS, listBases } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { listPlurals, readSpanishForm, toSingular, turnGender } from '../words/spanish-forms';
import { clearVerbs } from './clear-verbs';

/** A word has two forms, and what is around it says which: one or many, masculine or feminine. */
export interface AgreementQuestion {
  /** Words with one name are judged alike. */
  readonly name: string;
  /** The form that is there is the marked one: the verb of one in English; the plural, the feminine elsewhere. */
  readonly isMarked: boolean;
  readonly other: string;
}

export function listQuestions(word: string, lexicon: Lexicon): readonly AgreementQuestion[] {
  return lexicon.language === 'en' ? askEnglish(word, lexicon) : askSpanish(word, lexicon);
}

const pairUp = (rows: string) => rows.split('|').map((row) => row.split(' ') as [string, string]);
const englishPairs = pairUp(
  "are is|were was|have has|do does|don't doesn't|haven't hasn't|aren't isn't|weren't wasn't",
);

function askEnglish(word: string, lexicon: Lexicon): readonly AgreementQuestion[] {
  const pair = englishPairs.find((row) => row.includes(word));
  if (pair) {
    const isMarked = pair[1] === word;
    return [{ name: `=${pair[1]}`, isMarked, other: isMarked ? pair[0] : pair[1] }];
  }
  if (functionWords.en.has(word) || word.length < 3) return [];
  const form = nameClass(word, lexicon).slice(1);
  if (/[dDgy]/.test(form)) return [];
  if (/V/.test(form)) {
    const base = dropS(word).find((one) => listBases(word, lexicon).includes(one));
    return base === undefined || functionWords.en.has(base)
      ? []
      : [{ name: nameVerb(base, lexicon), isMarked: true, other: base }];
  }
  const other = addS(word);
  return !/v/.test(form) || !lexicon.has(other) || /[sz]$/.test(word)
    ? []
    : [{ name: nameVerb(word, lexicon), isMarked: false, other }];
}

const nameVerb = (base: string, lexicon: Lexicon) =>
  clearVerbs.has(base) || !/[nt]/.test(nameClass(base, lexicon).slice(1)) ? 'v' : 'nv';

const spanishPairs = pairUp(
  'es son|era eran|fue fueron|está están|estaba estaban|estuvo estuvieron|ha han|había habían|tiene tienen|tenía tenían|tuvo tuvieron|hace hacen|hizo hicieron|hacía hacían|pudo pudieron|puso pusieron|supo supieron|vino vinieron|quiso quisieron|dijo dijeron|trajo trajeron|produjo produjeron|redujo redujeron|condujo condujeron|va van|iba iban|puede pueden|da dan|dio dieron|debe deben|suele suelen|solía solían',
);
const endings = [
  ['aba', 'aban', 'b'],
  ['ía', 'ían', 'b'],
  ['ió', 'ieron', 'r'],
  ['yó', 'yeron', 'r'],
  ['ó', 'aron', 'r'],
  ['ará', 'arán', 'f'],
  ['a', 'an', 'p'],
  ['e', 'en', 'p'],
] as const;

function askSpanish(word: string, lexicon: Lexicon): readonly AgreementQuestion[] {
  const pair = spanishPairs.find((row) => row.includes(word));
  if (pair) {
    const isMarked = pair[1] === word;
    return [{ name: '=', isMarked, other: isMarked ? pair[0] : pair[1] }];
  }
  if (functionWords.es.has(word) || word.length < 4) return [];
  const { nominal, isFlexible, verbal } = readSpanishForm(word, lexicon);
  const asked: AgreementQuestion[] = [];
  const verb = verbal === '' ? undefined : turnVerb(word, lexicon);
  if (verb) {
    const one = readSpanishForm(verb.isMarked ? verb.other : word, lexicon);
    const isNoun = one.nominal !== '' && verb.name === 'p';
    asked.push({ ...verb, name: `v${verb.name}${isNoun ? 'n' : ''}` });
  }
  if (!isFlexible || !/^[mf][sp]$/.test(nominal) || TOLD.test(verbal)) return asked;
  const [gender, number] = [nominal.charAt(0), nominal.charAt(1)];
  const single = number === 'p' ? toSingular(word, lexicon) : word;
  if (single === undefined) return asked;
  const kind = /[ai]d[oa]$/.test(single) ? 'd' : '';
  const turned = number === 'p' ? single : listPlurals(word).find((many) => lexicon.has(many));
  if (turned !== undefined)
    asked.push({ name: `n${kind}${gender}`, isMarked: number === 'p', other: turned });
  const bent = turnGender(single);
  const other = number === 'p' && bent ? listPlurals(bent).find((many) => lexicon.has(many)) : bent;
  if (other !== undefined && lexicon.has(other))
    asked.push({ name: `g${kind}${number}`, isMarked: gender === 'f', other });
  return asked;
}

/** Pasts and futures are nothing else, even if the dictionary has their plural: "trabajaba", "trabajabas". */
const TOLD = /[bBrRfF4]/;

function turnVerb(word: string, lexicon: Lexicon): AgreementQuestion | undefined {
  for (const [one, many, name] of endings) {
    const isMarked = word.endsWith(many);
    if (!isMarked && !word.endsWith(one)) continue;
    const [typed, meant] = isMarked ? [many, one] : [one, many];
    const other = word.slice(0, -typed.length) + meant;
    if (lexicon.has(other)) return { name, isMarked, other };
  }
  return undefined;
}

/** What comes after an English verb, and seldom after a noun: "orders the", "orders to". */
const AFTER_VERBS = /^(?:D|#|me$|it$|they$|that$|to$)/;

/** A word that may be a noun is asked about only where it is a verb. */
export const isAsked = (
  { name }: AgreementQuestion,
  tags: readonly string[],
  at: number,
  { language }: Lexicon,
): boolean => language === 'es' || name !== 'nv' || AFTER_VERBS.test(tags[at + 1] ?? '');
