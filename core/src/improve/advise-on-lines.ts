import type { LineAdvice, ProposedChange } from '../assistant';
import type { Cv, WorkItem } from '../cv';
import { alignLines } from './align-lines';
import { editBullet, editProse } from './edit-bullet';
import type { EditPlan, EntryTense } from './edit-plan';
import { readTense } from './improve-texts';
import { type EditLine, listAlternatives, writeLines } from './ways/list-alternatives';

const WORK_TEXT = /^\/work_experience\/(\d+)\/(achievements|description)$/;

type Advise = (texts: {
  readonly before: string;
  readonly mended: string;
  readonly after: readonly string[];
}) => LineAdvice;

/** Explains a changed job line by line: the reason for each change, and other ways to word it. */
export function adviseOnLines(change: ProposedChange, mended: Cv, plan: EditPlan): ProposedChange {
  const [, place, field] = WORK_TEXT.exec(change.pointer) ?? [];
  const job = mended.work_experience[Number(place)];
  const { before, after } = change;
  if (job === undefined) return change;
  const advise = adviseFor(job, field === 'achievements', plan, change);
  if (typeof before === 'string' || typeof after === 'string') {
    if (typeof before !== 'string' || typeof after !== 'string') return change;
    return { ...change, lines: [advise({ before, mended: job.description, after: [after] })] };
  }
  const lines = alignLines(before, after).flatMap((pair, at): LineAdvice[] => {
    const isSame = pair.after.length === 1 && pair.after[0] === pair.before;
    if (pair.before === null || isSame) return [];
    const own = { before: pair.before, mended: job.achievements[at] ?? pair.before };
    return [advise({ ...own, after: pair.after })];
  });
  return lines.length === 0 ? change : { ...change, lines };
}

function adviseFor(
  job: WorkItem,
  isBullet: boolean,
  plan: EditPlan,
  { reasons }: ProposedChange,
): Advise {
  const tense = readTense(job);
  return ({ before, mended, after }) => {
    const edit: EditLine = (as, entry) => (isBullet ? editBullet : editProse)(mended, as, entry);
    const entries: readonly EntryTense[] = [tense, { ...tense, keepsForm: true }];
    const proposed = writeLines(after);
    const own = entries
      .map((entry) => edit(plan, entry))
      .find(({ texts }) => writeLines(texts) === proposed);
    const typo = mended === before ? [] : (['typo'] as const);
    const why = after.length === 0 ? (['duplicate-removed'] as const) : own?.reasons;
    return {
      before,
      reasons: why === undefined ? reasons : [...new Set([...typo, ...why])],
      alternatives: listAlternatives({ before, mended, proposed }, edit, plan, tense),
    };
  };
}
