import english from '../../data/weak-phrases/en.tsv' with { type: 'text' };
import spanish from '../../data/weak-phrases/es.tsv' with { type: 'text' };
import type { Language } from '../language';
import { readNames, readRows } from '../tables';

const phraseContinuations = ['noun', 'infinitive', 'gerund', 'clause'] as const;
type PhraseContinuation = (typeof phraseContinuations)[number];

/** "untensed" is a phrase without its own verb: "Responsable de". */
const phraseTenses = ['untensed', 'present', 'past'] as const;
type PhraseTense = (typeof phraseTenses)[number];

/** Whether the person did what follows ("own") or had a part in it ("shared"). */
const phraseDeeds = ['own', 'shared'] as const;
type PhraseDeed = (typeof phraseDeeds)[number];

/** An opening that says little, and what may truthfully be said in its place. */
export interface WeakPhrase {
  readonly phrase: string;
  readonly language: Language;
  readonly tense: PhraseTense;
  /** What can follow: "Responsable de" + "la caja" (noun) or "atender" (infinitive); a clause has its own subject. */
  readonly continuations: readonly PhraseContinuation[];
  readonly deed: PhraseDeed;
  /** Action verbs by id, the one that fits most often first. */
  readonly verbs: readonly string[];
}

const columns = ['tense', 'phrase', 'goes on with', 'deed', 'verbs'] as const;

function readWeakPhrases(table: string, language: WeakPhrase['language']): readonly WeakPhrase[] {
  return readRows(table, columns).map(({ phrase, tense, deed, verbs, ...row }) => ({
    phrase,
    language,
    tense: readOneOf(phraseTenses, tense, phrase),
    continuations: readNames(row['goes on with']).map((name) =>
      readOneOf(phraseContinuations, name, phrase),
    ),
    deed: readOneOf(phraseDeeds, deed, phrase),
    verbs: readNames(verbs),
  }));
}

function readOneOf<Name extends string>(names: readonly Name[], text: string, of: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`unknown word "${text}" of "${of}"`);
  return found;
}

export const weakPhrases: readonly WeakPhrase[] = [
  ...readWeakPhrases(spanish, 'es'),
  ...readWeakPhrases(english, 'en'),
];
