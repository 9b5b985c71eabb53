import type { adviseOnLine, EndpointOutput } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { splitPointer } from '@trayecto/core/review';

export type LineAdvice = EndpointOutput<typeof adviseOnLine>;
type Code = NonNullable<LineAdvice['question']>['code'];

/** A line of a job that tells what was done. */
export interface DeedLine {
  readonly kind: 'achievement' | 'description';
  /** Of the job. */
  readonly dates: string;
}

/** `close`: worth a thought. `missing`: something has to be done. */
export type CheckMark = 'good' | 'close' | 'missing';

type CheckWords =
  | { readonly name: 'says-what' | 'indirect' | 'figure' | 'no-slips' | 'dates' }
  | { readonly name: 'slips' | 'long'; readonly count: number }
  | { readonly name: 'asks'; readonly code: Code; readonly phrases: readonly string[] };

export type LineCheck = { readonly mark: CheckMark } & CheckWords;

const LONGEST_LINES = 2;

interface CheckedText {
  readonly text: string;
  readonly deed: DeedLine | null;
  /** Null until the engine has said. */
  readonly advice: LineAdvice | null;
  /** Null where nobody reads for slips. */
  readonly slips: number | null;
  /** On the page. */
  readonly printedLines: number;
  readonly lacksDates: boolean;
}

/** How a text of the page reads, in words: checks, not a score. */
export function listChecks(checked: CheckedText): readonly LineCheck[] {
  const { text, deed, slips, lacksDates } = checked;
  const checks: LineCheck[] = [];
  if (deed !== null && text.trim() !== '') checks.push(...checkDeed(checked));
  if (slips !== null && text.trim() !== '')
    checks.push(
      slips === 0
        ? { mark: 'good', name: 'no-slips' }
        : { mark: 'missing', name: 'slips', count: slips },
    );
  if (lacksDates) checks.push({ mark: 'missing', name: 'dates' });
  return checks;
}

function checkDeed({ text, deed, advice, printedLines }: CheckedText): readonly LineCheck[] {
  const checks: LineCheck[] = [];
  const question = advice?.question ?? null;
  const isRewritten = advice?.proposals.some(({ kind }) => kind === 'direct') === true;
  if (question)
    checks.push({
      mark: 'close',
      name: 'asks',
      code: question.code,
      phrases: question.phrases,
    });
  if (isRewritten) checks.push({ mark: 'close', name: 'indirect' });
  else if (advice && !question) checks.push({ mark: 'good', name: 'says-what' });
  // Where the engine asks for one, those that are there belong to something else.
  const isFigureMissing = question?.code === 'missing-number';
  if (/\d/.test(text) && !isFigureMissing) checks.push({ mark: 'good', name: 'figure' });
  if (deed?.kind === 'achievement' && printedLines > LONGEST_LINES)
    checks.push({ mark: 'close', name: 'long', count: printedLines });
  return checks;
}

/** The line of a job that a place of the CV is. */
export function findDeed(cv: Cv, at: Place): DeedLine | null {
  const [root, index, field, line] = splitPointer(at);
  const job = root === 'work_experience' ? cv.work_experience[Number(index)] : undefined;
  if (!job) return null;
  if (field === 'description') return { kind: 'description', dates: job.dates };
  return field === 'achievements' && line !== undefined
    ? { kind: 'achievement', dates: job.dates }
    : null;
}

/** Where the dates of an entry would be that should have some; null where they are or nobody expects them. */
export function findMissingDates(cv: Cv, at: Place): Place | null {
  const [root, index] = splitPointer(at);
  if (root !== 'work_experience' && root !== 'education') return null;
  const entry = index === undefined ? undefined : cv[root][Number(index)];
  return entry && entry.dates.trim() === '' ? `/${root}/${index}/dates` : null;
}
