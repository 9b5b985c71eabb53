import { actionVerbs } from '../catalog';
import { certificates, degrees } from '../catalog/credentials';
import { skills } from '../catalog/skills';
import { jobTitles } from '../catalog/titles';
import { isNamedTool, regularVerbs } from '../improve';
import { foldText, type Language, stopWords } from '../language';

const LITTLE_WORDS: Readonly<Record<Language, string>> = {
  es: 'unos unas sin nuestro esta este',
  en: 'or than more',
};

let words: Readonly<Record<Language, ReadonlySet<string>>> | undefined;

/**
 * Every plain word of a language that the catalogue has, folded. Names of tools belong to neither, and little words of the
 * other language come in with names that were never translated ("responsable de business intelligence").
 */
export function knownWords(language: Language): ReadonlySet<string> {
  words ??= { es: readWords('es'), en: readWords('en') };
  return words[language];
}

function readWords(language: Language): ReadonlySet<string> {
  const plain = skills.filter((skill) => !isNamedTool(skill));
  const texts = [
    ...[...jobTitles, ...degrees, ...certificates, ...plain].flatMap((thing) => thing[language]),
    ...actionVerbs.flatMap((verb) => Object.values(verb[language])),
    ...(language === 'en' ? regularVerbs.flatMap((verb) => Object.values(verb)) : []),
    ...stopWords[language],
    LITTLE_WORDS[language],
  ];
  const other = new Set<string>(stopWords[language === 'es' ? 'en' : 'es']);
  const all = texts.flatMap((text) => foldText(text).match(/\p{L}+/gu) ?? []);
  return new Set(all.filter((word) => !other.has(word)));
}
