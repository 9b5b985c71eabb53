import type { LetterFacts } from './letter-facts';

/** An achievement told with a verb: "reduced costs by 35%". */
type Clause = string;

interface Closing {
  /** Introduces lines in the CV's language, without naming the language, which could be taken for a skill. */
  readonly quotes: string;
  readonly closing: string;
  readonly farewell: string;
}

/** The phrases of one language. Both languages use the same order. Sentences come without their last stop. */
export interface LetterWords {
  readonly list: Intl.ListFormat;
  quote(text: string): string;
  /** A noun from the beginning of a line, written as inside a sentence. */
  lowerNoun(line: string): string;
  readonly formal: Closing & {
    subject(facts: LetterFacts): string;
    greeting(facts: LetterFacts): string;
    opening(facts: LetterFacts): string;
    post(post: LetterFacts['post']): string;
    did(clause: Clause): string;
    didAt(employer: string, clause: Clause): string;
    /** At the place that was named just before. */
    didThere(clause: Clause): string;
    didToo(clause: Clause): string;
    didBesides(clause: Clause): string;
    /** One thing without a verb; the employer is empty where it was named already. */
    addOne(line: string, employer: string): string;
    addMany(isFirst: boolean): string;
    skills(names: string, isAskedFor: boolean): string;
    education(education: string): string;
  };
  readonly startup: Closing & {
    subject(facts: LetterFacts): string;
    readonly invitation: string;
    greeting(facts: LetterFacts): string;
    opening(facts: LetterFacts): string;
    lead(isMatch: boolean): string;
    skills(names: string, isAskedFor: boolean, isAlone: boolean): string;
    education(education: string): string;
  };
  readonly creative: Closing & {
    subject(facts: LetterFacts): string;
    /** A subject that begins with the action. */
    hookSubject(hook: string): string;
    /** As its own sentence. */
    hook(clause: Clause): string;
    chapter(employer: string): string;
    next(facts: LetterFacts, isPlaced: boolean): string;
    wish(wish: string): string;
    beginWithWish(facts: LetterFacts): string;
    beginWithWill(facts: LetterFacts): string;
    more(told: string): string;
    moreDone(clause: Clause): string;
    skills(names: string, isAskedFor: boolean): string;
    education(education: string): string;
  };
}
