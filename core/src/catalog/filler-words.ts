import { englishFillerPhrases } from './filler-words-en';
import { spanishFillerPhrases } from './filler-words-es';
import { readTable } from './read-table';

/** "filler" says nothing and goes; "cliche" claims what only facts can show and is better proved than said. */
const fillerKinds = ['filler', 'cliche'] as const;
type FillerKind = (typeof fillerKinds)[number];

/** Words a CV reads better without. */
export interface FillerPhrase {
  readonly phrase: string;
  readonly language: 'es' | 'en';
  readonly kind: FillerKind;
  /** The replacement; empty when it is cut. */
  readonly replacement: string;
}

/** Reads lines such as `con el objetivo de ; para`, or `básicamente` for a word that is cut. */
function readFillerPhrases(
  source: string,
  language: FillerPhrase['language'],
): readonly FillerPhrase[] {
  return readTable(source, 2).map(({ group, line, columns }) => {
    const kind = fillerKinds.find((name) => name === group);
    if (kind === undefined) throw new Error(`unknown kind "${group}" above line ${line}`);
    const [phrase = '', replacement = ''] = columns;
    return { phrase, language, kind, replacement };
  });
}

export const fillerPhrases: readonly FillerPhrase[] = [
  ...readFillerPhrases(spanishFillerPhrases, 'es'),
  ...readFillerPhrases(englishFillerPhrases, 'en'),
];
