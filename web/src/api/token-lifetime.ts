export interface Clock {
  /** Wall clock: runs on while the machine sleeps, but people and networks set it. */
  wallMs(): number;
  /** Steady clock: nobody sets it, but it may stop while the machine sleeps. */
  steadyMs(): number;
}

/**
 * How long an access token still lasts, measured from when it was received. Of the two clocks the one that says more
 * time has passed is believed: refreshing early costs nothing, refreshing late costs a failed call.
 */
export class TokenLifetime {
  #clock: Clock;
  #start: { wallMs: number; steadyMs: number; lastsMs: number } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(lastsSeconds: number) {
    this.#start = {
      wallMs: this.#clock.wallMs(),
      steadyMs: this.#clock.steadyMs(),
      lastsMs: lastsSeconds * 1000,
    };
  }

  forget() {
    this.#start = null;
  }

  /** Undefined for a token taken from storage whose age nobody has told yet. */
  remainingMs(): number | undefined {
    if (!this.#start) return undefined;
    const elapsedMs = Math.max(
      this.#clock.wallMs() - this.#start.wallMs,
      this.#clock.steadyMs() - this.#start.steadyMs,
    );
    return this.#start.lastsMs - elapsedMs;
  }
}
