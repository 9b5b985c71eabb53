import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import {
  type Answer,
  answerCard,
  beginAnswer,
  type Card,
  isStillAsked,
  isTold,
  makeCards,
  type PlacedLine,
} from '@trayecto/core/interview';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { call } from '../api/browser-api';
import { findCv, putCv, refetchCv, useCv } from '../cvs/use-cvs';
import { refreshResultLists } from './use-results';

export type Asked = Parameters<typeof makeCards>[1];

export const LONGEST_ANSWER = 500;

const blank: Answer = { verdict: 'no', text: '', job: null };

const beginWith = (card: Card): Answer | null =>
  isTold(card) ? { ...blank, verdict: 'yes', text: beginAnswer(card, LONGEST_ANSWER) } : null;

/** The cards of one result, one after the other; each answer is its own version of the CV. */
export function useInterview(cvId: string, asked: Asked) {
  const cv = useCv(cvId).data?.parsed_data ?? null;
  // What was asked at first is asked to the end, whatever the answers have changed meanwhile.
  const [kept, setKept] = useState<readonly Card[] | null>(null);
  if (kept === null && cv !== null) setKept(makeCards(cv, asked, detectDocumentLanguage(cv)));
  const cards = kept ?? [];
  const [from, setFrom] = useState(0);
  const [given, setAnswer] = useState<Answer | null>(null);
  const [added, setAdded] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // A line that was reworded meanwhile needs no answer any more.
  const step = cards.findIndex((one, at) => at >= from && cv !== null && isStillAsked(cv, one));
  const card = cards[step] ?? null;
  const answer = given ?? (card === null ? null : beginWith(card));
  const placed =
    card === null || cv === null || answer === null ? null : answerCard(cv, card, answer);

  function next() {
    setFrom(step + 1);
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
    isFirst: from === 0,
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
