/** One way to go on: after the row of the step before (−1 at the beginning), with this token. */
export interface DecodingRow {
  /** Which sentence of the batch it belongs to. */
  readonly sentence: number;
  readonly parent: number;
  readonly token: number;
}

export interface ScoredToken {
  readonly token: number;
  readonly logProbability: number;
}

/** What the model thinks comes next, row by row. */
export interface NextTokens {
  logProbability(row: number, token: number): number;
  /** The likeliest, best first; those barred are left out. */
  likeliest(row: number, count: number, barred: ReadonlySet<number>): readonly ScoredToken[];
}

/** A text that the model didn't write, for a sentence of the batch. */
export interface ForcedTarget {
  readonly sentence: number;
  readonly tokens: readonly number[];
}

/** What the model thinks of a token of it, and what it would have written there. */
export interface ForcedToken {
  readonly logProbability: number;
  readonly best: ScoredToken;
}

export type Advance = (rows: readonly DecodingRow[]) => NextTokens;

export interface SearchProblem {
  /** Tokens that have to be in the answer, each once: what was hidden from the model. */
  readonly required: readonly number[];
  /** Never part of the answer; among them everything that may be required, which only then is. */
  readonly barred: ReadonlySet<number>;
  readonly mostTokens: number;
  /** How the answer begins, whatever the model thinks of it. */
  readonly begun?: readonly number[];
}

export interface Found {
  readonly tokens: readonly number[];
  /** Of each token, and of the end after them. */
  readonly logProbabilities: readonly number[];
}

interface SearchOptions {
  readonly beginning: number;
  readonly end: number;
  /** How many ways of saying it are followed at once. */
  readonly width: number;
  /** A way that is this much less likely than the best is given up. */
  readonly leeway: number;
  /** Asked before each step: whether to stop with what there is. */
  readonly isOver: () => boolean;
  /** Told of the answers that are left at the end, the best first. */
  readonly onFound: (sentence: number, found: readonly Found[]) => void;
}

interface Path {
  readonly tokens: readonly number[];
  readonly logProbabilities: readonly number[];
  readonly score: number;
  readonly remaining: readonly number[];
  /** Its row in the step before. */
  readonly row: number;
  readonly isDone: boolean;
}

interface Task extends SearchProblem {
  readonly sentence: number;
  /** What is barred while something required is missing. */
  readonly barredWithEnd: ReadonlySet<number>;
  readonly paths: readonly Path[];
}

/** Length penalty: 0 favours short answers, 1 scores by the mean per token. */
const LENGTH_POWER = 0.8;

/**
 * Beam search over a batch of sentences. Whatever the model thinks, each required token is in the answer exactly once.
 */
export function searchTranslations(
  problems: readonly SearchProblem[],
  advance: Advance,
  options: SearchOptions,
): void {
  const first = { tokens: [], logProbabilities: [], score: 0, row: -1, isDone: false };
  let tasks: readonly Task[] = problems.map((problem, sentence) => ({
    ...problem,
    sentence,
    barredWithEnd: new Set([...problem.barred, options.end]),
    paths: [{ ...first, remaining: problem.required }],
  }));
  for (let step = 0; tasks.length > 0; step++) {
    if (options.isOver()) return;
    const rows: DecodingRow[] = [];
    const asked = tasks.map((task) => ({
      ...task,
      paths: task.paths.map((path) => {
        if (path.isDone) return path;
        const token = path.tokens.at(-1) ?? options.beginning;
        rows.push({ sentence: task.sentence, parent: path.row, token });
        return { ...path, row: rows.length - 1 };
      }),
    }));
    const next = advance(rows);
    tasks = asked.flatMap((task) => {
      const paths = choosePaths(task, step, next, options);
      if (paths.some(({ isDone }) => !isDone)) return [{ ...task, paths }];
      options.onFound(
        task.sentence,
        [...paths].sort((a, b) => weighFound(b) - weighFound(a)),
      );
      return [];
    });
  }
}

/** The best ways on, those that are at their end among them. */
function choosePaths(
  task: Task,
  step: number,
  next: NextTokens,
  options: SearchOptions,
): readonly Path[] {
  const { width, leeway, end } = options;
  const all = task.paths.flatMap((path): readonly Path[] => {
    if (path.isDone) return [path];
    return listNext(path, task, step, next, options).map(({ token, logProbability }) => ({
      tokens: token === end ? path.tokens : [...path.tokens, token],
      logProbabilities: [...path.logProbabilities, logProbability],
      score: path.score + logProbability,
      remaining: path.remaining.filter((one) => one !== token),
      row: path.row,
      isDone: token === end,
    }));
  });
  const sorted = all.sort((a, b) => b.score - a.score).slice(0, width);
  const least = (sorted[0]?.score ?? 0) - leeway;
  return sorted.filter(({ score }) => score >= least);
}

function listNext(
  { tokens, remaining, row }: Path,
  { barred, barredWithEnd, mostTokens, begun }: Task,
  step: number,
  next: NextTokens,
  { end, width }: SearchOptions,
): readonly ScoredToken[] {
  const roomLeft = mostTokens - step;
  const score = (token: number) => ({ token, logProbability: next.logProbability(row, token) });
  const given = begun?.[tokens.length];
  if (given !== undefined) return [score(given)];
  const required = remaining.map(score);
  if (required.length > 0 && roomLeft <= required.length) return required;
  if (roomLeft <= 0) return [score(end)];
  const mayEnd = required.length === 0 && tokens.length > 0;
  const others = next.likeliest(row, width + 1, mayEnd ? barred : barredWithEnd);
  // When the model wants to end, add the required tokens that are still missing.
  const wantsToEnd =
    required.length > 0 && next.logProbability(row, end) > (others[0]?.logProbability ?? -Infinity);
  return wantsToEnd ? required : [...required, ...others];
}

/** How good an answer is beside others of another length. */
export const weighFound = ({ logProbabilities }: Pick<Found, 'logProbabilities'>): number =>
  logProbabilities.reduce((sum, one) => sum + one, 0) / logProbabilities.length ** LENGTH_POWER;
