import type { Language } from '../language';
import { beginWithSmallLetter } from '../text';
import { findEnglishVerbByGerund, findEnglishVerbByPast } from './openings/english-verbs';
import { findVerbByPreterite, isCatalogueInfinitive, toPreterite } from './openings/spanish-verbs';

/** "Lancé X, aumentando Y un 30 %" → "Aumenté Y un 30 % al lanzar X": results come first for readers who look for them. */
export function putResultFirst(text: string, language: Language): string | null {
  const match = /^([^,;.]+), (\p{Ll}+) ([^,;.]*\d[^,;]*?)(\.?)$/u.exec(text);
  if (match === null) return null;
  const [, deed = '', gerund = '', result = '', stop = ''] = match;
  if (/\d/.test(deed)) return null;
  return language === 'es'
    ? sayInSpanish(deed, gerund, result, stop)
    : sayInEnglish(deed, gerund, result, stop);
}

function sayInSpanish(deed: string, gerund: string, result: string, stop: string): string | null {
  const [first = '', ...rest] = beginWithSmallLetter(deed).split(' ');
  const infinitive = findInfinitive(first);
  const outcome = readSpanishGerund(gerund);
  if (infinitive === null || outcome === null || rest.length === 0 || hasVerbRow(rest.join(' ')))
    return null;
  return `${outcome} ${result} al ${infinitive} ${rest.join(' ')}${stop}`;
}

const hasVerbRow = (text: string) => / [ye] \p{Ll}+[éí](?![\p{L}])/u.test(text);

function findInfinitive(preterite: string): string | null {
  const verb = findVerbByPreterite(preterite);
  if (verb !== null) return verb.infinitive.includes(' ') ? null : verb.infinitive;
  const regular = preterite.replace(/é$/, 'ar');
  return regular !== preterite && regular.length > 5 && toPreterite(regular) === preterite
    ? regular
    : null;
}

function readSpanishGerund(gerund: string): string | null {
  const stem = /^(.+?)(?:ando|iendo|yendo)$/.exec(gerund)?.[1];
  if (stem === undefined) return null;
  const infinitive = [`${stem}ar`, `${stem}er`, `${stem}ir`].find(isCatalogueInfinitive);
  return infinitive === undefined ? null : toPreterite(infinitive);
}

function sayInEnglish(deed: string, gerund: string, result: string, stop: string): string | null {
  const [first = '', ...rest] = beginWithSmallLetter(deed).split(' ');
  const verb = findEnglishVerbByPast(first);
  const outcome = findEnglishVerbByGerund(gerund);
  if (verb === null || outcome === null || rest.length === 0) return null;
  if (/ and \p{Ll}+ed(?![\p{L}])/u.test(deed)) return null;
  return `${outcome.past} ${result} by ${verb.gerund} ${rest.join(' ')}${stop}`;
}
