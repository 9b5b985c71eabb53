import { type CvRecord, decideReview } from '@trayecto/core/contract';
import { type DecisionChanges, NO_DECISIONS } from '@trayecto/core/review';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../api/api-client';
import { call } from '../../api/browser-api';
import { useProblem } from '../../api/use-problem';
import { putCv } from '../../cvs/use-cvs';
import { isEmpty, waitingDecisions } from './waiting-decisions';

interface Decisions {
  /** By the place they had when the file was read. */
  readonly fields: ReadonlySet<string>;
  readonly lines: ReadonlySet<number>;
}

function storedDecisions(record: CvRecord): Decisions {
  const { fields, lines } = record.metadata.review ?? NO_DECISIONS;
  return { fields: new Set(fields), lines: new Set(lines) };
}

function changeSet<Item>(
  before: ReadonlySet<Item>,
  changes: readonly (readonly [Item, boolean])[],
): ReadonlySet<Item> {
  const next = new Set(before);
  for (const [item, isSettled] of changes) isSettled ? next.add(item) : next.delete(item);
  return next;
}

function applyChanges({ fields, lines }: Decisions, changes: DecisionChanges): Decisions {
  const changedLines = Object.entries(changes.lines ?? {});
  return {
    fields: changeSet(fields, Object.entries(changes.fields ?? {})),
    lines: changeSet(
      lines,
      changedLines.map(([line, is]) => [Number(line), is] as const),
    ),
  };
}

const mergeChanges = (a: DecisionChanges, b: DecisionChanges): DecisionChanges => ({
  fields: { ...a.fields, ...b.fields },
  lines: { ...a.lines, ...b.lines },
});

/** What the person has settled: at once on the screen, and kept with the CV. */
export function useDecisions(record: CvRecord, send: Call = call) {
  const [leftOver] = useState(() => waitingDecisions.read(record.id));
  const [decided, setDecided] = useState(() => applyChanges(storedDecisions(record), leftOver));
  const [problem, setProblem] = useProblem();
  /** Not known to be kept yet; what failed goes along with the next, or with the next visit. */
  const waiting = useRef<DecisionChanges>(leftOver);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  async function keepWaiting(): Promise<boolean> {
    const changes = waiting.current;
    if (isEmpty(changes)) return true;
    waiting.current = {};
    try {
      const { cv } = await send(decideReview, { params: { id: record.id }, body: changes });
      waitingDecisions.write(record.id, waiting.current);
      putCv(cv);
      setProblem(null);
      return true;
    } catch (error) {
      waiting.current = mergeChanges(changes, waiting.current);
      setProblem(error);
      return false;
    }
  }

  /** One after the other: an older answer must not overtake a newer one. */
  function keep(): Promise<boolean> {
    const kept = turn.current.then(keepWaiting);
    turn.current = kept;
    return kept;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a former visit left is sent once
  useEffect(() => void keep(), []);

  return {
    decided,
    problem,
    dismissProblem: () => setProblem(null),
    keep,
    decide(changes: DecisionChanges): Promise<boolean> {
      setDecided((before) => applyChanges(before, changes));
      waiting.current = mergeChanges(waiting.current, changes);
      waitingDecisions.write(
        record.id,
        mergeChanges(waitingDecisions.read(record.id), waiting.current),
      );
      return keep();
    },
  };
}
