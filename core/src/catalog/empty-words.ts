import english from '../../data/empty-words/en.tsv' with { type: 'text' };
import spanish from '../../data/empty-words/es.tsv' with { type: 'text' };
import { readRows } from '../tables';

/** Words that praise without telling anything, and words that hide what was done; the tables say what each kind is. */
export interface EmptyWords {
  readonly traits: readonly string[];
  readonly thingTraits: readonly string[];
  readonly shyTraits: readonly string[];
  readonly claims: readonly string[];
  readonly degrees: readonly string[];
  readonly praise: readonly string[];
  readonly listEnds: readonly string[];
  readonly vague: readonly string[];
  readonly amounts: readonly string[];
  readonly boasts: readonly string[];
  readonly hollow: readonly string[];
}

const kinds: Readonly<Record<string, keyof EmptyWords>> = {
  trait: 'traits',
  'thing trait': 'thingTraits',
  'shy trait': 'shyTraits',
  claim: 'claims',
  degree: 'degrees',
  praise: 'praise',
  'list end': 'listEnds',
  vague: 'vague',
  amount: 'amounts',
  boast: 'boasts',
  hollow: 'hollow',
};

export function readEmptyWords(table: string): EmptyWords {
  const rows = readRows(table, ['kind', 'phrase']).map(({ kind, phrase }) => {
    const list = kinds[kind];
    if (list === undefined) throw new Error(`unknown kind "${kind}" of "${phrase}"`);
    return { list, phrase };
  });
  const pick = (wanted: keyof EmptyWords) =>
    rows.filter(({ list }) => list === wanted).map(({ phrase }) => phrase);
  return {
    traits: pick('traits'),
    thingTraits: pick('thingTraits'),
    shyTraits: pick('shyTraits'),
    claims: pick('claims'),
    degrees: pick('degrees'),
    praise: pick('praise'),
    listEnds: pick('listEnds'),
    vague: pick('vague'),
    amounts: pick('amounts'),
    boasts: pick('boasts'),
    hollow: pick('hollow'),
  };
}

export const emptyWords = { es: readEmptyWords(spanish), en: readEmptyWords(english) } as const;
