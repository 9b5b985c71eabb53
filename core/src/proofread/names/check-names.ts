import type { Language } from '../../language';
import type { Finding } from '../finding';
import { isKnownWord } from '../spelling/known-words';
import { isKnownForm } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { findMentions, type Mention } from './find-mentions';

export interface NameGround {
  readonly own: Lexicon;
  readonly other: Lexicon;
  /** Names of this CV and words of the person. */
  readonly known: ReadonlySet<string>;
}

/** How well somebody knows it, and in which version. */
const LEVEL = String.raw`(?: (?:a )?(?:nivel |level )?(?:usuario|alto|medio|bajo|básico|basico|intermedio|avanzado|experto|basic|intermediate|advanced|expert|level|user|\d{1,4}(?:\.\d{1,3})?)){0,3}(?: ?\([^()]{1,40}\))?`;
/** Between two of a list. */
const PARTED = new RegExp(
  `^${LEVEL}(?: ?[,;/|·•+&] ?(?:(?:y|e|o|u|and|or) )?| (?:y|e|o|u|and|or|[-–]) )$`,
  'iu',
);
/** What may follow the last name of a list when nothing more is said about it. */
const ENDS = new RegExp(
  String.raw`^${LEVEL}(?: ?$| ?[.,;:)/|·•]| (?:y|e|o|u|para|and|or|to|for|as|a nivel|at)(?!\p{L}))`,
  'iu',
);
const ALONE = new RegExp(String.raw`^${LEVEL} ?\.?$`, 'iu');
const BEGINS = /(?:^|[.:;(/|·•,]|\s[-–—]|\s(?:y|e|and|&))\s*$/iu;
const MAKERS = /(?:microsoft|ms|google|adobe)\s+$/iu;
const LEADS: Readonly<Record<Language, RegExp>> = {
  es: /(?:(?:manejo|dominio|uso|usuari[oa]|conocimientos?|nociones|nivel|cursos?|formación|experiencia|expert[oa]|programas?|aplicaci(?:ón|ones)|herramientas?|paquete|paquetería|suite|hojas?|tablas|plantillas|presentaciones|informes|macros|bases? de datos)(?: (?:avanzad|básic|medi|intermedi|alt)[oa]s?)?(?: de| en| con| como|:)|(?:manejo|domino|utilizo|usé|usando|utilizando|utilicé|paquete|suite|programa|aplicación|herramienta|software))\s+$/iu,
  en: /(?:(?:proficien(?:t|cy)|skilled|skills|experienced|expert(?:ise)?|competent|trained|advanced|confident|certified) (?:in|with|at|user of|using)|(?:knowledge|user|command) of|familiar(?:ity)? with|(?:software|programs?|programmes?|packages?|tools|applications?|apps|systems?)(?: such as|, including|:| like))\s+$/iu,
};
const FEWEST_OF_A_LIST = 3;
const LONGEST_LEAD = 60;
/** "Go" and "R" are too short to tell anything of what is beside them. */
const SHORTEST_SURE = 3;

/** Names of programs, makers and standards in other letters than their own; where those are ordinary words, only beside others or behind "manejo de", "proficient in". */
export function checkNames(text: string, { own, other, known }: NameGround): Finding[] {
  const mentions = findMentions(text);
  const isKnown = ({ from, to }: Mention) => isKnownWord(text.slice(from, to), known);
  return listRuns(text, mentions).flatMap((run) => {
    const whole = trimRun(text, run, own.language);
    const isMeant = isClearlyMeant(text, whole, own.language);
    return run
      .filter((one) => one.look !== 'right' && !isKnown(one) && !isWordAsWell(one, own.language))
      .filter((one) => !isNearlyRight(text, one, own))
      .filter(
        (one) => (isMeant && whole.includes(one)) || !isOrdinary(text, one, whole, own, other),
      )
      .map((one) => toFinding(text, one));
  });
}

/** "Contaplus": a capital inside of a name that few write is no matter. "Powerpoint" is one. */
function isNearlyRight(text: string, { from, to, spelling: { name } }: Mention, own: Lexicon) {
  const plain = name.replaceAll(
    /(\p{Lu})([\p{L}\d]*\p{Ll}\p{L}*)/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
  return text.slice(from, to) === plain && own.step(name) < WELL_KNOWN;
}
const WELL_KNOWN = 3;

/** "Led", "tea": an acronym that is a word as well is never meant in small letters. */
const isWordAsWell = ({ spelling: { name, ordinary } }: Mention, language: Language): boolean =>
  /^\p{Lu}+$/u.test(name) && ordinary[language] === 'often';

/** Without an ordinary word at an end that goes with what is beside it: "rope access, IRATA", "CCTV and access control". */
function trimRun(text: string, run: readonly Mention[], language: Language): readonly Mention[] {
  const isWord = ({ look, spelling: { ordinary } }: Mention) =>
    look === 'small' && ordinary[language] !== '';
  let [start, end] = [0, run.length];
  const [first, last] = [run[0], run.at(-1)];
  if (first && last) {
    const before = readBefore(text, first);
    const isBegun = [BEGINS, MAKERS, LEADS[language]].some((lead) => lead.test(before));
    if (isWord(first) && !isBegun) start = 1;
    if (isWord(last) && !ENDS.test(text.slice(last.to))) end = run.length - 1;
  }
  return run.slice(start, Math.max(start, end));
}

const readBefore = (text: string, { from }: Mention): string =>
  text.slice(Math.max(0, from - LONGEST_LEAD), from);

/** Names that follow each other in a list, with nothing but separators and levels between them. */
function listRuns(text: string, mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const runs: Mention[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && PARTED.test(text.slice(last.to, mention.from))) run?.push(mention);
    else runs.push([mention]);
  }
  return runs;
}

/** Whether a list of names can be nothing else. */
function isClearlyMeant(text: string, run: readonly Mention[], language: Language): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isSure = ({ look, spelling: { name, ordinary } }: Mention) =>
    ordinary[language] === '' ||
    (look === 'right' && ordinary[language] === 'some' && name.length >= SHORTEST_SURE);
  if (run.length >= FEWEST_OF_A_LIST) return true;
  const before = readBefore(text, first);
  const isWhole = before.trim() === '' && ALONE.test(text.slice(last.to));
  if (run.length > 1 && (isWhole || run.some(isSure))) return true;
  if (MAKERS.test(before)) return true;
  if (run.every(({ spelling: { ordinary } }) => ordinary[language] === 'often')) return false;
  return isWhole || (LEADS[language].test(before) && ENDS.test(text.slice(last.to)));
}

/** Whether the same letters may be a word here: in a sentence of this language, or beside words of the other one. */
function isOrdinary(
  text: string,
  { from, to, look, spelling: { ordinary } }: Mention,
  run: readonly Mention[],
  own: Lexicon,
  other: Lexicon,
): boolean {
  if (ordinary[own.language] !== '') return true;
  if (look === 'other') return ordinary[other.language] !== '';
  if (ordinary[other.language] === '' || run.length > 1) return false;
  const [before] = /\p{L}+(?=\s$)/u.exec(text.slice(Math.max(0, from - 20), from)) ?? [];
  const [after] = /(?<=^\s)\p{L}+/u.exec(text.slice(to, to + 20)) ?? [];
  return [before, after].some(
    (word) => word !== undefined && !isKnownForm(word, own) && isKnownForm(word, other),
  );
}

/** The words of it that are wrong. */
function toFinding(text: string, { from, to, spelling: { name } }: Mention): Finding {
  const base = { kind: 'capital', isSure: true } as const;
  const [typed, right] = [text.slice(from, to).split(' '), name.split(' ')];
  if (typed.length !== right.length) return { ...base, from, to, suggestions: [name] };
  let [start, end] = [0, typed.length];
  while (start < end && typed[start] === right[start]) start++;
  while (end > start && typed[end - 1] === right[end - 1]) end--;
  const before = typed.slice(0, start).join(' ').length + (start > 0 ? 1 : 0);
  const behind = typed.slice(end).join(' ').length + (end < typed.length ? 1 : 0);
  return {
    ...base,
    ...{ from: from + before, to: to - behind },
    suggestions: [right.slice(start, end).join(' ')],
  };
}
