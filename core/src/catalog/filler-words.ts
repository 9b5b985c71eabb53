import english from '../../data/filler-words/en.tsv' with { type: 'text' };
import spanish from '../../data/filler-words/es.tsv' with { type: 'text' };
import type { Language } from '../language';
import { readRows } from '../tables';

/** "filler" says nothing and goes; "cliche" claims what only facts can show and is better proved than said. */
const fillerKinds = ['filler', 'cliche'] as const;
type FillerKind = (typeof fillerKinds)[number];

/** Where a filler may be cut or replaced. */
const places = ['', 'before a verb', 'link', 'never'] as const;

/** Words a CV reads better without. */
export interface FillerPhrase {
  readonly phrase: string;
  readonly language: Language;
  readonly kind: FillerKind;
  /** The replacement; empty when it is cut. */
  readonly replacement: string;
  /** Empty: anywhere. */
  readonly where: (typeof places)[number];
}

const columns = ['kind', 'phrase', 'replacement', 'where'] as const;

function readFillerPhrases(
  table: string,
  language: FillerPhrase['language'],
): readonly FillerPhrase[] {
  return readRows(table, columns).map(({ phrase, replacement, ...row }) => {
    const kind = fillerKinds.find((name) => name === row.kind);
    if (kind === undefined) throw new Error(`unknown kind "${row.kind}" of "${phrase}"`);
    const where = places.find((name) => name === row.where);
    if (where === undefined) throw new Error(`unknown place "${row.where}" of "${phrase}"`);
    return { phrase, language, kind, replacement, where };
  });
}

export const fillerPhrases: readonly FillerPhrase[] = [
  ...readFillerPhrases(spanish, 'es'),
  ...readFillerPhrases(english, 'en'),
];
