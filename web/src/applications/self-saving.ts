export type Save<Draft> = (draft: Draft) => Promise<boolean>;

interface Kept<Draft> {
  readonly draft: Draft;
  readonly cancelTimer: () => void;
}

interface SelfSavingParts {
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}

const SAVE_AFTER_MS = 900;

/**
 * What is typed is saved a moment after the last key. What couldn't be saved is kept, whatever the person looks at meanwhile,
 * until it is saved or given up.
 */
export class SelfSaving<Draft> {
  readonly #parts: SelfSavingParts;
  readonly #kept = new Map<string, Kept<Draft>>();
  readonly #saves = new Map<string, Save<Draft>>();
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #listeners = new Set<() => void>();

  constructor(parts: SelfSavingParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(id: string): Draft | undefined {
    return this.#kept.get(id)?.draft;
  }

  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  /** The newest way to save it: an older one knows an older version of the rest. */
  saveWith(id: string, save: Save<Draft>): void {
    this.#saves.set(id, save);
  }

  write(id: string, draft: Draft): void {
    this.#kept.get(id)?.cancelTimer();
    const cancelTimer = this.#parts.setTimer(() => void this.saveNow(id), SAVE_AFTER_MS);
    this.#kept.set(id, { draft, cancelTimer });
    this.#tell();
  }

  /** Whether nothing is left to save. One at a time: of two at once, the older one could arrive last. */
  async saveNow(id: string): Promise<boolean> {
    const running = this.#running.get(id);
    if (running) return (await running) && this.saveNow(id);
    const work = this.#save(id).finally(() => this.#running.delete(id));
    this.#running.set(id, work);
    return work;
  }

  async #save(id: string): Promise<boolean> {
    const kept = this.#kept.get(id);
    const save = this.#saves.get(id);
    if (!kept || !save) return kept === undefined;
    kept.cancelTimer();
    if (!(await save(kept.draft))) return false;
    // Typed on meanwhile: the next save is planned already.
    if (this.#kept.get(id) === kept) this.forget(id);
    return true;
  }

  saveAll(): void {
    for (const id of this.#kept.keys()) void this.saveNow(id);
  }

  forget(id: string): void {
    this.#kept.get(id)?.cancelTimer();
    this.#kept.delete(id);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
