import { readNames, readTable } from './read-table';
import { englishWeakPhrases } from './weak-phrases-en';
import { spanishWeakPhrases } from './weak-phrases-es';

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
  readonly language: 'es' | 'en';
  readonly tense: PhraseTense;
  /** What can follow: "Responsable de" + "la caja" (noun) or "atender" (infinitive); a clause has its own subject. */
  readonly continuations: readonly PhraseContinuation[];
  readonly deed: PhraseDeed;
  /** Action verbs by id, the one that fits most often first. */
  readonly verbs: readonly string[];
}

/** Reads lines such as `Participé en ; noun ; shared ; collaborate, take-part`. */
function readWeakPhrases(source: string, language: WeakPhrase['language']): readonly WeakPhrase[] {
  return readTable(source, 4).map(({ group, line, columns }) => {
    const [phrase = '', continuations, deed = '', verbs] = columns;
    return {
      phrase,
      language,
      tense: readOneOf(phraseTenses, group, line),
      continuations: readNames(continuations).map((name) =>
        readOneOf(phraseContinuations, name, line),
      ),
      deed: readOneOf(phraseDeeds, deed, line),
      verbs: readNames(verbs),
    };
  });
}

function readOneOf<Name extends string>(names: readonly Name[], text: string, line: number): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`unknown word "${text}" in line ${line}`);
  return found;
}

export const weakPhrases: readonly WeakPhrase[] = [
  ...readWeakPhrases(spanishWeakPhrases, 'es'),
  ...readWeakPhrases(englishWeakPhrases, 'en'),
];
