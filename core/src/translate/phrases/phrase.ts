import { readNames, readRows } from '../../tables';

const phraseKinds = ['noun', 'mass', 'plural', 'adjective', 'verb', 'fixed'] as const;
const notes = ['', 'of', 'doubt', 'es', 'skill'] as const;

export interface Phrase {
  /** A noun that can be counted, one that cannot, or one in the plural only; what is fixed goes over as it stands. */
  readonly kind: (typeof phraseKinds)[number];
  readonly es: string;
  readonly en: string;
  /** `of`: its complement always follows. `doubt`: it has a second usual meaning. `es`: from Spanish to English only. */
  readonly note: (typeof notes)[number];
  /** First and third person of an irregular verb. */
  readonly past: readonly [first: string, third: string] | undefined;
}

const columns = ['kind', 'es', 'en', 'note', 'past'] as const;

export function readPhrases(tables: readonly string[]): readonly Phrase[] {
  return tables
    .flatMap((table) => readRows(table, columns))
    .map((row) => {
      const kind = phraseKinds.find((name) => name === row.kind);
      const note = notes.find((name) => name === row.note);
      if (kind === undefined || note === undefined || row.es === '' || row.en === '')
        throw new Error(`not a phrase: ${Object.values(row).join(' · ')}`);
      const [first, third] = readNames(row.past);
      const past =
        first !== undefined && third !== undefined ? ([first, third] as const) : undefined;
      return { kind, es: row.es, en: row.en, note, past };
    });
}
