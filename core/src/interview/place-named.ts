import type { AskedAs, CefrLevel } from '../assistant';
import type { Cv } from '../cv';
import { foldText } from '../language';
import { beginWithCapital } from '../text';

/** Something a job asks for, as a person is asked about it. */
interface AskedThing {
  readonly name: string;
  readonly askedAs: AskedAs;
  readonly askedLevel: CefrLevel | null;
  /** What the CV calls the language that it has at too low a level; empty for none. */
  readonly shownAs: string;
}

export type NamedSection = 'skills' | 'certifications' | 'education' | 'languages';

/** What one has or lives: a yes needs no job in which it was done. */
export function isHeld(askedAs: AskedAs): boolean {
  return (
    askedAs === 'licence' ||
    askedAs === 'degree' ||
    askedAs === 'language' ||
    askedAs === 'circumstance'
  );
}

export function chooseSection(askedAs: AskedAs): NamedSection {
  if (askedAs === 'licence') return 'certifications';
  if (askedAs === 'degree') return 'education';
  return askedAs === 'language' ? 'languages' : 'skills';
}

/** What it takes to undo one. */
interface AddedName {
  readonly name: string;
  /** What the CV said before of the level of a language that it has; undefined for what is new. */
  readonly levelBefore?: string | undefined;
}

/** The CV with what is true of the person in the section it belongs to. `added` is null if it was there already. */
export function addNamed(
  cv: Cv,
  asked: AskedThing,
  level: string = asked.askedLevel ?? '',
): { readonly cv: Cv; readonly added: AddedName | null } {
  const section = chooseSection(asked.askedAs);
  // A skill is one of a list, in its own spelling; the others are entries.
  const name = section === 'skills' ? asked.name : beginWithCapital(asked.name);
  const has = (names: readonly string[]) => names.some((one) => foldText(one) === foldText(name));
  const added = { name };
  const same = { cv, added: null };
  switch (section) {
    case 'certifications': {
      if (has(cv.certifications.map((one) => one.name))) return same;
      const certifications = [...cv.certifications, { name, issuer: '', date: '' }];
      return { cv: { ...cv, certifications }, added };
    }
    case 'education': {
      if (has(cv.education.map((one) => one.degree))) return same;
      return { cv: { ...cv, education: [...cv.education, { ...BLANK, degree: name }] }, added };
    }
    case 'languages':
      return addLanguage(cv, { ...asked, name }, level);
    case 'skills':
      return has(cv.skills) ? same : { cv: { ...cv, skills: [...cv.skills, name] }, added };
  }
}

const BLANK = {
  degree: '',
  institution: '',
  dates: '',
  location: '',
  field_of_study: '',
  description: '',
};

function addLanguage(cv: Cv, asked: AskedThing, level: string) {
  const at = findLanguage(cv, asked);
  const spoken = cv.languages[at];
  if (spoken === undefined) {
    const languages = [...cv.languages, { language: asked.name, proficiency: level }];
    return { cv: { ...cv, languages }, added: { name: asked.name } };
  }
  if (level === '' || spoken.proficiency === level) return { cv, added: null };
  const languages = cv.languages.with(at, { ...spoken, proficiency: level });
  return {
    cv: { ...cv, languages },
    added: { name: spoken.language, levelBefore: spoken.proficiency },
  };
}

/** Where a CV has the language, by its own word for it or by the asked one; -1 where it has not. */
export function findLanguage(
  cv: Cv,
  { name, shownAs }: Pick<AskedThing, 'name' | 'shownAs'>,
): number {
  const has = (word: string) => (word === '' ? -1 : findByWord(cv, foldText(word)));
  return Math.max(has(shownAs), has(name));
}

function findByWord(cv: Cv, word: string): number {
  return cv.languages.findIndex(({ language }) => ` ${foldText(language)} `.includes(` ${word} `));
}

/** Undoes it. What the person has filled in since is theirs and stays. */
export function removeNamed(cv: Cv, { name, levelBefore }: AddedName): Cv {
  if (levelBefore !== undefined) {
    const languages = cv.languages.map((one) =>
      one.language === name ? { ...one, proficiency: levelBefore } : one,
    );
    return { ...cv, languages };
  }
  return {
    ...cv,
    skills: cv.skills.filter((one) => one !== name),
    certifications: cv.certifications.filter(
      (one) => one.name !== name || one.issuer !== '' || one.date !== '',
    ),
    education: cv.education.filter(
      ({ degree, ...rest }) => degree !== name || Object.values(rest).some((text) => text !== ''),
    ),
    languages: cv.languages.filter(({ language }) => language !== name),
  };
}
