import type { WebCompiler } from './web-compiler';

type Written = Parameters<WebCompiler['writePdf']>;

/** Files with tags by WebAssembly, which is started with the first of them. */
export class TagWriter {
  readonly #start: () => Promise<WebCompiler>;
  #compiler: Promise<WebCompiler> | undefined;
  #isBroken = false;

  constructor(start: () => Promise<WebCompiler>) {
    this.#start = start;
  }

  /** A text it stumbled over left it in pieces, for everybody after it too. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Null where it can't be had. */
  async write(...document: Written): Promise<Uint8Array | null> {
    if (this.#isBroken) return null;
    try {
      this.#compiler ??= this.#start();
      return (await this.#compiler).writePdf(...document);
    } catch {
      this.#isBroken = true;
      return null;
    }
  }
}
