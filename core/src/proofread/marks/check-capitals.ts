import type { Language } from '../../language';
import { beginWithCapital } from '../../text';
import type { Finding } from '../finding';
import type { Lexicon } from '../words/lexicon';
import { anyCapital, anyOf, listCapitalWords } from './capital-words';

/** A sentence that goes on after a full stop without a capital. */
export function checkCapitals(text: string, lexicon: Lexicon): Finding[] {
  // Match the letter first: a lookbehind at every position would take quadratic time on long texts.
  const pattern = /(?=\p{Ll})(?<=(\p{L}*\p{Ll}{3})([.!?])\s+)(\p{Ll})(?=(\p{Ll}+)[\s,])/gu;
  return [...text.matchAll(pattern)].flatMap(
    ({ 1: last = '', 2: mark, 3: letter = '', 4: rest = '', index }) => {
      // "dbt" begins its sentence as it is.
      if (!lexicon.has(letter + rest)) return [];
      // "Conserv. superior": what is no word is short for one.
      const small = last.toLowerCase();
      if (mark === '.' && (abbreviations.has(small) || !lexicon.has(small))) return [];
      return [
        {
          from: index,
          to: index + 1,
          kind: 'capital',
          suggestions: [letter.toUpperCase()],
          isSure: true,
        },
      ];
    },
  );
}

/** Not "Hospital 12 de Octubre" or "el Domingo de Ramos": those are names. */
const dated = new RegExp(
  String.raw`(?<!\p{Lu}\p{L}* \d{1,2} de )(?<=(?<!\p{L})(?:de|a|[Ee]n|[Dd]esde|[Hh]asta|[Dd]urante|[Ll]os|[Ee]l|[Cc]ada|[Ee]ntre|y) )(?:${anyCapital('es', 'month', 'day')})(?![\p{L}'’-])(?! (?:de )?\p{Lu})`,
  'gu',
);

/** "Seguridad Social, Septiembre de 2020". */
const monthOfYear = new RegExp(
  String.raw`(?<=[,(] ?)(?:${anyCapital('es', 'month')})(?= (?:de |del )?(?:19|20)\d\d)`,
  'gu',
);

/** Spanish writes months and days small, English does not. */
export function checkDayNames(text: string, language: Language): Finding[] {
  const mend = language === 'es' ? lower : beginWithCapital;
  const patterns = language === 'es' ? [dated, monthOfYear] : [named, titled];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(({ 0: name, index }) => ({
    from: index,
    to: index + name.length,
    kind: 'capital',
    suggestions: [mend(name)],
    isSure: true,
  }));
}

const spoken = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:(?:${anyOf('es', 'language')})(?: [yeou]|,)|en|del|al|[Hh]ablo|[Hh]abla|hablaba|hablar|mi|[Dd]omino|[Ee]ntiendo|[Ee]studié|[Ee]studio|enseño|enseñaba|nuestro) )(?:${anyCapital('es', 'language')})(?![\p{L}'’-])(?! \p{Lu})`,
  'gu',
);
/** General nouns that are no names: "en la Capital", "el Cliente". */
const general = new RegExp(
  String.raw`(?<=(?<!\p{L})\p{Ll}+ (?:el|la|los|las|un|una|mi|mis|su|sus|al|del|cada) )(?:${anyCapital('es', 'thing')})(?= \p{Ll}|[.,;])(?! del? )`,
  'gu',
);

/** "One Winter", but "Winter 2023" and "the Winter Ball". */
const seasons = new RegExp(
  String.raw`(?<=\p{Ll} (?:one|each|every|last|this|that|the|a|in|over|per) )(?:${anyCapital('en', 'season')})(?=[.,;]|$| \p{Ll})`,
  'gu',
);
const things = new RegExp(
  String.raw`(?<=\p{Ll} (?:the|my|our|a|an|this|their) )(?:${anyCapital('en', 'thing')})(?= (?:an?|the|to|for|in|on|with|and|by|at|was|were|is|early|who)(?!\p{L})|[.,;]|$)`,
  'gu',
);
const pastimes = new RegExp(
  String.raw`(?<=\p{Ll}(?: and|,) )(?:${anyCapital('en', 'pastime')})(?=[.,;]|$| (?:league|union|and|with))`,
  'gu',
);

/** Languages are small in a Spanish sentence, seasons in an English one, and in both what is no name. */
export function checkNouns(text: string, language: Language): Finding[] {
  const found =
    language === 'es'
      ? [...text.matchAll(spoken), ...text.matchAll(general)]
      : [...text.matchAll(seasons), ...text.matchAll(things), ...text.matchAll(pastimes)];
  return found.map(({ 0: name, index }) => ({
    from: index,
    to: index + name.length,
    kind: 'capital',
    suggestions: [lower(name)],
    isSure: false,
  }));
}

const lower = (name: string) => name.toLowerCase();

const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.@/_-])(?:${anyOf('en', 'name')})(?![\p{L}\p{N}'’@/_.-]\p{L})(?!\p{L})`,
  'gu',
);

/** "During hurricane Irene", "lake Windermere": the name of a thing begins with what it is. */
const titled = new RegExp(
  String.raw`(?<!the |[\p{L}\p{N}'’.@/_-])(?:${anyOf('en', 'title')})(?= \p{Lu}\p{Ll})`,
  'gu',
);

/** Words that begin a sentence, and hardly anything else that has a capital. */
const starters: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(listCapitalWords('es', 'starter')),
  en: new Set(listCapitalWords('en', 'starter')),
};

/** "Suelo pélvico, Tengo once años": a comma where a sentence ended. */
export function checkSplices(text: string, language: Language): Finding[] {
  const pattern = /,(?<=[\p{Ll}\p{N})%] ?,)(?= (\p{Lu}\p{Ll}+) [\p{Ll}\p{N}])/gu;
  const found = [...text.matchAll(pattern)].filter(
    ({ 1: word = '', index }) =>
      starters[language].has(word.toLowerCase()) && countWords(text, index) >= FEWEST_BEFORE,
  );
  const joined =
    language === 'en'
      ? [
          ...text.matchAll(
            /(?<=(?:^|[.!?] )(?:\d+|I|We) [^.!?,;:]{12,160}),(?= I (?!think|believe|hope|know|am sure)\p{Ll}+)/gu,
          ),
        ]
      : [];
  return [...found, ...joined].map(({ index }) => ({
    from: index,
    to: index + 1,
    kind: 'punctuation',
    suggestions: ['.'],
    isSure: false,
  }));
}

const FEWEST_BEFORE = 3;
const LONGEST_SENTENCE = 300;

/** Words of the sentence up to there, each without a capital: in a list of headings every piece has one. */
function countWords(text: string, end: number): number {
  const [last = ''] =
    /[^.!?:;•\n]*$/u.exec(text.slice(Math.max(0, end - LONGEST_SENTENCE), end)) ?? [];
  return (last.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []).length;
}

/** "Leer novelas, tejer, y caminar": Spanish has no comma before the last of a list. */
export function checkListCommas(text: string): Finding[] {
  return [...listPairs(text), ...listLists(text)];
}

/** "El senderismo, y la fotografía": two things and nothing else. */
function listPairs(text: string): Finding[] {
  const [, one = '', other = ''] =
    /^((?:El|La|Los|Las) [^.,:;()]{2,40}), [ye] ((?:el|la|los|las) [^.,:;()]{2,40})\.?$/u.exec(
      text,
    ) ?? [];
  if (one === '' || ![one, other].every((item) => isItem(item, MOST_IN_ITEM + 2))) return [];
  const from = one.length;
  return [{ from, to: from + 1, kind: 'punctuation', suggestions: [''], isSure: false }];
}

function listLists(text: string): Finding[] {
  return [...text.matchAll(LIST)].flatMap(({ 0: list, 1: last = '', 2: end = '', index }) => {
    const items = [...list.split(','), end.slice(2)].filter((item) => item.trim() !== '');
    if (items.some((item) => !isItem(item))) return [];
    const from = index + list.length - last.length;
    return [{ from, to: from + 1, kind: 'punctuation', suggestions: [''], isSure: false }];
  });
}

const LIST =
  /(?<=^|[.:;] ?|\()\p{L}[^.,:;()]{1,40}(?:, [^.,:;()]{2,30})+(, )(?=([yeo] \p{Ll}[^.,:;()]{2,40})(?:[.;)]|$))/gu;
const MOST_IN_ITEM = 4;
const clause = new Set(
  'que se sé es son fue está están era ha han he no cuando donde si porque soy tengo'.split(' '),
);

/** A few words without a verb, a number or a name. */
function isItem(item: string, most = MOST_IN_ITEM): boolean {
  const words = item.trim().split(/\s+/);
  const isPlain = words.every((word) => /^\p{L}+$/u.test(word) && !clause.has(word.toLowerCase()));
  return isPlain && words.length <= most && !/\p{Lu}/u.test(item.trim().slice(1));
}

const abbreviations = new Set(listCapitalWords('both', 'abbreviation'));
