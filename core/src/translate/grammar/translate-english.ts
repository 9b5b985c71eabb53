import { sure, type Translated, unsure } from '../direction';
import { EnglishReader } from './english-reader';
import { readEnglishUnits } from './read-english-units';
import { capitaliseLike } from './sentence-writer';
import { contract } from './spanish-gender';

/** With more of its words unknown than this, a sentence is left as it was. */
const MOST_UNKNOWN = 0.3;
/** What no Spanish CV says: an article before nothing, a preposition twice, a word twice. */
const CLUMSY = [
  /(?:^| )(?:de|en|con|para|por|sin) (?:de|en|con|para|por|a|y|o)(?: |$)/i,
  / (?:el|la|los|las|un|una|y|de|en|con|a|para)[.,;]?$/i,
  /(?:^| )(a|de|en|con) \1 /i,
  /(?:^| )(\p{L}{3,}) \1(?: |[.,;]|$)/iu,
  // A room for a meeting is no bedroom.
  /habitaci(?:ón|ones) para (?:congres|reuni|event|conferenc|clase|curso)/,
  / de [^,.;:]*? de [^,.;:]*? de [^,.;:]*? de /,
];

/** An English sentence of a CV in Spanish: bullets in the first person of the past, nouns with their gender. */
export function translateEnglish(sentence: string, names: readonly string[]): Translated {
  const units = readEnglishUnits(sentence, names);
  const words = units.filter(({ kind }) => kind === 'word').length;
  if (words === 0) return sure(sentence);
  const reader = new EnglishReader(units);
  reader.read();
  const { writer } = reader;
  if (writer.unknown.length / words > MOST_UNKNOWN) return unsure(sentence, writer.unknown);
  const text = capitaliseLike(sentence, contract(writer.toString()));
  if (CLUMSY.some((pattern) => pattern.test(text))) writer.doubt();
  return writer.isSure ? sure(text) : unsure(text, writer.unknown);
}
