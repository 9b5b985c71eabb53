import { replaceEqualDeep } from '@tanstack/react-query';
import { type DocumentTree, layoutCv, listPlaces, type PlacedText } from '@trayecto/core/document';
import { type DrawnSheets, pageHeightsPt, readSheets } from './open-picture';
import type { PagesRequest } from './pages-picture';
import type { PicturePlaces } from './picture-places';

/** The pages that were drawn last, and what they are the pages of. */
export interface LivePages {
  readonly picture: DrawnSheets;
  readonly of: PagesRequest;
  readonly tree: DocumentTree;
  /** Its texts, which may be a moment behind what is written. */
  readonly texts: readonly PlacedText[];
}

interface LiveDrawingParts {
  /** Asks for the pages; those that are known may come without what is on them. */
  readonly ask: (
    request: PagesRequest,
    known: readonly string[],
  ) => Promise<Uint8Array<ArrayBuffer>>;
  readonly onPages: (pages: LivePages) => void;
  readonly onProblem: (problem: unknown) => void;
  readonly now?: () => number;
}

/** A drawing that comes as soon as this is one of a server with time to spare: the next begins with the next letter. */
const QUICK_MS = 90;
/** One that comes later leaves the server as long to others as it took, but nobody waits longer than this. */
const LONGEST_REST_MS = 300;

/**
 * Draws the pages of a CV while it is written: one drawing at a time, always of what is newest, and only the pages that
 * differ from those before are sent.
 */
export class LiveDrawing {
  readonly #parts: LiveDrawingParts;
  readonly #now: () => number;
  #newest: PagesRequest | null = null;
  #pages: LivePages | null = null;
  /** When the next drawing may begin. */
  #freeAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDrawing = false;
  #isDue = false;
  #isStopped = false;
  #hasFailed = false;
  #run = 0;

  constructor(parts: LiveDrawingParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  change(request: PagesRequest): void {
    this.#newest = request;
    this.rest();
    this.#isDue = true;
    if (this.#isDrawing) return;
    const waitMs = this.#freeAt - this.#now();
    if (waitMs <= 0) this.draw();
    else this.#timer = setTimeout(() => this.draw(), waitMs);
  }

  /** What waits to be drawn is not wanted any more. */
  rest(): void {
    this.#isDue = false;
    clearTimeout(this.#timer);
  }

  draw(): void {
    this.#isDue = true;
    if (!this.#isDrawing) void this.#drawAll();
  }

  /** The server is back: what it couldn't draw is drawn now. */
  drawIfFailed(): void {
    if (this.#hasFailed) this.draw();
  }

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    this.#run += 1;
    this.rest();
    this.#pages = null;
  }

  async #drawAll(): Promise<void> {
    this.#isDrawing = true;
    while (this.#isDue && this.#newest && !this.#isStopped) {
      this.#isDue = false;
      const begun = this.#now();
      await this.#drawOnce(this.#newest);
      const tookMs = this.#now() - begun;
      const restMs = tookMs > QUICK_MS ? Math.min(tookMs, LONGEST_REST_MS) : 0;
      this.#freeAt = this.#now() + restMs;
      if (restMs > 0) break;
    }
    this.#isDrawing = false;
    if (this.#isDue && this.#newest && !this.#isStopped) this.change(this.#newest);
  }

  async #drawOnce(request: PagesRequest): Promise<void> {
    try {
      const known = this.#pages?.picture.pages ?? [];
      const run = this.#run;
      const bytes = await this.#parts.ask(
        request,
        known.map(({ name }) => name),
      );
      // Nobody waits any more for what was asked before it stopped, even if it has started again.
      if (this.#isStopped || run !== this.#run) return;
      const picture = readSheets(bytes, pageHeightsPt[request.design.pageSize], known);
      this.#hasFailed = false;
      this.#pages = describePages(request, picture, this.#pages);
      this.#parts.onPages(this.#pages);
    } catch (problem) {
      if (this.#isStopped) return;
      this.#hasFailed = true;
      this.#parts.onProblem(problem);
    }
  }
}

/** What is as it was stays the very same: what shows it need not look at it again. */
function describePages(
  of: PagesRequest,
  picture: DrawnSheets,
  before: LivePages | null,
): LivePages {
  const tree = layoutCv(of.cv, of.design.template, of.language, of.design);
  const texts = listPlaces(tree);
  return {
    of,
    tree,
    texts: before ? replaceEqualDeep(before.texts, texts) : texts,
    picture: before
      ? { ...picture, places: keepPlaces(before.picture.places, picture.places) }
      : picture,
  };
}

function keepPlaces(before: PicturePlaces, places: PicturePlaces): PicturePlaces {
  return new Map(
    [...places].map(([at, boxes]) => [at, replaceEqualDeep(before.get(at), boxes)] as const),
  );
}
