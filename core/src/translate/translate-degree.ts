import kindTable from '../../data/translation/degree-kinds.tsv' with { type: 'text' };
import { degrees } from '../catalog/credentials';
import { foldText, type Language } from '../language';
import { readNames, readRows } from '../tables';
import { beginWithCapital, beginWithSmallLetter } from '../text';
import { type Direction, sure, type Translated, unsure } from './direction';
import { degreePairs, subjectPairs } from './names/field-pairs';
import { findAside, isInitials } from './names/find-aside';
import { readStage } from './names/framed-skill';
import { nameStudies } from './names/name-studies';
import { NameTable } from './names/name-table';
import { findSkill, nearTo } from './translate-names';
import { translateTitle } from './translate-title';

interface DegreeNames {
  readonly whole: NameTable;
  /** "Enfermería" ↔ "Nursing": subjects, and those read off the degrees that name a field. */
  readonly fields: NameTable;
}

let names: DegreeNames | undefined;

function degreeNames(): DegreeNames {
  names ??= {
    whole: new NameTable(degreePairs, degrees),
    fields: new NameTable(subjectPairs, readFields()),
  };
  return names;
}

function* readFields(): Iterable<{ es: readonly string[]; en: readonly string[] }> {
  for (const degree of degrees) {
    const es = degree.es.flatMap((name) => /^[^,]*? en (.+)$/.exec(name)?.[1] ?? []);
    const en = degree.en.flatMap(
      (name) => /^(?:.*(?:Degree|Diploma|Technician)) in (.+)$/.exec(name)?.[1] ?? [],
    );
    if (es.length > 0 && en.length > 0) yield { es: [...new Set(es)], en: [...new Set(en)] };
  }
}

/** Where English has the field first: "Plumbing course". */
const FIELD = '{field}';

interface Kind {
  readonly pattern: RegExp;
  readonly length: number;
  readonly isAround: boolean;
  readonly before: string;
  readonly after: string;
  /** "Excel Course": said after a short name of the field, instead of what is said before it. */
  readonly last: string;
}

const KINDS: Readonly<Record<Language, readonly Kind[]>> = {
  es: readKinds('es'),
  en: readKinds('en'),
};

function readKinds(language: Language): readonly Kind[] {
  return readRows(kindTable, ['from', 'start', 'before', 'after', 'last'])
    .filter(({ from }) => from === language)
    .flatMap(({ start, before, after, last }) =>
      readNames(start).map((name) => ({
        pattern: writePattern(name),
        length: name.length,
        isAround: name.includes(FIELD),
        before,
        after: after === '' ? '' : ` ${after}`,
        last,
      })),
    )
    .sort((a, b) => b.length - a.length);
}

function writePattern(start: string): RegExp {
  const written = start
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('{n}', '(?<n>\\d{1,2})')
    .replace('{g}', '(?<g>[A-G1-9*]+ ?(?:[–-]|to) ?[A-G1-9*]+)')
    .replace(/ including$/, ',? including')
    .replaceAll(/'/g, "['’]");
  return new RegExp(
    start.includes(FIELD)
      ? `^${written.replace(FIELD, '(?<field>.+?)')}$`
      : `^${written} (?<field>.+)$`,
    'i',
  );
}

export function translateDegree(degree: string, direction: Direction): Translated {
  const text = degree.trim();
  if (text === '') return sure(degree);
  const found = degreeNames().whole.find(text, direction);
  if (found?.cover === 1) return sure(found.text);
  const noted = translateNoted(text, direction);
  if (noted?.isSure || noted?.frame !== undefined) return noted;
  for (const stage of readStage(text, direction)) {
    const degree = translateDegree(stage.name, direction);
    if (degree.isSure) return sure(writeStage(stage.write, degree.text));
  }
  for (const { pattern, before, after, last, isAround } of KINDS[direction.from]) {
    const { field, n = '', g = '' } = pattern.exec(text)?.groups ?? {};
    if (field === undefined) continue;
    const start = before === '' ? '' : `${before.replace('{n}', n).replace('{g}', g)} `;
    const end = after.replace('{n}', n);
    const about = translateStudied(field, direction);
    if (about.isSure && last !== '' && isShort(about.text)) return sure(`${about.text} ${last}`);
    if (about.isSure) return sure(start + about.text + end);
    // "Google Ads Certificate": only with a field that we know is it no name.
    if (isAround) continue;
    return {
      text,
      isSure: false,
      frame: { before: start, source: field, after: end, isSubject: true },
    };
  }
  const studies = direction.from === 'es' ? nameStudies(text) : undefined;
  const named = studies === undefined ? undefined : translateDegree(studies, direction);
  if (named?.isSure) return /degree/i.test(named.text) ? named : sure(`Degree in ${named.text}`);
  // "Administración de Empresas": what was studied, and not which degree it was.
  const studied = degreeNames().fields.find(text, direction);
  if (studied?.cover === 1) return sure(capitaliseSubject(studied.text, direction));
  if (found !== undefined) return nearTo(found.text, found.cover);
  return noted ?? unsure(degree);
}

/** "Curso de auxiliar de farmacia": a field, or the post that it leads to. */
function translateStudied(field: string, direction: Direction): Translated {
  const about = translateField(field, direction);
  if (about.isSure) return about;
  const post = translateTitle(field, direction, 'masculine');
  if (!post.isSure) return about;
  return sure(
    direction.to === 'en'
      ? capitaliseSubject(post.text, direction)
      : beginWithSmallLetter(post.text),
  );
}

/** "Year 2 of Law", "Year 2 of a Bachelor's Degree in Law". */
function writeStage(write: (degree: string) => string, degree: string): string {
  if (write(degree) === degree) return degree;
  const fitting = degree
    .replace(/^Degree in /, '')
    .replace(/^(?=(?:Bachelor's|Double|Higher|Master's|Technical|Vocational) )/, 'a ')
    .replace(/^(?=Intermediate )/, 'an ');
  return beginWithCapital(write(fitting));
}

const MOST_WORDS = 4;
const isShort = (field: string): boolean =>
  field.split(' ').length <= MOST_WORDS && !/ (?:in|for|with|to|at|on) /.test(field);

/** "Grado en Derecho (2:1)", "Grado en Derecho, en curso": the degree, and what is said of it. */
function translateNoted(text: string, direction: Direction): Translated | undefined {
  const [, main, opening, note, closing] =
    /^(.+?)(\s*\()([^()]+)(\))$/.exec(text) ?? /^(.+?)(,\s+)([^(),]+)()$/.exec(text) ?? [];
  if (main === undefined || opening === undefined || note === undefined || closing === undefined)
    return undefined;
  const { text: inner, isSure, frame } = translateDegree(main, direction);
  const isNamed = isInitials(note) && ` ${foldText(inner)} `.includes(` ${foldText(note)} `);
  if (isNamed) return { text: inner, isSure };
  const known = findNote(note, direction);
  // Behind a comma it may be the second of several subjects.
  if (known === undefined)
    return isSure && closing !== ''
      ? askForNote(text, inner, [opening, note, closing])
      : unsure(`${inner}${opening}${note}${closing}`);
  const end = `${opening}${known}${closing}`;
  if (isSure) return sure(inner + end);
  const asked = frame ?? (inner === main ? { before: '', source: main, after: '' } : undefined);
  return asked === undefined
    ? unsure(inner + end)
    : { text, isSure: false, frame: { ...asked, after: asked.after + end } };
}

const askForNote = (
  text: string,
  inner: string,
  [opening, note, closing]: readonly [string, string, string],
): Translated => ({
  text,
  isSure: false,
  frame: { before: inner + opening, source: note, after: closing },
});

function findNote(note: string, direction: Direction): string | undefined {
  const known = findAside(note, direction) ?? findSubject(note, direction);
  const degree = known === undefined ? translateDegree(note, direction) : undefined;
  return degree?.isSure ? beginWithSmallLetter(degree.text) : known;
}

/** A field of study: "Administración y Dirección de Empresas"; or several: "Maths, Physics and Chemistry". */
export function translateField(field: string, direction: Direction): Translated {
  if (field.trim() === '') return sure(field);
  const whole = findSubject(field, direction);
  if (whole !== undefined) return sure(whole);
  const parts = field.split(/(,\s+(?:and\s+)?|\s+(?:and|y|e|&)\s+|\s*\([^)]*\)\s*,?\s*)/);
  // What is said of a subject stays if it is a grade: "Biology (A)".
  const hasWords = parts.some((part, at) => at % 2 === 1 && /\(.*\p{Ll}{2}/u.test(part));
  if (parts.length < 3 || hasWords) return unsure(field);
  const subjects = parts.map((part, at) =>
    at % 2 === 1 || part === '' ? part : findSubject(part, direction),
  );
  if (subjects.includes(undefined)) return unsure(field);
  return sure(
    subjects
      .map((part, at) =>
        at % 2 === 1 ? writeLink(part ?? '', subjects[at + 1] ?? '', direction) : part,
      )
      .join(''),
  );
}

function writeLink(link: string, next: string, { to }: Direction): string {
  if (/\(/.test(link)) return link;
  if (to === 'en') return link.replace(/ [ye] /, ' and ');
  return link.replace(/,? ?(?:and|&) $/, /^h?i/i.test(next) ? ' e ' : ' y ');
}

function findSubject(name: string, direction: Direction): string | undefined {
  const found = degreeNames().fields.find(name, direction);
  const subject = found?.cover === 1 ? found : findSkill(name, direction);
  return subject?.cover === 1 ? capitaliseSubject(subject.text, direction) : undefined;
}

/** Both languages write the names of studies with capitals. */
export const capitaliseSubject = (text: string, { to }: Direction): string =>
  text.replace(
    to === 'en'
      ? /(?<![\p{L}'])(?!(?:and|or|of|in|for|the|with|to|at|by|on|from|as|a|an)(?!\p{L}))\p{Ll}/gu
      : /(?<![\p{L}'])(?!(?:y|e|o|de|del|la|el|los|las|en|a|al|con|como|para|por)(?!\p{L}))\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  );
