import table from '../../data/action-verbs.tsv' with { type: 'text' };
import { readNames, readRows } from '../tables';

const verbTones = ['any', 'formal', 'startup', 'academic', 'executive'] as const;
type VerbTone = (typeof verbTones)[number];

/** A verb that says what a person did, in the forms a CV needs. */
export interface ActionVerb {
  readonly id: string;
  /** What kind of action it is: "leadership", "care", "money". */
  readonly group: string;
  readonly es: {
    readonly infinitive: string;
    /** "reduje" */
    readonly firstPerson: string;
    /** "redujo" */
    readonly thirdPerson: string;
    /** "reducción"; no two verbs share one, so a noun leads back to its verb. */
    readonly noun: string;
  };
  readonly en: {
    readonly base: string;
    readonly past: string;
    readonly gerund: string;
  };
  /** The styles it suits best; "any" suits all of them. */
  readonly tones: readonly VerbTone[];
}

const columns = [
  'kind',
  'id',
  'infinitive',
  'first person',
  'third person',
  'noun',
  'base',
  'past',
  'gerund',
  'tones',
] as const;

function isTone(name: string): name is VerbTone {
  return verbTones.some((tone) => tone === name);
}

export const actionVerbs: readonly ActionVerb[] = readRows(table, columns).map((row) => {
  const { id, kind: group, infinitive, noun, base, past, gerund } = row;
  return {
    id,
    group,
    es: {
      infinitive,
      firstPerson: row['first person'],
      thirdPerson: row['third person'],
      noun,
    },
    en: { base, past, gerund },
    tones: readNames(row.tones).map((tone) => {
      if (!isTone(tone)) throw new Error(`unknown tone "${tone}" of ${id}`);
      return tone;
    }),
  };
});
