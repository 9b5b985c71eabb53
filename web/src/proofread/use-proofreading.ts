import { proofreadTexts } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Finding } from '@trayecto/core/proofread';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { call } from '../api/browser-api';
import { learnWord, useOwnWords } from './own-words';
import { carryOver, findInField } from './place-findings';
import { createProofreader, NOTHING_FOUND, type Proofreader } from './proofreader';
import type { LookUp } from './reading-list';
import { startProofreadWorker } from './start-worker';

/** A pause long enough not to report half a word. */
const PAUSE_MS = 700;
const NONE: readonly Finding[] = [];

export interface Proofreading {
  readonly proofreader: Proofreader;
  readonly learn: (word: string) => void;
}

const ProofreadingContext = createContext<Proofreading | null>(null);
export const ProofreadingProvider = ProofreadingContext.Provider;
export const useProofreadingHere = () => useContext(ProofreadingContext);

const lookUp: LookUp = async (language, texts, signal) =>
  (await call(proofreadTexts, { body: { language, texts: [...texts] } }, { signal })).readings;

/** Offline it counts for this page alone. */
const learn = (word: string) => void learnWord(word).catch(() => {});

/** Reads the CV whenever its text rests, with the words of the person. */
export function useProofreading(cv: Cv, isEnglish: boolean): Proofreading {
  const [proofreader] = useState(() => createProofreader(startProofreadWorker, lookUp));
  const words = useOwnWords();
  useEffect(() => {
    const timer = setTimeout(() => proofreader.ask({ cv, isEnglish, ownWords: words }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [proofreader, cv, isEnglish, words]);
  useEffect(() => () => proofreader.close(), [proofreader]);
  return useMemo(() => ({ proofreader, learn }), [proofreader]);
}

/** What is found in a field now. What is typed meanwhile does not lose the marks around it. */
export function useFindings(value: string, isOn: boolean): readonly Finding[] {
  const proofreader = useProofreadingHere()?.proofreader;
  const last = useRef({ value, findings: NONE, byText: NOTHING_FOUND.byText });
  const isOff = !isOn || proofreader === undefined;

  /** The same list while nothing changed here: an answer about other fields draws nothing again. */
  function read(): readonly Finding[] {
    if (isOff) return NONE;
    const { byText } = proofreader.getState();
    const before = last.current;
    if (before.byText === byText && before.value === value) return before.findings;
    const found = findInField(value, byText);
    const isAnswered = before.byText !== byText;
    const next =
      isAnswered || found.length > 0 ? found : carryOver(before.findings, before.value, value);
    const findings = isSame(next, before.findings) ? before.findings : next;
    last.current = { value, byText, findings };
    return findings;
  }

  return useSyncExternalStore(isOff ? subscribeToNothing : proofreader.subscribe, read, read);
}

const isSame = (one: readonly Finding[], other: readonly Finding[]) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const subscribeToNothing = () => () => {};

/** All that is found, for counting and leading to it. */
export function useProofState({ proofreader }: Proofreading) {
  return useSyncExternalStore(proofreader.subscribe, proofreader.getState, proofreader.getState);
}
