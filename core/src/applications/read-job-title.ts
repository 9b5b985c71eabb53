import { leavingPhrases, soughtPhrases } from '../catalog';
import { beginWithCapital } from '../text';
import { FACT_WORDS } from './fact-words';
import { fromRole, isOfField, speaksOfRole } from './head-words';
import { ANNOUNCING, CALL, type PostingHead } from './posting-head';
import { readLabelled } from './posting-lines';
import { splitTown, splitUnknownTown } from './read-place';

const LABELS = new RegExp(`^${FACT_WORDS['title label']}\\s*[:：]\\s*`, 'iu');

const anyOf = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replace(/'/gu, "['’]").replace(/ /gu, '\\s+')).join('|');

/** "Buscamos un/a analista de datos para…", "We are looking for a senior data analyst to…". */
const SOUGHT = new RegExp(
  `(?:^|[\\s,;:.¡(])(?:${anyOf(soughtPhrases)})\\s+(?:(?:a|para)\\s+)?([^.;:!?\\n]{3,120})`,
  'giu',
);
/** "Our payroll officer is retiring", "Nuestra encargada de almacén se jubila". */
const LEAVING = new RegExp(
  `(?:^|[\\s,;:.¡(])(?:our|nuestr[oa])\\s+([^.,;:!?\\n]{3,60}?)(?:,\\s+[^\\s,]+,)?\\s+(?:${anyOf(leavingPhrases)})(?!\\p{L})`,
  'giu',
);
/** How many of them, and the articles before the name of the job. */
const COUNT = new RegExp(
  `^(?:(?:uno?/a|un\\(a\\)|${FACT_WORDS['before title']}|\\d{1,2})\\s+)+`,
  'iu',
);

/** Where the name of the job ends in such a sentence. */
const END = new RegExp(`\\s+${FACT_WORDS['after title']}\\s|[,(]`, 'iu');

const FIELD = / en (?=\p{Lu})/u;
const LONGEST_TITLE = 90;
const MOST_CALLS = 8;

export function readJobTitle(lines: readonly string[], head: PostingHead): string {
  const labelled = readLabelled(lines, LABELS);
  const text = lines.join('\n');
  if (labelled !== '' && labelled.length <= LONGEST_TITLE) return writeTitle(labelled, text);
  const title = speaksOfRole(head.title)
    ? head.title
    : readWanted(lines) || readSought(lines) || head.title;
  return beginWithCapital(writeTitle(title, text));
}

/** In capitals throughout, but for the ending of "OPERARIOS/as". */
const isDrawnLarge = (text: string) =>
  /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\/(?:as?|os?)\b/gu, ''));

const WANTED_FIRST = new RegExp(`^([^.,;:!?]{3,70}?) ${FACT_WORDS.wanted}\\b`, 'iu');

/** "Pastry chef wanted for The Larkhill", "Bolsa de empleo temporal de Trabajador/a Social". */
function readWanted(lines: readonly string[]): string {
  for (const written of lines.slice(0, MOST_CALLS)) {
    const line = written.replace(ANNOUNCING, '');
    const announced = line === written ? '' : beforeEnd(line);
    if (announced.length <= LONGEST_TITLE && speaksOfRole(announced)) return announced;
    const wanted = WANTED_FIRST.exec(line)?.[1] ?? '';
    if (speaksOfRole(wanted)) return wanted;
    if (
      line.length <= LONGEST_TITLE &&
      isDrawnLarge(line.replace(/\(.*\)/gu, '')) &&
      speaksOfRole(line)
    )
      return line;
    const called = CALL.test(line)
      ? beforeEnd(fromRole(line.slice(line.search(CALL))).split(/[.,;(]/u)[0] ?? '')
      : '';
    if (called.length < line.length && called.length <= LONGEST_TITLE && speaksOfRole(called))
      return called;
  }
  return '';
}

/** Who is sought or goes, by the first sentence that names an occupation. */
function readSought(lines: readonly string[]): string {
  for (const pattern of [SOUGHT, LEAVING])
    for (const line of lines)
      for (const [, sought = ''] of line.matchAll(pattern)) {
        const title = beforeEnd(sought).trim().replace(COUNT, '');
        if (title.length > 2 && title.length <= LONGEST_TITLE && isNamedJob(title)) return title;
      }
  return '';
}

/** "Técnico en Integración Social" goes on after its "en". */
function beforeEnd(sought: string): string {
  const [first = '', ...rest] = sought.split(FIELD);
  const before = first.split(END)[0] ?? '';
  const [field = ''] = rest;
  if (before !== first || !isOfField(first)) return sought.split(END)[0] ?? '';
  return `${first} en ${field.split(END)[0] ?? ''}`;
}

/** "Ampliar su equipo técnico" is what somebody wants to do. */
function isNamedJob(title: string): boolean {
  const [first = ''] = title.split(' ');
  const isDeed = /^\p{Ll}+(?:ar|er|ir)(?:se)?$/u.test(first) && !speaksOfRole(first);
  return speaksOfRole(title) && !isDeed;
}

/** Short words that are no acronyms. */
const SMALL = new RegExp(`^${FACT_WORDS['small word']}$`, 'iu');

/** Capitals throughout are a way to draw a heading; each word is written as the rest of the text writes it. */
function writeTitle(title: string, text: string): string {
  const plain = tidy(title);
  if (!isDrawnLarge(plain)) return plain;
  const written = new Set(
    text
      .split('\n')
      .filter((line) => /\p{Ll}{3}/u.test(line) && !line.includes(plain))
      .flatMap((line) => line.split(/[^\p{L}\d]+/u)),
  );
  const words = plain.replace(/[\p{L}\d]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (plain[at - 1] === '/' && small.length <= 2) return small;
    if (written.has(small)) return small;
    return written.has(word) || (word.length <= 3 && !SMALL.test(word)) ? word : small;
  });
  return beginWithCapital(words);
}

/** What a job is for, and what somebody should bring: "Ebanista para taller de muebles", "Costurera con experiencia". */
const TAIL = new RegExp(`\\s+${FACT_WORDS['title for']}\\s.*$`, 'iu');
const WANTED_LAST = new RegExp(`\\s+${FACT_WORDS.wanted}\\b.*$`, 'iu');
const TITLE_ENDS = new RegExp(`,? ${FACT_WORDS['title ends']}(?!\\p{L}).*$`, 'iu');
/** "Finance Assistant at Hollin Bank School". */
const AT_EMPLOYER = /\s+at (?=(?:The |the )?\p{Lu}\p{Ll}).*$/u;
const SOON = new RegExp(`\\s+${FACT_WORDS.soon}[!.]*$`, 'iu');

/** "Analista de datos (H/M/X)" and "Ref. 1234" lose what is about the job description, not the job. */
function tidy(title: string): string {
  const tidied = title
    .replace(/\s*\(\s*[hmfwdx](?:\s*\/\s*[hmfwdx])+\s*\)/giu, '')
    .replace(/\s*[-–(]?\s*\bref(?:erencia|erence)?\b\.?\s*:?\s*[\w/-]+\)?$/iu, '')
    .replace(ANNOUNCING, '')
    .replace(WANTED_LAST, '')
    .replace(TAIL, (tail, at: number) => (speaksOfRole(title.slice(0, at)) ? '' : tail))
    .replace(
      /\s*\((?:base|[^)]*(?:\d{2}|,|\bto\b|h[ií]brid|remot|hybrid|[- ]time\b|jornada))[^)]*\)/giu,
      '',
    )
    .replace(AT_EMPLOYER, (end, at: number) => (speaksOfRole(title.slice(0, at)) ? '' : end))
    .replace(TITLE_ENDS, '')
    .replace(SOON, '')
    .replace(/[\s.,;:–-]+$/u, '')
    .trim();
  return (splitTown(tidied) ?? splitUnknownTown(tidied))?.before ?? tidied;
}
