import type { Engine, FocusArea, ImproveStyle } from '@trayecto/core/assistant';
import {
  type CvRecord,
  type CvSummary,
  type EndpointOutput,
  improveCv,
  taskProgress,
  translateCv,
  updateCv,
} from '@trayecto/core/contract';
import { designSchema } from '@trayecto/core/document';
import { applyDecisions, type Decisions, refuseDoubtful } from '@trayecto/core/improve';
import { MOST_DRAFTS } from '@trayecto/core/review';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { useAccount } from '../../api/use-account';
import { putCv, refetchCv } from '../../cvs/use-cvs';
import { findSaved, type Saved } from './find-saved';
import { findProposal, proposalStore } from './proposal-store';

export interface ImproveChoices {
  readonly style: ImproveStyle;
  readonly focusArea: FocusArea;
  readonly additionalInstructions: string;
  readonly targetLanguage: 'original' | 'english';
  readonly isReviewed: boolean;
}

export type ImproveProposal = EndpointOutput<typeof improveCv>;
export const improveSteps = ['analyze', 'enhance', 'translate', 'save'] as const;
export type ImproveStep = (typeof improveSteps)[number];

export interface TranslatedSentence {
  readonly source: string;
  readonly text: string;
}

export interface ImproveDone {
  readonly phase: 'done';
  readonly cv: CvRecord;
  readonly engine: Engine;
  readonly saved: Saved;
  /** What only the person can add. */
  readonly questions: ImproveProposal['questions'];
}

type ImproveState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'running';
      readonly step: ImproveStep;
      readonly percent: number;
      /** What was translated last. */
      readonly sentence?: TranslatedSentence | undefined;
    }
  | {
      readonly phase: 'review';
      readonly proposal: ImproveProposal;
      readonly decisions: Decisions;
    }
  | ImproveDone
  | {
      readonly phase: 'failed';
      readonly error: unknown;
      /** Does once more what failed, by the same engine or by the one that is always there. */
      readonly again: (engine?: 'builtin') => void;
    };

const PAUSE_MS = 1_000;
/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;

/** The four steps, with the person's decision between the third and the fourth. */
export function useImprove(cv: CvSummary | null, isNamed: boolean) {
  const [state, setState] = useState<ImproveState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';

  /** What is proposed stays in this browser until the person saves or discards it. */
  function review(proposal: ImproveProposal, decisions: Decisions, cvId = cv?.id) {
    setState({ phase: 'review', proposal, decisions });
    if (cvId) proposalStore.write(userId, cvId, { proposal, decisions });
  }

  function reset(cvId = cv?.id) {
    if (cvId) proposalStore.forget(userId, cvId);
    setState({ phase: 'idle' });
  }

  /** Takes up what was left; one of an older version of the CV couldn't be saved any more. */
  function resume(one: CvSummary) {
    const kept = findProposal(userId, one);
    if (kept) setState({ phase: 'review', ...kept });
  }

  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the CV of the address is known
  useEffect(() => {
    if (!cv || !isNamed || isOpened.current) return;
    isOpened.current = true;
    resume(cv);
  }, [cv, isNamed]);

  const show = (step: ImproveStep, percent: number, sentence?: TranslatedSentence) =>
    setState({ phase: 'running', step, percent, sentence });

  async function run(choices: ImproveChoices, engine?: 'builtin', key = makeRequestKey()) {
    if (!cv) return;
    const controller = new AbortController();
    running.current = controller;
    const { isReviewed, ...options } = choices;
    show('analyze', 5);
    try {
      await pause(PAUSE_MS, controller.signal);
      const proposal = await call(
        improveCv,
        { query: engine ? { engine } : {}, body: { cvId: cv.id, ...options } },
        {
          signal: controller.signal,
          timeoutMs: TIMEOUT_MS,
          idempotencyKey: key,
          onProgress(news) {
            const progress = taskProgress.safeParse(news).data;
            if (!progress) return;
            const { step, percent, sentence } = progress;
            show(step === 'check' ? 'translate' : step, percent, sentence);
          },
        },
      );
      const decisions = refuseDoubtful(proposal.changes, proposal.warnings);
      if (isReviewed) review(proposal, decisions);
      else await save(proposal, decisions);
    } catch (error) {
      if (controller.signal.aborted) setState({ phase: 'idle' });
      else {
        const again = (other?: 'builtin') =>
          void run(choices, other ?? engine, other ? undefined : key);
        setState({ phase: 'failed', error, again });
      }
    }
  }

  async function save(
    proposal: ImproveProposal,
    decisions: Decisions,
    engine: 'builtin' | undefined = proposal.engine.kind === 'builtin' ? 'builtin' : undefined,
    key = makeRequestKey(),
  ) {
    if (!cv) return;
    show('save', 92);
    try {
      const { parsed_data: before, metadata } = await refetchCv(cv.id);
      if (!before) return setState({ phase: 'idle' });
      const isWhole = Object.keys(decisions).length === 0;
      const parsed_data = applyDecisions(before, proposal.changes, decisions);
      const { parsed_data_english: whole, drafts } = proposal;
      // Nobody asked for English: a text that is there already stays, and is marked as older than the original.
      const english =
        whole &&
        (isWhole
          ? { cv: whole, drafts }
          : await translateAccepted(cv.id, parsed_data, proposal, engine, key));
      const saved = await call(
        updateCv,
        {
          params: { id: cv.id },
          body: {
            parsed_data,
            ...(proposal.wishes?.sectionOrder && {
              design: {
                ...designSchema.parse(metadata.design ?? {}),
                sectionOrder: proposal.wishes.sectionOrder,
              },
            }),
            ...(english && {
              parsed_data_english: english.cv,
              english_drafts: english.drafts.slice(0, MOST_DRAFTS),
              english_unread: true,
            }),
          },
        },
        { ifMatch: proposal.version },
      );
      putCv(saved.cv);
      proposalStore.forget(userId, cv.id);
      setState({
        phase: 'done',
        cv: saved.cv,
        engine: proposal.engine,
        saved: findSaved(proposal, decisions),
        questions: proposal.questions,
      });
    } catch (error) {
      const again = (other?: 'builtin') =>
        void save(proposal, decisions, other ?? engine, other ? undefined : key);
      setState({ phase: 'failed', error, again });
    }
  }

  return {
    state,
    run,
    save,
    cancel: () => running.current?.abort(),
    review,
    reset,
    resume,
    /** After a failure the proposal is still there to go on with. */
    dismiss: () => setState({ phase: 'idle' }),
  };
}

/** What was refused must not be in the English text either; what was accepted is not translated again. */
async function translateAccepted(
  cvId: string,
  cv: ImproveProposal['parsed_data'],
  { parsed_data, parsed_data_english: translated, drafts }: ImproveProposal,
  engine: 'builtin' | undefined,
  key: string,
) {
  const since = translated && { cv: parsed_data, translated };
  const answer = await call(
    translateCv,
    { query: engine ? { engine } : {}, body: { cvId, cv, ...(since && { since }) } },
    { timeoutMs: TIMEOUT_MS, idempotencyKey: key },
  );
  const isNew = (one: (typeof drafts)[number]) =>
    !answer.drafts.some(({ pointer, draft }) => pointer === one.pointer && draft === one.draft);
  return { cv: answer.cv, drafts: [...answer.drafts, ...drafts.filter(isNew)] };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
