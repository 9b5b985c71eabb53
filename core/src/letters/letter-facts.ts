/** An achievement in the CV that is relevant to this job. */
export interface LetterAchievement {
  /** The sentence as the CV has it, without its full stop. */
  readonly line: string;
  /** The same with a verb in the first person, to go on after "I" or "En …,"; null where it is not told with a verb. */
  readonly clause: string | null;
  /** Where it was done; empty where the CV does not say. */
  readonly employer: string;
  /** What the job description asks for and this shows; empty where nothing. */
  readonly shows: string;
}

/** What the three emails are written from: all of it is in the CV or in the job description. */
export interface LetterFacts {
  readonly role: string;
  /** Empty where the job description does not say. */
  readonly company: string;
  readonly name: string;
  readonly contact: string;
  readonly post: { readonly title: string; readonly employer: string; readonly isCurrent: boolean };
  readonly achievements: readonly LetterAchievement[];
  /** Achievements in the CV's own language, because their translation is not sure. */
  readonly quotes: readonly Pick<LetterAchievement, 'line' | 'employer'>[];
  /** What the job description asks for and the CV shows, the most wanted first. */
  readonly skills: readonly string[];
  /** False: nothing of what is asked for is shown, and `skills` are simply the CV's first. */
  readonly isAskedFor: boolean;
  readonly education: string;
  /** A sentence of the job description that the CV has an answer to; empty where none is short enough to quote. */
  readonly wish: string;
}
