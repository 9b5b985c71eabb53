import { foldText, stopWords } from '../../language';
import { beginWithCapital } from '../../text';

const smallWords = new Set<string>([...stopWords.es, ...stopWords.en]);
/** "I+D", "TIC", "4.0": too short to tell a shouted word from an abbreviation. */
const LONGEST_ABBREVIATION = 3;

/** A heading set in capitals as its writer would type it: "PROYECTOS DE I+D" becomes "Proyectos de I+D". */
export function naturalHeading(heading: string): string {
  const isShouted = heading === heading.toUpperCase() && /\p{Lu}{4}/u.test(heading);
  if (!isShouted) return heading;
  const words = heading
    .split(' ')
    .map((word) =>
      word.length > LONGEST_ABBREVIATION || smallWords.has(foldText(word))
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
  return beginWithCapital(words);
}
