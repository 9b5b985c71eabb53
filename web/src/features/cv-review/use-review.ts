import type { CvRecord } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { putCv } from '../cv-list/use-cvs';
import type { LineTarget } from './line-targets';
import { placeLine } from './line-targets';
import type { UnplacedLine } from './reading';
import { saveReview } from './save-review';
import { isSameCv } from './tidy-cv';

const cvOf = (record: CvRecord): Cv => record.parsed_data ?? cvSchema.parse({});

/** The draft of a review: what is typed, what was decided, and how saving went. */
export function useReview(record: CvRecord) {
  const [seen, setSeen] = useState(record);
  const [draft, setDraft] = useState(() => cvOf(record));
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const [newest, setNewest] = useState<CvRecord | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isDone, setIsDone] = useState(false);

  async function save(seenVersion: number) {
    setIsSaving(true);
    setProblem(null);
    const outcome = await saveReview(call, record.id, draft, seenVersion);
    setIsSaving(false);
    if (outcome.kind === 'failed') setProblem(outcome.error);
    if (outcome.kind === 'conflict') setNewest(outcome.newest);
    if (outcome.kind === 'saved') {
      setNewest(null);
      setSeen(outcome.record);
      setDraft(cvOf(outcome.record));
      putCv(outcome.record);
      setIsDone(true);
    }
  }

  return {
    draft,
    setDraft,
    confirmed,
    leftOut,
    isSaving,
    newest,
    problem,
    isDone,
    isChanged: !isSameCv(draft, cvOf(seen)),
    confirm: (pointer: string) => setConfirmed(new Set([...confirmed, pointer])),
    leaveOut: ({ line }: UnplacedLine) => setLeftOut(new Set([...leftOut, line])),
    place: ({ text }: UnplacedLine, target: LineTarget) => setDraft(placeLine(draft, target, text)),
    save: () => save(seen.version),
    /** After a conflict: mine becomes the next version, on top of the one that came in between. */
    saveOnTop: () => save(newest?.version ?? seen.version),
    /** After a conflict: theirs, and what was typed here is given up. */
    loadNewest() {
      if (!newest) return;
      putCv(newest);
      setSeen(newest);
      setDraft(cvOf(newest));
      setNewest(null);
    },
    dismissProblem: () => setProblem(null),
  };
}

export type Review = ReturnType<typeof useReview>;
