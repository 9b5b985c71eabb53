import type { CvRecord } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import type { DecisionChanges, UnplacedLine } from '@trayecto/core/review';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { useProblem } from '../../api/use-problem';
import { putCv } from '../../cvs/use-cvs';
import { draftStore } from './draft-store';
import { type LineTarget, placeLine } from './line-targets';
import { saveReview } from './save-review';
import { isSameCv } from './tidy-cv';
import { useDecisions } from './use-decisions';

const cvOf = (record: CvRecord): Cv => record.parsed_data ?? cvSchema.parse({});

/** The draft of a review: what is typed, what was decided, and how saving went. */
export function useReview(record: CvRecord) {
  const kept = draftStore.find(record);
  const [seen, setSeen] = useState(kept?.seen ?? record);
  const [draft, setDraft] = useState(kept?.draft ?? cvOf(record));
  const decisions = useDecisions(record);
  const [isSaving, setIsSaving] = useState(false);
  const [newest, setNewest] = useState<CvRecord | null>(null);
  const [problem, setProblem] = useProblem();
  const [isDone, setIsDone] = useState(false);

  function change(next: Cv) {
    setDraft(next);
    draftStore.keep(next, seen);
  }

  /** From here on this version is the one people look at. */
  function settle(on: CvRecord) {
    draftStore.forget(record);
    putCv(on);
    setSeen(on);
    setDraft(cvOf(on));
    setNewest(null);
  }

  async function save(seenVersion: number) {
    setIsSaving(true);
    setProblem(null);
    await decisions.keep();
    const outcome = await saveReview(call, record.id, draft, seenVersion);
    setIsSaving(false);
    if (outcome.kind === 'failed') setProblem(outcome.error);
    if (outcome.kind === 'conflict') setNewest(outcome.newest);
    if (outcome.kind === 'saved') {
      settle(outcome.record);
      setIsDone(true);
    }
  }

  return {
    draft,
    change,
    decisions,
    isSaving,
    newest,
    problem,
    isDone,
    isChanged: !isSameCv(draft, cvOf(seen)),
    place({ line, text }: UnplacedLine, target: LineTarget) {
      change(placeLine(draft, target, text));
      if (decisions.decided.lines.has(line)) void decisions.decide({ lines: { [line]: false } });
    },
    /** Settles what is open and waits until that is kept. */
    async settle(changes: DecisionChanges): Promise<boolean> {
      setIsSaving(true);
      const isKept = await decisions.decide(changes);
      setIsSaving(false);
      return isKept;
    },
    save: () => save(seen.version),
    /** After a conflict: mine becomes the next version, on top of the one that came in between. */
    saveOnTop: () => save(newest?.version ?? seen.version),
    /** After a conflict: theirs, and what was typed here is given up. */
    loadNewest: () => newest && settle(newest),
    forget: () => draftStore.forget(record),
    dismissProblem: () => setProblem(null),
  };
}

export type Review = ReturnType<typeof useReview>;
