import { certificates } from '../catalog/credentials';
import { skills } from '../catalog/skills';
import { beginWordWithSmallLetter } from '../text';
import { capitaliseName } from './capitalise-name';
import { type Direction, sure, type Translated, unsure } from './direction';
import { certificatePairs, skillPairs } from './names/field-pairs';
import { NameTable } from './names/name-table';
import { PairTable } from './pair-table';
import { countryPairs } from './words/country-pairs';
import { headingPairs } from './words/heading-pairs';
import { languagePairs, proficiencyPairs } from './words/language-pairs';

/** The catalogue is read when the first text is translated, not when the page loads. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const skillNames = lazily(() => new NameTable(skillPairs, skills, { trustsWords: false }));
const listedSkills = lazily(() => new NameTable(skillPairs, []));
const certificateNames = lazily(() => new NameTable(certificatePairs, certificates));
const languages = lazily(() => new PairTable(languagePairs));
const proficiencies = lazily(() => new PairTable(proficiencyPairs));
const countries = lazily(() => new PairTable(countryPairs));
const headings = lazily(() => new PairTable(headingPairs));

export const findSkill = (name: string, direction: Direction) => skillNames().find(name, direction);
/** A name that the table has as it is written, whose translation says neither more nor less. */
export const findListedSkill = (name: string, direction: Direction) =>
  listedSkills().find(name, direction)?.text;
export const findCertificate = (name: string, direction: Direction) =>
  certificateNames().find(name, direction);

/** A name that the catalogue only has under something near it. */
export const nearTo = (text: string, nearness: number): Translated => ({
  text,
  isSure: false,
  nearness,
});

export const findLanguage = (name: string, direction: Direction) =>
  languages().find(name, direction);

export function translateLanguage(name: string, direction: Direction): Translated {
  const found = findLanguage(name, direction);
  return found === undefined ? unsure(name) : sure(withFirstLetterOf(name, found));
}

export function translateHeading(name: string, direction: Direction): Translated {
  const found = headings().find(name.replace(/\s*:\s*$/, ''), direction);
  if (found === undefined) return unsure(name);
  if (name === name.toUpperCase()) return sure(found.toUpperCase());
  return sure(direction.to === 'en' ? capitaliseName(found) : found);
}

/** "Nivel avanzado (C1)" → "Advanced (C1)": words by the table, grades and certificates as they are. */
export function translateProficiency(text: string, direction: Direction): Translated {
  let isSure = true;
  const parts = text.split(/(\s*[()[\],;/:·|–-]\s+|\s+[–-]\s*|[()[\],;/·|])/);
  const translated = parts.map((part, at) => {
    const words = part.trim();
    if (words === '' || !/\p{L}/u.test(words) || isGrade(words)) return part;
    const found = findProficiency(words, direction);
    if (found !== undefined)
      return part.replace(words, at === 0 ? found : withCaseOf(words, found));
    // "EGA", "DALF": the name of a certificate.
    if (/^\p{Lu}{2,5}$/u.test(words)) return part;
    isSure = false;
    return part;
  });
  return { text: withFirstLetterOf(text, translated.join('')), isSure };
}

function findProficiency(words: string, direction: Direction): string | undefined {
  const known = proficiencies();
  const whole = known.find(words, direction);
  if (whole !== undefined) return whole;
  const graded = /^(?:(?:nivel|level)\s+)?([ABC][12]\+?)$/i.exec(words)?.[1];
  if (graded !== undefined) return `${direction.to === 'en' ? 'Level' : 'Nivel'} ${graded}`;
  const [, grade, rest] = /^([ABC][12]\+?)\s+(.+)$/i.exec(words) ?? [];
  const afterGrade = rest === undefined ? undefined : known.find(rest, direction);
  if (afterGrade !== undefined) return `${grade} ${afterGrade}`;
  const [, start, last] = /^(.+)\s+([ABC][12]\+?)$/i.exec(words) ?? [];
  const beforeGrade = start === undefined ? undefined : known.find(start, direction);
  return beforeGrade === undefined ? undefined : `${beforeGrade} ${last}`;
}

const isGrade = (words: string): boolean =>
  /^(?:[ABC][12]\+?|N[1-5]|(?:IELTS|TOEFL|TOEIC|FCE|CAE|CPE|DELE|DELF|DALF|EOI|HSK|JLPT|Cambridge|Trinity|Goethe|Aptis|First|Advanced)(?:\s+[\w.]+)*)$/i.test(
    words,
  );

/** Only the country changes: towns and regions keep their names. */
export function translatePlace(place: string, direction: Direction): string {
  return place
    .split(/([,()·|/]|\s[–-]\s)/)
    .map((part) => {
      const found = countries().find(part.trim(), direction);
      return found === undefined ? part : part.replace(part.trim(), found);
    })
    .join('');
}

/** "nivel medio, hablado": a level inside a line begins as it did there. */
const withCaseOf = (words: string, text: string): string =>
  /^\p{Ll}/u.test(words) ? beginWordWithSmallLetter(text) : text;

export function withFirstLetterOf(model: string, text: string): string {
  if (/^\s*\p{Lu}/u.test(model))
    return text.replace(/^\s*\p{L}/u, (letter) => letter.toUpperCase());
  return text;
}
