import { z } from 'zod';

/** Who did the work: the built-in engine, or a model by name. */
export const engineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('builtin') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
]);

export type Engine = z.output<typeof engineSchema>;

/** A model's text that we rejected because it contains words its input doesn't support. */
export const refusedText = z.object({
  /** Which text it was: `summary`, `formal`, `learn-sap`. */
  place: z.string(),
  /** The unsupported words. */
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
  /** The percentage at the end of the step, if the engine reports nothing during it. */
  readonly until?: number | undefined;
  /** The sentence that was translated last, while others are still under way. */
  readonly sentence?: { readonly source: string; readonly text: string } | undefined;
}

/** The part of AbortSignal that core uses. */
export interface CancelSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

export interface TaskContext {
  readonly signal: CancelSignal;
  readonly onProgress: (progress: TaskProgress) => void;
}
