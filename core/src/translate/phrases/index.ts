import buildingSites from '../../../data/translation/both/building-sites.tsv' with { type: 'text' };
import deedsAndQualities from '../../../data/translation/both/deeds-and-qualities.tsv' with {
  type: 'text',
};
import digital from '../../../data/translation/both/digital.tsv' with { type: 'text' };
import everyday from '../../../data/translation/both/everyday.tsv' with { type: 'text' };
import fields from '../../../data/translation/both/fields.tsv' with { type: 'text' };
import firstMeanings from '../../../data/translation/both/first-meanings.tsv' with { type: 'text' };
import general from '../../../data/translation/both/general.tsv' with { type: 'text' };
import health from '../../../data/translation/both/health.tsv' with { type: 'text' };
import learning from '../../../data/translation/both/learning.tsv' with { type: 'text' };
import moreWords from '../../../data/translation/both/more-words.tsv' with { type: 'text' };
import office from '../../../data/translation/both/office.tsv' with { type: 'text' };
import things from '../../../data/translation/both/things.tsv' with { type: 'text' };
import trades from '../../../data/translation/both/trades.tsv' with { type: 'text' };
import turnsOfPhrase from '../../../data/translation/both/turns-of-phrase.tsv' with {
  type: 'text',
};
import deedTable from '../../../data/translation/deeds.tsv' with { type: 'text' };
import englishAdjectives from '../../../data/translation/english/adjectives.tsv' with {
  type: 'text',
};
import englishFields from '../../../data/translation/english/fields.tsv' with { type: 'text' };
import englishPeopleAndPlaces from '../../../data/translation/english/people-and-places.tsv' with {
  type: 'text',
};
import englishSecondWords from '../../../data/translation/english/second-words.tsv' with {
  type: 'text',
};
import englishThings from '../../../data/translation/english/things.tsv' with { type: 'text' };
import englishTurnsOfPhrase from '../../../data/translation/english/turns-of-phrase.tsv' with {
  type: 'text',
};
import englishVerbs from '../../../data/translation/english/verbs.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { type Phrase, readPhrases } from './phrase';

export type { Phrase } from './phrase';

/** Each is read when it is first asked for: thousands of rows. */
function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** What CVs say, in both languages; each table is a subject. A phrase that is in two has the meaning of the first. */
export const bothWays: () => readonly Phrase[] = once(() =>
  readPhrases([
    firstMeanings,
    general,
    fields,
    deedsAndQualities,
    moreWords,
    things,
    everyday,
    turnsOfPhrase,
    digital,
    office,
    trades,
    learning,
    health,
    buildingSites,
  ]),
);

/** From English to Spanish only; these come first, because the others are ordered by their Spanish. */
export const englishFirst: () => readonly Phrase[] = once(() =>
  readPhrases([
    englishPeopleAndPlaces,
    englishThings,
    englishFields,
    englishAdjectives,
    englishVerbs,
    englishTurnsOfPhrase,
  ]),
);

/** Second English words for what others name already; from English to Spanish only, and last. */
export const englishLast: () => readonly Phrase[] = once(() => readPhrases([englishSecondWords]));

/** Nouns that tell a deed, with the Spanish verb for it, where the action verbs have none. */
export const deedNouns = once(() => readRows(deedTable, ['noun', 'infinitive']));
