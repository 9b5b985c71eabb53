import { z } from 'zod';

/** Who did the work: the engine that is always there, or a model by its name. */
export const engineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('builtin') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
]);

export type Engine = z.output<typeof engineSchema>;

/** A text of a model that was not taken, for words in it that are nowhere in what it was given. */
export const refusedText = z.object({
  /** Which text it was: `summary`, `formal`, `learn-sap`. */
  place: z.string(),
  /** What has no ground. */
  words: z.string(),
  /** The same with the words beside it. */
  quote: z.string(),
});
export type RefusedText = z.output<typeof refusedText>;

/** Which texts of a model's answer the built-in engine wrote, by the names they have in `refused`. */
export const builtinPlaces = z.array(z.string()).optional();

/** A text in an answer of a model that the built-in engine wrote. */
export const builtinText = z.object({
  /** Where it is in the CV, as a JSON pointer. */
  pointer: z.string(),
  text: z.string(),
});

/** How far long work has come, for the caller that waits for it. */
export interface TaskProgress {
  readonly step: 'analyze' | 'enhance' | 'translate' | 'check';
  readonly percent: number;
  /** The percent that the step ends at, where the engine tells nothing while it lasts. */
  readonly until?: number | undefined;
  /** The sentence that was translated last, while others are still under way. */
  readonly sentence?: { readonly source: string; readonly text: string } | undefined;
}

/** What core needs to know of an AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

export interface TaskContext {
  readonly signal: CancelSignal;
  readonly onProgress: (progress: TaskProgress) => void;
}
