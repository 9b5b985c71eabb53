import type { Cv } from '@trayecto/core/cv';
import type { Finding, ProofreadTextResult } from '@trayecto/core/proofread';

export interface ProofQuestion {
  readonly id: number;
  readonly cv: Cv;
  readonly isEnglish: boolean;
  readonly ownWords: readonly string[];
}

export interface ProofAnswer {
  readonly id: number;
  /** Null when the words couldn't be loaded. */
  readonly texts: readonly ProofreadTextResult[] | null;
}

export type FoundByText = ReadonlyMap<string, readonly Finding[]>;

interface ProofreaderState {
  /** False until a first answer came: until then the browser's own proofreading stays on. */
  readonly isReady: boolean;
  readonly texts: readonly ProofreadTextResult[];
  readonly byText: FoundByText;
}

export const NOTHING_FOUND: ProofreaderState = { isReady: false, texts: [], byText: new Map() };

export interface Proofreader {
  readonly ask: (question: Omit<ProofQuestion, 'id'>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => ProofreaderState;
  /** Findings the user has dismissed, as long as this page is open. */
  readonly ignore: (text: string, finding: Finding) => void;
  readonly close: () => void;
}

type StartWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Reads a CV in another thread. Only the answer to the latest question counts. */
export function createProofreader(start: StartWorker): Proofreader {
  let worker: ReturnType<StartWorker> | undefined;
  let latest = 0;
  let state = NOTHING_FOUND;
  let answered: readonly ProofreadTextResult[] = [];
  const ignored = new Set<string>();
  const listeners = new Set<() => void>();

  function show() {
    const texts = answered
      .map((one) => ({ ...one, findings: keepSame(one, ignored, state.byText) }))
      .filter(({ findings }) => findings.length > 0);
    const byText = new Map(texts.map(({ text, findings }) => [text, findings]));
    state = { isReady: true, texts, byText };
    for (const listener of listeners) listener();
  }

  function open() {
    const started = start();
    started.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<ProofAnswer>;
      if (data.id !== latest || data.texts === null) return;
      answered = data.texts;
      show();
    });
    return started;
  }

  return {
    ask(question) {
      worker ??= open();
      latest++;
      worker.postMessage({ id: latest, ...question } satisfies ProofQuestion);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    ignore(text, finding) {
      ignored.add(nameFinding(text, finding));
      show();
    },
    close() {
      worker?.terminate();
      worker = undefined;
      latest++;
    },
  };
}

const nameFinding = (text: string, { kind, from, to }: Finding) =>
  `${kind} ${text.slice(from, to).toLowerCase()}`;

/** The same list as before where nothing changed, so that only what changed is drawn again. */
function keepSame(
  { text, findings }: ProofreadTextResult,
  ignored: ReadonlySet<string>,
  before: FoundByText,
): readonly Finding[] {
  const kept = findings.filter((finding) => !ignored.has(nameFinding(text, finding)));
  const known = before.get(text);
  return known && JSON.stringify(known) === JSON.stringify(kept) ? known : kept;
}
