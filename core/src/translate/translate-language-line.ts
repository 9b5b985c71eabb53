import { foldText } from '../language';
import { beginWithCapital } from '../text';
import type { Direction } from './direction';
import { findLanguage, translateProficiency } from './translate-names';

/** "Inglés: nivel alto", "Fluent in Polish and English": a line that says which languages and how well, and nothing else. */
export function translateLanguageLine(line: string, direction: Direction): string | undefined {
  const text = line.trim().replace(/\.$/, '');
  const written =
    readNamedFirst(text, direction) ??
    readFluent(text, direction) ??
    readLevelFirst(text, direction);
  return written && (/^\p{Lu}/u.test(text) ? beginWithCapital(written) : written);
}

/** "Francés: B2", "Francés (B2)", "Francés B2 (EOI)", "Portuguese – conversational". */
function readNamedFirst(text: string, direction: Direction): string | undefined {
  const [, name = '', link = '', level = ''] =
    /^(\p{L}+(?: \p{L}+)?)(\s*[:(,]\s*|\s+[–—-]\s+|\s+)(.+)$/u.exec(text) ?? [];
  const language = findLanguage(name, direction);
  if (language !== undefined) return writeLevel(language, link, level, direction);
  const [, first = '', rest = ''] = /^(\p{L}+)\s+(.+)$/u.exec(text) ?? [];
  const single = findLanguage(first, direction);
  return single === undefined ? undefined : writeLevel(single, ' ', rest, direction);
}

function writeLevel(
  language: string,
  link: string,
  level: string,
  direction: Direction,
): string | undefined {
  const isBracket = link.includes('(');
  if (isBracket && !level.endsWith(')')) return undefined;
  const how = translateProficiency(isBracket ? level.slice(0, -1) : level, direction);
  if (!how.isSure) return undefined;
  const text = /^[ABC][12]/.test(how.text) ? how.text : lowerFirst(how.text);
  const isPlain = /^\s+$/.test(link) && !/^[ABC][12]/.test(how.text);
  if (isPlain && direction.to === 'en' && !/^level [ABC]/i.test(text))
    return `${text} ${beginWithCapital(language)}`;
  return `${beginWithCapital(language)}${isPlain ? ': ' : link}${text}${isBracket ? ')' : ''}`;
}

/** "Fluent in Polish and English"; "bilingüe en castellano y catalán", "Bilingual English/Polish". */
function readFluent(text: string, direction: Direction): string | undefined {
  const [, level = '', names = ''] =
    /^(.+?) (?:in|en) (.+)$/i.exec(text) ?? /^(bilingual|bilingüe) (.+)$/i.exec(text) ?? [];
  const languages = names
    .split(/,\s*|\s*[/–-]\s*|\s+(?:and|y|e|&)\s+/)
    .map((name) => findLanguage(name, direction));
  const how = level === '' ? undefined : translateProficiency(level, direction);
  if (!how?.isSure || languages.length === 0 || languages.includes(undefined)) return undefined;
  const known = languages.flatMap((one) => one ?? []);
  if (direction.to === 'en') return `${how.text} in ${known.map(beginWithCapital).join(' and ')}`;
  const listed = known.map((one) => one.toLowerCase()).join(' y ');
  const joined = listed.replace(/ y (?=i)/g, ' e ');
  return foldText(level) === 'fluent' || foldText(level) === 'fluency'
    ? `${joined} con fluidez`
    : `${lowerFirst(how.text)} en ${joined}`;
}

/** "Conversational Spanish", "Nivel alto de inglés", "Native English speaker". */
function readLevelFirst(text: string, direction: Direction): string | undefined {
  const [, level = '', name = ''] =
    direction.from === 'es'
      ? (/^(.+?) (?:de|del idioma) (\p{L}+)$/iu.exec(text) ?? [])
      : (/^(.+?) (\p{L}+)(?: speaker)?$/iu.exec(text) ?? []);
  const language = findLanguage(name, direction);
  const how = level === '' ? undefined : translateProficiency(level, direction);
  if (language === undefined || !how?.isSure) return undefined;
  return direction.to === 'en'
    ? `${how.text} ${beginWithCapital(language)}`
    : `${beginWithCapital(language)}: ${lowerFirst(how.text)}`;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
