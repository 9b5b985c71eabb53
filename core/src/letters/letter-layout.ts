import { foldText } from '../language';
import { beginWithSmallLetter } from '../text';
import type { LetterAchievement, LetterFacts } from './letter-facts';

export interface LetterText {
  readonly subject: string;
  readonly body: string;
}

/** Paragraphs with a blank line between them; those that have nothing to say are not there. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** Sentences of one paragraph. */
export function joinTold(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** "… en Frutas Levante S.L." has its stop already. */
export const endSentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export function writeSignature(farewell: string, { name, contact }: LetterFacts): string {
  return [farewell, name, contact].filter((line) => line !== '').join('\n');
}

export const listItem = (text: string) => `- ${endSentence(text)}`;

/** A list names a place once, until it changes. */
export function nameEmployersOnce<Deed extends Pick<LetterAchievement, 'employer'>>(
  deeds: readonly Deed[],
): readonly Deed[] {
  return deeds.map((deed, at) =>
    at > 0 && deeds[at - 1]?.employer === deed.employer ? { ...deed, employer: '' } : deed,
  );
}

/** A title as within a sentence: "enfermera de urgencias", "emergency nurse"; "Data Analyst" stays. */
export function sayTitle(title: string): string {
  const isPlain = /^\p{Lu}\p{Ll}+(?:$|\/|\s[^\p{Lu}])/u.test(title);
  return isPlain ? beginWithSmallLetter(title) : title;
}

/** What was done at one place is kept together, in the order the places are first named. */
export function groupByEmployer(
  deeds: readonly LetterAchievement[],
  /** Named before any of them, where it is among them. */
  first = '',
): readonly LetterAchievement[] {
  const employers = [...new Set([first, ...deeds.map(({ employer }) => employer)])];
  return employers.flatMap((name) => deeds.filter(({ employer }) => employer === name));
}

/** The line with where it was done, unless it says so itself. */
export function withEmployer({ line, employer }: LetterAchievement): string {
  return employer === '' || line.includes(employer) ? line : `${line} (${employer})`;
}

/** Skills that no achievement of the letter has named or shown yet. */
export function listOtherSkills({ skills, achievements }: LetterFacts): readonly string[] {
  const told = new Set(achievements.map(({ shows }) => shows));
  const said = achievements.map(({ line }) => ` ${foldWords(line)} `);
  return skills.filter(
    (skill) => !told.has(skill) && !said.some((line) => line.includes(` ${foldWords(skill)} `)),
  );
}

const foldWords = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' ')
    .trim();

const MOST_SUBJECT = 90;

/** The first that is short enough for the list of a mailbox. */
export function chooseSubject(wanted: string, plain: string): string {
  return wanted.length <= MOST_SUBJECT ? wanted : plain;
}
