import type { Cv } from '@trayecto/core/cv';
import type { Language } from '@trayecto/core/language';
import type { Finding, ProofreadTextResult } from '@trayecto/core/proofread';
import { createReadingList, type LookUp, type Readings } from './reading-list';

export interface ProofQuestion {
  readonly id: number;
  readonly cv: Cv;
  readonly isEnglish: boolean;
  readonly ownWords: readonly string[];
  readonly readings: Readings;
}

export interface ProofAnswer {
  readonly id: number;
  /** Null when the words couldn't be loaded. */
  readonly texts: readonly ProofreadTextResult[] | null;
  readonly language: Language;
  /** Texts that the corrector has not read yet. */
  readonly unread: readonly string[];
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
  readonly ask: (question: Omit<ProofQuestion, 'id' | 'readings'>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => ProofreaderState;
  /** Findings the user has dismissed, as long as this page is open. */
  readonly ignore: (text: string, finding: Finding) => void;
  readonly close: () => void;
}

type StartWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Reads a CV in another thread. Only the answer to the latest question counts. What the corrector says about texts comes later,
 * and is then part of the next answer.
 */
export function createProofreader(start: StartWorker, lookUp: LookUp): Proofreader {
  let worker: ReturnType<StartWorker> | undefined;
  let latest = 0;
  let asked: Omit<ProofQuestion, 'id' | 'readings'> | undefined;
  const list = createReadingList(lookUp, send);
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
      list.read(data.language, data.unread);
    });
    return started;
  }

  function send() {
    if (asked === undefined) return;
    worker ??= open();
    latest++;
    const question: ProofQuestion = { id: latest, ...asked, readings: list.known() };
    worker.postMessage(question);
  }

  return {
    ask(question) {
      asked = question;
      send();
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
      list.close();
      asked = undefined;
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
