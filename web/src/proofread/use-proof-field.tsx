import type { Finding } from '@trayecto/core/proofread';
import { isProofPlace } from '@trayecto/core/proofread';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Mended, mendByKey, mendText } from './place-findings';
import { ProofLayer } from './proof-layer';
import { ProofNotes } from './proof-notes';
import { useFindings, useProofreadingHere } from './use-proofreading';

interface ProofFieldOptions {
  readonly pointer: string | undefined;
  readonly value: string;
  readonly isLong: boolean;
  /** Padding and type of the field. */
  readonly look: string;
  readonly onText: (text: string) => void;
}

interface ProofField<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  /** What describes the field, for those who hear it. */
  readonly notesId: string | undefined;
  /** Over the field, inside an element that is `relative`. */
  readonly layer: ReactNode;
  /** Below the field while it has the focus. */
  readonly notes: ReactNode;
  /** Off where we read: two kinds of underlining would be one too many. */
  readonly spellCheck: false | undefined;
  readonly watch: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Everything a field needs to be proofread while it is written. Ctrl or ⌘ with a full stop takes the first suggestion. */
export function useProofField<Element extends HTMLInputElement | HTMLTextAreaElement>(
  options: ProofFieldOptions,
): ProofField<Element> {
  const { pointer, value, isLong, look, onText } = options;
  const id = useId();
  const ref = useRef<Element>(null);
  const here = useProofreadingHere();
  const isOn = here !== null && pointer !== undefined && isProofPlace(pointer);
  const findings = useFindings(value, isOn);
  const [isFocused, setIsFocused] = useState(false);
  const isShown = isFocused && findings.length > 0;

  const accept = (finding: Finding, suggestion: string) =>
    take(mendText(value, finding, suggestion));

  function take(mended: Mended) {
    flushSync(() => onText(mended.text));
    ref.current?.focus();
    ref.current?.setSelectionRange(mended.caret, mended.caret);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const caret = ref.current?.selectionStart ?? 0;
    const mended = mendByKey(event, { value, selectionStart: caret }, findings);
    if (!mended) return;
    event.preventDefault();
    take(mended);
  }

  return {
    ref,
    notesId: isShown ? id : undefined,
    spellCheck: isOn && here.proofreader.getState().isReady ? false : undefined,
    layer: findings.length > 0 && (
      <ProofLayer value={value} findings={findings} isLong={isLong} className={look} field={ref} />
    ),
    notes: isShown && here && (
      <ProofNotes
        id={id}
        value={value}
        findings={findings}
        onAccept={accept}
        onLearn={(word) => {
          here.learn(word);
          ref.current?.focus();
        }}
        onIgnore={(finding) => {
          here.proofreader.ignore(value, finding);
          ref.current?.focus();
        }}
      />
    ),
    watch: {
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
      onKeyDown: handleKey,
    },
  };
}
