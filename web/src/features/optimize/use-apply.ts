import type { FieldChange } from '@trayecto/core/assistant';
import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { applyImprovement } from '@trayecto/core/optimize';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { useProblem } from '../../api/use-problem';
import { findCv, putCv, refetchCv, useCv } from '../../cvs/use-cvs';
import { refreshResultLists } from '../../tasks/use-results';

/** `open` can be applied, `applied` is in the CV, `stale` has lost the text it was made from. */
type ChangeStatus = 'open' | 'applied' | 'stale';

/** Puts proposals into the CV one by one, each as its own version, and takes them out again. */
export function useApply(cvId: string) {
  const record = useCv(cvId).data ?? null;
  const [busyId, setBusyId] = useState<string | null>(null);
  const [problem, setProblem] = useProblem<{ readonly id: string; readonly error: unknown }>();

  async function write(id: string, change: FieldChange) {
    if (busyId !== null) return;
    setBusyId(id);
    setProblem(null);
    try {
      await saveChange(cvId, change);
      void refreshResultLists();
    } catch (error) {
      setProblem({ id, error });
    } finally {
      setBusyId(null);
    }
  }

  return {
    record,
    busyId,
    problem,
    dismiss: () => setProblem(null),
    apply: (change: FieldChange) => write(change.id, change),
    /** The same change the other way round: it works whatever else was applied since. */
    undo: (change: FieldChange) =>
      write(change.id, { ...change, before: change.after, after: change.before }),
    statusOf(change: FieldChange): ChangeStatus {
      if (!record?.parsed_data) return 'stale';
      const { outcome } = applyImprovement(record.parsed_data, change);
      return outcome === 'applied' ? 'open' : outcome === 'already' ? 'applied' : 'stale';
    },
  };
}

/** When someone saved in between, the change is tried once more on what they saved. */
async function saveChange(cvId: string, change: FieldChange): Promise<void> {
  try {
    await saveOn(await findCv(cvId), change);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    await saveOn(await refetchCv(cvId), change);
  }
}

async function saveOn(record: CvRecord, change: FieldChange): Promise<void> {
  if (!record.parsed_data) return;
  const applied = applyImprovement(record.parsed_data, change);
  if (applied.outcome !== 'applied') return;
  const saved = await call(
    updateCv,
    { params: { id: record.id }, body: { parsed_data: applied.cv } },
    { ifMatch: record.version },
  );
  putCv(saved.cv);
}
