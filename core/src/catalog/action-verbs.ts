import { actionVerbTable } from './action-verb-table';
import { readNames, readTable } from './read-table';

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

/**
 * Reads lines such as
 * `reduce ; reducir ; reduje ; redujo ; reducción ; reduce ; reduced ; reducing ; any`
 */
function readActionVerbs(source: string): readonly ActionVerb[] {
  return readTable(source, 9).map(({ group, line, columns }) => {
    const [id = '', infinitive = '', firstPerson = '', thirdPerson = '', noun = ''] = columns;
    const [base = '', past = '', gerund = '', tones] = columns.slice(5);
    return {
      id,
      group,
      es: { infinitive, firstPerson, thirdPerson, noun },
      en: { base, past, gerund },
      tones: readNames(tones).map((tone) => {
        if (!isTone(tone)) throw new Error(`unknown tone "${tone}" in line ${line}`);
        return tone;
      }),
    };
  });
}

function isTone(name: string): name is VerbTone {
  return verbTones.some((tone) => tone === name);
}

export const actionVerbs: readonly ActionVerb[] = readActionVerbs(actionVerbTable);
