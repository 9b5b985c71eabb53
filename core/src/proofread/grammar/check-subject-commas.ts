import { nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import type { Lexicon } from '../words/lexicon';

const ARTICLE =
  '(?:El|La|Los|Las|Mi|Mis|Su|Sus|Nuestro|Nuestra|Nuestros|Nuestras|Este|Esta|Estos|Estas)';
const PATTERN = new RegExp(
  // Match the comma first, because a lookbehind at every letter is slow.
  String.raw`,(?<=(?:^|[.!?] )${ARTICLE} (\p{Ll}+)(?: del? (?:la |los |las |el )?\p{Ll}+)?,) (\p{Ll}+)(?=[ .])(?![^.!?]*, )`,
  'gu',
);
/** A time, not a subject. */
const WHEN =
  /^(?:años?|mes(?:es)?|semanas?|días?|tardes?|mañanas?|noches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|veranos?|inviernos?|temporadas?|primer|últim[oa]s?|resto|vez|veces|fines)$/;
const MANY = /(?:aron|ieron|eron|aban|ían|an|en)$/;
const ONE = /(?:ó|aba|ía)$/;

/** "Las reseñas, pasaron de 4,2 a 4,8": no comma between subject and verb. */
export function checkSubjectCommas(text: string, lexicon: Lexicon): Finding[] {
  return [...text.matchAll(PATTERN)].flatMap(({ 1: noun = '', 2: verb = '', index }) => {
    const [, number] = /^[AN].([sp])/.exec(nameClass(noun, lexicon)) ?? [];
    if (number === undefined || WHEN.test(noun) || !/^V/.test(nameClass(verb, lexicon))) return [];
    if (!(number === 'p' ? MANY : ONE).test(verb)) return [];
    return [{ from: index, to: index + 1, kind: 'punctuation', suggestions: [''], isSure: false }];
  });
}
