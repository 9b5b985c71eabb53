import type { Token } from './tokens';

interface Named {
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** Longer lists name examples, no choice. */
const MOST_OF_A_CHOICE = 8;
const OR = new Set(['o', 'u', 'or', 'bien']);

/** "Java, Kotlin or Scala": one of them will do. By id, the others of the same choice. */
export function findAlternatives(
  tokens: readonly Token[],
  named: readonly Named[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byId = new Map<string, Set<string>>();
  let run: Named[] = [];
  let isChoice = false;
  const close = (): void => {
    const ids = new Set(run.map(({ id }) => id));
    if (isChoice && ids.size <= MOST_OF_A_CHOICE)
      for (const id of ids) byId.set(id, mergeOthers(byId.get(id), ids, id));
    run = [];
    isChoice = false;
  };
  for (const one of named) {
    const before = run.at(-1);
    const link = before === undefined ? 'none' : readLink(tokens, before.last, one.first);
    if (link === 'none') close();
    run.push(one);
    if (link === 'or') isChoice = true;
  }
  close();
  return byId;
}

function readLink(tokens: readonly Token[], last: number, first: number): 'or' | 'comma' | 'none' {
  const gaps = tokens
    .slice(last + 1, first + 1)
    .map(({ gap }) => gap)
    .join('');
  if (/[.;:\n()]/.test(gaps)) return 'none';
  if (first === last + 1) return gaps.includes(',') ? 'comma' : 'none';
  return first === last + 2 && OR.has(tokens[last + 1]?.word ?? '') ? 'or' : 'none';
}

function mergeOthers(
  known: ReadonlySet<string> | undefined,
  ids: ReadonlySet<string>,
  own: string,
): Set<string> {
  const others = new Set([...(known ?? []), ...ids]);
  others.delete(own);
  return others;
}
