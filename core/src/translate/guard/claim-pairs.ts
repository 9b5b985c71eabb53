import table from '../../../data/translation/claims.tsv' with { type: 'text' };
import { foldText, type Language } from '../../language';
import { readPhrases, readRows } from '../../tables';
import type { Problem, Told } from './translation-ground';

interface Side {
  /** How the claim is made. */
  readonly claim: RegExp;
  /** Wording that justifies the claim in the other language. Wider than `claim`. */
  readonly ground: RegExp;
}

interface ClaimPair {
  readonly code: Problem['code'];
  readonly es: Side;
  readonly en: Side;
}

const columns = ['claim', 'code', 'es', 'es grounds', 'en', 'en grounds'] as const;

/** Claims that need neither a number nor a name: a sentence makes one only where its source does. */
const pairs: readonly ClaimPair[] = readRows(table, columns).map((row) => ({
  code: row.code === 'new-degree' ? 'new-degree' : 'entry-added',
  es: { claim: readPhrases([row.es]), ground: readPhrases([row['es grounds']]) },
  en: { claim: readPhrases([row.en]), ground: readPhrases([row['en grounds']]) },
}));

/** A claim that neither the person's own sentence nor our words for it make. */
export function findNewClaims({ was, is, ours }: Told, from: Language, to: Language): Problem[] {
  const [source, said, own] = [was, is, ours].map((text) => fold(text));
  return pairs.flatMap((pair): Problem[] => {
    const quote = pair[to].claim.exec(said ?? '')?.[0];
    if (quote === undefined || pair[from].ground.test(source ?? '')) return [];
    if (pair[to].claim.test(own ?? '')) return [];
    return [{ code: pair.code, quote }];
  });
}

const fold = (text: string) => foldText(text.replaceAll(/['’]s\b/gu, '').replaceAll('-', ' '));
