/** Something slow to start and worth having ahead of need, but never before the server itself is up. */
export interface StartedWhenNeeded<T> {
  /** Starts it on the first call. */
  get(): Promise<T>;
  /** Undefined when it was never needed. */
  started(): Promise<T> | undefined;
}

export function startWhenNeeded<T>(start: () => Promise<T>): StartedWhenNeeded<T> {
  let running: Promise<T> | undefined;
  return {
    get() {
      running ??= start().catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
    started: () => running,
  };
}
