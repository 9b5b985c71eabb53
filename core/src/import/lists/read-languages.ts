import { languageNames, proficiencyWords } from '../../catalog';
import type { SpokenLanguage } from '../../cv';
import { Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, joinLines, lookKey } from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { findContactValues } from '../person/read-contact-values';
import { matchHeading } from '../sections/match-heading';
import type { Trace } from '../trace';
import { isKnownSkill } from './known-skills';
import { splitList } from './split-list';

const names = new Lexicon(languageNames);
const grades = new Lexicon(proficiencyWords);
const NOT_A_LEVEL =
  /^(?:other languages?|otros? idiomas?|otras? lenguas?|other language\(s\)|otro\(s\) idioma\(s\))\s*:?$/i;
const NUMBERED = /^\d{1,2}[.)] /;
/** "Hablo castellano, inglés y francés": a list all the same. */
const SPEAKS = /^(?:yo |i )?(?:hablo|domino|manejo|speak)(?: (?:y|and) \p{Ll}+)? (?=\S)/iu;
const BARS = /^[★☆●○■□▪▫▮▯⬤◯█░▓\s]+$/;
const BARS_BEHIND = /[\s:,–—-]*[★☆●○■□▪▫▮▯⬤◯█░▓]+\s*$/;

/** Reads languages with their levels, whether side by side, in brackets or below each other. Returns the lines it could not use. */
export function readLanguages(
  lines: readonly CvLine[],
  items: SpokenLanguage[],
  trace: Trace,
): readonly CvLine[] {
  const unused: CvLine[] = [];
  let open: number[] = [];
  const isRow = unknownRowTest(lines);
  for (const line of joinBrokenLines(lines)) {
    if (isRow(line)) {
      const [language = '', level = ''] = line.cells;
      trace.note(`/languages/${items.length}/language`, line.numbers, 0.8);
      trace.note(`/languages/${items.length}/proficiency`, line.numbers, 0.8);
      items.push({ language, proficiency: cleanLevel(level) });
      open = [];
      continue;
    }
    const parts = line.cells.flatMap((cell) => splitLanguages(cell));
    const found = parts.map((part, at) => {
      if (line.cells.length === 1 && isUnlisted(part, parts)) return { language: part, level: '' };
      return isLevelBeside(parts[at - 1], part) ? null : splitName(part);
    });
    let used = false;
    if (found.some((each) => each !== null)) open = [];
    parts.forEach((part, at) => {
      const named = found[at] ?? null;
      if (named !== null) {
        const index = items.length;
        open.push(index);
        items.push({ language: named.language, proficiency: named.level });
        trace.note(`/languages/${index}/language`, line.numbers, 0.95);
        if (named.level !== '') trace.note(`/languages/${index}/proficiency`, line.numbers, 0.9);
        shareLevel(items, part, line.text);
        used = true;
        return;
      }
      const level = cleanLevel(part);
      const column =
        parts.length === open.length && found.every((each) => each === null) ? at : open.length - 1;
      const current = items[open[column] ?? -1];
      if (current === undefined || level === '' || !isLevel(level, current.proficiency)) return;
      current.proficiency = current.proficiency === '' ? level : `${current.proficiency}, ${level}`;
      trace.note(`/languages/${open[column] ?? 0}/proficiency`, line.numbers, 0.85);
      used = true;
    });
    if (!used && parts.length > 0) unused.push(line);
    if (parts.length === 0) trace.note('/languages', line.numbers, 0.8);
  }
  return unused;
}

/** "Fang ⇥ Oral": in a table of languages and levels a name in no list is a language too. */
function unknownRowTest(lines: readonly CvLine[]): (line: CvLine) => boolean {
  const nameOf = ({ cells: [name = ''] }: CvLine) => name;
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const known = rows.filter((row) => splitKnownName(nameOf(row))?.level === '');
  const isTable = known.length > 1 && known.length * 2 > rows.length;
  return (line) => {
    const name = nameOf(line);
    if (!isTable || line.cells.length !== 2 || splitKnownName(name) !== null) return false;
    return /^\p{Lu}\p{L}{2,}$/u.test(name) && !grades.contains(name) && !NOT_SPOKEN.test(name);
  };
}

/** "Valenciano ⇥ Superior (C1)": behind a language that has no level yet, what no list knows is how well it is spoken. */
function isLevelBeside(before: string | undefined, part: string): boolean {
  return (
    before !== undefined && splitKnownName(before)?.level === '' && splitKnownName(part) === null
  );
}

const LONGEST_LEVEL = 6;
const GRADE_FIRST = /^[ABC][12]\b/;
/** "Lectura: intermedio", behind "Escritura: elemental". */
const GRADED_SKILL =
  /(?:^|, )(?:hablado|escrito|le[ií]do|lectura|escritura|conversaci[oó]n|comprensi[oó]n|expresi[oó]n|speaking|writing|reading|listening|spoken|written|oral)(?: (?:oral|escrita))?: ?\S+$/iu;
const CEFR = /\b[ABC][12]\b/;

/** After a grade is known, what follows is where it was learned or what comes next; only a finer grade is added. */
function isLevel(text: string, known: string): boolean {
  if (!grades.contains(text) && countWords(text) > LONGEST_LEVEL) return false;
  if (findContactValues(text).length > 0) return false;
  // "C1 (Cambridge, 2014)": the grade, and when it was reached.
  if (findDates(text).length > 0) return known === '' && GRADE_FIRST.test(text);
  if (known === '') return true;
  if (GRADED_SKILL.test(text) && GRADED_SKILL.test(known)) return true;
  const isGraded = grades.contains(known) || CEFR.test(known);
  return isGraded ? CEFR.test(text) && !CEFR.test(known) : countWords(text) <= LONGEST_LEVEL;
}

/** A level too long for its line goes on in the next, which names no language. */
function joinBrokenLines(lines: readonly CvLine[]): readonly CvLine[] {
  const wrap = new WrapTest(lines);
  const joined: CvLine[][] = [];
  for (const line of lines) {
    const above = joined.at(-1)?.at(-1);
    const isRest =
      above?.look.widthPt !== undefined &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      !line.bullet &&
      !line.gapBefore &&
      splitName(line.text) === null &&
      lookKey(above.look) === lookKey(line.look) &&
      !wrap.hadRoom(above, line);
    if (isRest) joined.at(-1)?.push(line);
    else joined.push([line]);
  }
  return joined.map((some) => joinLines(some));
}

/** A comma starts a new language only when one follows it: "Inglés, C1, Francés, B2". */
function splitLanguages(cell: string): readonly string[] {
  if (NOT_A_LEVEL.test(cell)) return [];
  if (BARS_BEHIND.test(cell) && !BARS.test(cell))
    return splitLanguages(cell.replace(BARS_BEHIND, ''));
  if (NUMBERED.test(cell)) return splitLanguages(cell.replace(NUMBERED, ''));
  if (SPEAKS.test(cell)) return splitLanguages(cell.replace(SPEAKS, '').replace(/\.$/, ''));
  if (splitUnknownName(cell) !== null) return [cell];
  const parts = splitNamed(cell)
    .flatMap((sentence) => splitList(sentence))
    .flatMap((part) => splitAtAnd(part));
  const spaced = parts.flatMap((part) => splitAtNames(part));
  const joined: string[] = [];
  for (const part of spaced) {
    const last = joined.at(-1);
    const isLevel = splitName(part) === null && !isUnlisted(part, spaced);
    if (last !== undefined && isLevel && splitName(last) !== null)
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** "English. French (basic). Spanish": each begins with a language, and the stop is no part of it. */
function splitNamed(cell: string): readonly string[] {
  const sentences = cell.split(/(?<=\p{L}{3}|\))\. (?=\p{Lu})/u);
  const areNamed = sentences.every((sentence) => splitKnownName(sentence) !== null);
  return sentences.length > 1 && areNamed
    ? sentences.map((sentence) => sentence.replace(/\.$/, ''))
    : [cell];
}

/** "castellano, asturianu, francés": one word among languages that is no level. */
function isUnlisted(part: string, list: readonly string[]): boolean {
  const known = list.filter((each) => splitKnownName(each) !== null);
  const isWord = /^\p{L}{4,}$/u.test(part) && !grades.contains(part);
  const isWritten = known.every((each) => /^\p{Lu}/u.test(each) === /^\p{Lu}/u.test(part));
  return isWord && isWritten && known.length > 1 && known.length + 1 >= list.length;
}

/** "Gallego y castellano nativos": the level applies to both. */
function shareLevel(items: SpokenLanguage[], part: string, text: string): void {
  const [previous, current] = items.slice(-2);
  if (
    previous === undefined ||
    current === undefined ||
    previous.proficiency !== '' ||
    current.proficiency === '' ||
    SOME_OF.test(part)
  )
    return;
  const joined = [' y ', ' e ', ' and ', ' & '].some((link) =>
    text.includes(`${previous.language}${link}${part}`),
  );
  if (joined) previous.proficiency = current.proficiency;
}

/** "Gallego y castellano": two languages, as long as what follows the "and" is one. */
function splitAtAnd(text: string): readonly string[] {
  const cut = / (?:y|and|e|&) /.exec(text);
  if (cut === null) return [text];
  const right = text.slice(cut.index + cut[0].length);
  return splitName(right) === null ? [text] : [text.slice(0, cut.index), right];
}

/** "Español Nativo Portugués Intermedio" on one line. */
function splitAtNames(text: string): readonly string[] {
  const words = text.split(' ');
  const starts = words
    .map((_, index) => index)
    .filter(
      (index) =>
        /^\p{Lu}/u.test(words[index] ?? '') &&
        names.has((words[index] ?? '').replace(/[:(].*$/, '')),
    );
  if (starts.length < 2) return [text];
  // "Inglés B2 Cambridge English": what is before the next language ends with how well the last one is spoken.
  const isGraded = (word = '') =>
    (grades.contains(word) && !/^(?:cambridge|oxford|trinity)$/i.test(word)) ||
    CEFR.test(word) ||
    /[).,;]$/.test(word);
  const areAll = starts.every((start) => start === 0 || isGraded(words[start - 1]));
  if (!areAll || starts[0] !== 0) return [text];
  return starts.map((start, at) => words.slice(start, starts[at + 1]).join(' '));
}

function splitName(text: string): { language: string; level: string } | null {
  return splitKnownName(text) ?? splitUnknownName(text);
}

/** "Ukranian - native": a name in no list, or misspelt, and how well it is spoken. */
function splitUnknownName(text: string): { language: string; level: string } | null {
  const found = /^(\p{Lu}\p{Ll}{3,})(?: ?: ?| [-–—|(] ?| \()(.{2,30})$/u.exec(text);
  const [, language = '', rest = ''] = found ?? [];
  const level = cleanLevel(rest);
  if (language === '' || grades.contains(language) || NOT_SPOKEN.test(language)) return null;
  return grades.has(level) || CEFR_ONLY.test(level) ? { language, level } : null;
}

/** "y un poco de inglés", "nociones de francés". */
const SOME_OF =
  /^(?:(?:y|e|and) )?(un poco|algo|nociones(?: básicas)?|conocimientos(?: básicos)?|a little|some|a bit) (?:de |del |of )?(\p{L}{4,})(?: (?:de|del|from) .{2,25})?\.?$/iu;
/** "Louisiana French (conversational)": one of its kinds, with how well it is spoken. */
const KIND_OF = /^((?:\p{Lu}\p{Ll}+ ){1,2}\p{Lu}?\p{Ll}+)(?= \(| ?[:–—])/u;
const CEFR_ONLY = /^[ABC][12]\+?$/;
const NOT_SPOKEN =
  /^(?:nivel|level|hablad\p{L}|escrit\p{L}|le[ií]d\p{L}|lectura|escritura|conversaci[oó]n|comprensi[oó]n|expresi[oó]n|speaking|writing|reading|listening|spoken|written|oral)$/iu;

function splitKnownName(text: string): { language: string; level: string } | null {
  const words = text.split(' ');
  for (const length of [4, 3, 2, 1]) {
    if (length > words.length) continue;
    const candidate = words.slice(0, length).join(' ');
    const bare = candidate.replace(/[:.,(–—-]+$/, '');
    if (!names.has(bare)) continue;
    return { language: bare.replace(/\s+$/, ''), level: cleanLevel(words.slice(length).join(' ')) };
  }
  const labelled =
    /^(?:lengua materna|idioma materno|mother tongue|native language|lenguas? maternas?|mother tongue\(s\)|idioma\(s\) materno\(s\))\s*:?\s*(.+)$/i.exec(
      text,
    );
  const mother = labelled?.[1];
  if (mother !== undefined && names.has(mother))
    return {
      language: mother,
      level: cleanLevel(text.slice(0, text.length - mother.length)).replace(/\(s\)$/, ''),
    };
  const some = SOME_OF.exec(text);
  if (some !== null && names.has(some[2] ?? ''))
    return { language: some[2] ?? '', level: cleanLevel(some[1] ?? '') };
  const kind = KIND_OF.exec(text)?.[1] ?? '';
  if (names.has(kind.replace(/^.* /, '')) && !grades.contains(kind))
    return { language: kind, level: cleanLevel(text.slice(kind.length)) };
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (words.length > 1 && words.length < 5 && names.has(last) && grades.contains(before))
    return { language: last, level: cleanLevel(before).replace(/\(s\)$/, '') };
  return null;
}

function cleanLevel(text: string): string {
  if (BARS.test(text)) return '';
  const trimmed = text.replace(/^[\s:,;(–—·|-]+/, '').replace(/[\s:,;.–—·|-]+$/, '');
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  const plain = closed > opened ? trimmed.replace(/\)(?=[^)]*$)/, '') : trimmed;
  return plain
    .replace(/^(?:nivel|level)\s*:\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most every second thing on the line is something else. */
export function listsLanguages(text: string): boolean {
  const parts = splitList(text.replace(/^[^:]{3,20}:(?= )/, ''));
  const known = parts.filter((part) => splitName(part) !== null || grades.contains(part));
  return known.length * 2 >= parts.length;
}

/** A line with a language and its level. An unknown language counts only if the others are written the same way. */
export function isLanguageLine(text: string, mayBeUnknown = true): boolean {
  if (text.length > 120) return false;
  const label = /^([\p{L} ]{3,20}):\s*(.+)$/u.exec(text);
  const isHeaded = label?.[1] !== undefined && matchHeading(label[1]) === 'languages';
  const [first = ''] = splitLanguages(isHeaded ? (label?.[2] ?? '') : text);
  const mayName =
    isHeaded || (mayBeUnknown && !isKnownSkill(text.replace(/[:(–—|-].*$/, '').trim()));
  const found = mayName ? splitName(first) : splitKnownName(first);
  return found !== null && (isHeaded || (found.level !== '' && grades.contains(found.level)));
}
