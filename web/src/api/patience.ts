interface Patience {
  /** Aborted when the wait was too long. */
  readonly signal: AbortSignal;
  /** There was news: the wait begins again, perhaps for longer or shorter. */
  renew(nextMs?: number): void;
  stop(): void;
}

/** How long an answer is waited for. */
export function startPatience(waitMs: number): Patience {
  const control = new AbortController();
  const giveUp = () => control.abort(new DOMException('No answer in time.', 'TimeoutError'));
  let timer = setTimeout(giveUp, waitMs);
  return {
    signal: control.signal,
    renew(nextMs = waitMs) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, nextMs);
    },
    stop: () => clearTimeout(timer),
  };
}
