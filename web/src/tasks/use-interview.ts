import { type CvRecord, updateCv } from '@trayecto/core/contract';
import {
  type Answer,
  answerCard,
  type Card,
  makeCards,
  type PlacedLine,
} from '@trayecto/core/interview';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { call } from '../api/browser-api';
import { findCv, putCv, refetchCv, useCv } from '../cvs/use-cvs';
import { refreshResultLists } from './use-results';

export type Asked = Parameters<typeof makeCards>[1];

const blank: Answer = { verdict: 'no', text: '', job: null };

/** The cards of one result, one after the other; each answer is its own version of the CV. */
export function useInterview(cvId: string, asked: Asked) {
  const cv = useCv(cvId).data?.parsed_data ?? null;
  // What was asked at first is asked to the end, whatever the answers have changed meanwhile.
  const [kept, setKept] = useState<readonly Card[] | null>(null);
  if (kept === null && cv !== null) setKept(makeCards(cv, asked));
  const cards = kept ?? [];
  const [step, setStep] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [added, setAdded] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const card = cards[step] ?? null;
  const placed =
    card === null || cv === null || answer === null ? null : answerCard(cv, card, answer);

  function next() {
    setStep(step + 1);
    setAnswer(null);
    setFailed(false);
  }

  async function save() {
    if (card === null || answer === null || isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await saveAnswer(cvId, card, answer);
      void refreshResultLists();
      setAdded(added + 1);
      next();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return {
    cv,
    cards,
    card,
    step,
    added,
    answer,
    placed,
    isBusy,
    hasFailed,
    change: (changes: Partial<Answer>) => setAnswer({ ...(answer ?? blank), ...changes }),
    next,
    save,
  };
}

/** When someone saved in between, the answer is placed once more in what they saved. */
async function saveAnswer(cvId: string, card: Card, answer: Answer): Promise<void> {
  try {
    await saveOn(await findCv(cvId), card, answer);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    await saveOn(await refetchCv(cvId), card, answer);
  }
}

async function saveOn(record: CvRecord, card: Card, answer: Answer): Promise<void> {
  const placed: PlacedLine | null = record.parsed_data
    ? answerCard(record.parsed_data, card, answer)
    : null;
  if (placed === null) return;
  const saved = await call(
    updateCv,
    { params: { id: record.id }, body: { parsed_data: placed.cv } },
    { ifMatch: record.version },
  );
  putCv(saved.cv);
}
