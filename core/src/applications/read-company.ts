import { beginWithSmallLetter } from '../text';
import { FACT_WORDS } from './fact-words';
import { isCommonWord, speaksOfOrganisation, speaksOfRole } from './head-words';
import type { PostingHead } from './posting-head';
import { readLabelled, splitHeadLine } from './posting-lines';
import { isPlace } from './read-place';

const LABELS = new RegExp(`^${FACT_WORDS['company label']}\\s*[:：]\\s*`, 'iu');

const NAME =
  "((?:(?:St|Sta|Sto|Dr|Dra|Mt)[.] )?\\p{Lu}(?:[\\p{L}\\d&’'+-]|[.](?=[\\p{L}\\d]))*(?: (?:(?:de|del|de la|de los|y|e|i|&|and|of|the|for) )?[\\p{Lu}\\d](?:[\\p{L}\\d&’'+-]|[.](?=[\\p{L}\\d]))*){0,5})";

/** The sentences in which a job description names who is looking. */
const SENTENCES: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.!?] )(?:[Ee]n|[Dd]esde)(?: (?:el|la|los|las))? ${NAME},?(?: [^,.:]{3,80},)? (?:nos |os |te |lo |no )?\\p{Ll}+mos(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?:^|[.!?] )At ${NAME},? (?:we|you|our)(?![\\p{L}])`, 'u'),
  new RegExp(
    `(?:^|[.!?,] )(?:[Ss]omos|[Ww]e(?:[’']re| are)) ${NAME}(?=$|[,.!: ]|[^\\p{L}\\d ])`,
    'u',
  ),
  new RegExp(
    `(?:^|[.!?] )${NAME}(?: (?:in|en) \\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)?)?,? ${FACT_WORDS['employer does']}(?![\\p{L}])`,
    'u',
  ),
  // "Panadería Trigo y Sal, Getafe (polígono Los Ángeles), busca".
  new RegExp(
    `(?:^|[.!?] )${NAME}, [^.:;]{3,120},? ${FACT_WORDS['employer seeks']}(?![\\p{L}])`,
    'u',
  ),
  // "Terralta Ingeniería, consultora con oficinas en Madrid y Lima, incorpora".
  new RegExp(`^${NAME}, \\p{Ll}[^.:;]{3,120}, ${FACT_WORDS['employer does']}(?![\\p{L}])`, 'u'),
  new RegExp(`(?:^|[.!?] )${FACT_WORDS['before employer']} ${NAME}(?:$|[:,. ])`, 'u'),
  new RegExp(
    `(?:${FACT_WORDS.wanted}|se busca) (?:for|by|at|para) ((?:The )?${NAME.slice(1)},? (?=an? )`,
    'u',
  ),
];

/** Capitals that begin a sentence and name nobody. */
const NO_NAME = new RegExp(`^${FACT_WORDS['no employer']}$`, 'iu');

const LONGEST_COMPANY = 60;

export function readCompany(lines: readonly string[], head: PostingHead): string {
  const labelled = readLabelled(lines, LABELS);
  if (labelled !== '' && labelled.length <= LONGEST_COMPANY) return labelled;
  return (
    head.company ||
    readAfterTitle(lines) ||
    readSentence(lines) ||
    head.likely ||
    readSignature(lines) ||
    readMentioned(lines)
  );
}

const HEAD_LINES = 10;
const AFTER_TITLE = new RegExp(`^(.{3,80}) at ((?:The |the )?${NAME.slice(1)}$`, 'u');

/** "Finance Assistant at Hollin Bank School". */
function readAfterTitle(lines: readonly string[]): string {
  for (const line of lines.slice(0, HEAD_LINES)) {
    const [, title = '', name = ''] = AFTER_TITLE.exec(line) ?? [];
    if (speaksOfRole(title) && isEmployer(name)) return name;
  }
  return '';
}

const CLOSING_WORDS = new RegExp(`^${FACT_WORDS['closing words']}[,.!]?$`, 'iu');
const LONGEST_SIGNATURE = 4;

/** Under "Un saludo," who writes, and for whom. */
function readSignature(lines: readonly string[]): string {
  const at = lines.findLastIndex((line) => CLOSING_WORDS.test(line));
  if (at < 0) return '';
  const signed = lines
    .slice(at + 1, at + 1 + LONGEST_SIGNATURE)
    .flatMap(splitHeadLine)
    .flatMap((line) => line.split(/,\s+/u));
  const named = signed.find(
    (line) => speaksOfOrganisation(line) && !speaksOfRole(line) && isEmployer(line),
  );
  return (
    named ??
    signed.find(
      (line, row) => row > 0 && speaksOfRole(signed[row - 1] ?? '') && isEmployer(line),
    ) ??
    ''
  );
}

/** In the words of a sentence: "para el restaurante El Fogón de Lola", "write to Ada at Fennel & Daughters". */
const MENTIONED: readonly RegExp[] = [
  new RegExp(
    `(?:^|[ ,])(?:^(?:El|La|Los|Las)|(?:para|en|de) (?:el|la|los|las|nuestr[oa])|del|al) (?:(\\p{Ll}+) )?${NAME}`,
    'gu',
  ),
  new RegExp(`(?:^| )(?:at|with|join|for) ()((?:The |the )?${NAME.slice(1)}`, 'gu'),
];
/** "I'm Dawn from Larch Joinery", "at Orchard Dental in Athlone". */
const OWN: readonly RegExp[] = [
  new RegExp(`(?:^|[ ,.])(?:[Ss]oy|I['’]m) \\p{Lu}\\p{Ll}+,? (?:de|del|from|at|with) ${NAME}`, 'u'),
  new RegExp(`(?:^| )at ${NAME} in \\p{Lu}`, 'u'),
];
const MENTION_LINES = 6;

function readMentioned(lines: readonly string[]): string {
  for (const line of lines.slice(0, MENTION_LINES)) {
    const own = OWN.map((pattern) => pattern.exec(line)?.[1] ?? '').find((name) =>
      /. \p{Lu}/u.test(name),
    );
    if (own !== undefined && isEmployer(own) && !isPlace(own)) return own;
    for (const pattern of MENTIONED)
      for (const [, kind = '', name = ''] of line.matchAll(pattern)) {
        const isNamed = name.includes(' ') && speaksOfOrganisation(name);
        const isSomebody = isNamed || (kind !== '' && speaksOfOrganisation(kind));
        if (isSomebody && isEmployer(name) && !speaksOfRole(name)) return name;
      }
  }
  return '';
}

function readSentence(lines: readonly string[]): string {
  for (const pattern of SENTENCES)
    for (const line of lines) {
      const found = pattern.exec(line);
      const name = found?.[1]?.replace(/[.,]$/u, '') ?? '';
      if (found && isEmployer(name) && !isQuality(name, found, line)) return name;
    }
  return readFirstDoer(lines);
}

/** After "is": a name is something, or does it; a noun that begins a sentence is somehow. */
const WHAT_IT_IS =
  /^ (?:an?|the|one|un|una|uno|el|la|now|part|based|owned|run|looking|seeking|hiring|recruiting|\p{Ll}{3,}ing|\d)(?!\p{L})/u;

/** "Discretion is essential", "Overtime is paid". */
function isQuality(name: string, found: RegExpExecArray, line: string): boolean {
  if (name.includes(' ') || !/ (?:is|are|es|has|have|tiene)$/u.test(found[0])) return false;
  return !WHAT_IT_IS.test(line.slice(found.index + found[0].length));
}

function isEmployer(name: string): boolean {
  const words = name.split(' ');
  return (
    name !== '' &&
    name.length <= LONGEST_COMPANY &&
    !NO_NAME.test(name) &&
    !/^(?:our|my|your|nuestr[oa]s?|mi|tu|su) /iu.test(name) &&
    // "La empresa es…", "The shop is…".
    !/^(?:the|an?|el|la|los|las|una?) \p{Ll}/u.test(beginWithSmallLetter(name)) &&
    !words.every(isCommonWord) &&
    !(words.length === 1 && speaksOfRole(name))
  );
}

const FIRST_LINES = 4;
/** "Brackenfield Polymers moulds closures": several capitals and what they do. */
const DOER = new RegExp(
  `^((?:The |El |La |Los |Las )?${NAME.slice(1, -1)}) (?!(?:is|as|was|has|this|plus|para|de|desde|una|la|que|se|te|le|me|have|are)(?!\\p{L}))\\p{Ll}+(?:[^s]s|[ae])(?!\\p{L})`,
  'u',
);

function readFirstDoer(lines: readonly string[]): string {
  for (const line of lines.slice(0, FIRST_LINES)) {
    const name = DOER.exec(line)?.[1] ?? '';
    const isNamed = /\p{L} (?:[^ ]+ )*\p{Lu}/u.test(name.replace(/^(?:The|El|La|Los|Las) /u, ''));
    if (isNamed && !speaksOfRole(name) && isEmployer(name)) return name;
  }
  return '';
}
