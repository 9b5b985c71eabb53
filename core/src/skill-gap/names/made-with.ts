import type { Token } from '../../language';
import type { PhraseTree } from './phrase-tree';
import type { Name, NameMatch } from './skill-names';

/** "Dockerfiles", "dockerizado": what is made with a tool has its name. */
const MADE =
  /^(\p{L}{5,}?)(?:files?|(?:e?i[sz])(?:ed|ing|ation)|i[sz]e|izar|izad[oa]s?|izacion(?:es)?)$/u;

export function findMadeOf(
  tokens: readonly Token[],
  at: number,
  exact: PhraseTree<Name>,
): NameMatch | null {
  const token = tokens[at];
  const tool = token === undefined ? undefined : MADE.exec(token.word)?.[1];
  if (token === undefined || tool === undefined) return null;
  const named = exact.matchAt([{ ...token, word: tool }], 0);
  if (
    named === null ||
    !named.values.every(({ isProper, thing }) => isProper && thing.kind === 'tool')
  )
    return null;
  return {
    things: [...new Set(named.values.map(({ thing }) => thing))],
    first: at,
    last: at,
    isProperName: true,
  };
}
