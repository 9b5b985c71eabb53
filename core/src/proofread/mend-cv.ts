import type { Cv } from '../cv';
import type { Language } from '../language';
import { writeField } from '../review';
import { hasSameLetters, isCounted } from './amount-words';
import type { Finding } from './finding';
import { isCertain, mendText } from './mend-text';
import { proofreadCv, type Readings } from './proofread-cv';
import type { Lexicons } from './proofread-text';

/** The CV with every slip fixed about which there is no doubt; where there is one, the text stays. */
export function mendCv(
  cv: Cv,
  language: Language,
  ownWords: readonly string[],
  lexicons: Lexicons,
  readings?: Readings,
): Cv {
  return proofreadCv(cv, language, ownWords, lexicons, readings ? { readings } : {}).reduce(
    (mended, { pointer, text, findings }) => {
      const certain = findings.filter((one) => isCertain(one) && keepsFigure(text, one));
      const next = mendText(text, certain).text;
      return next === text ? mended : writeField(mended, pointer, 'text', next);
    },
    cv,
  );
}

/** A figure is a fact, with what it counts. */
const keepsFigure = (text: string, { from, to, suggestions: [first = ''] }: Finding): boolean =>
  !isCounted(text, from) || hasSameLetters(text.slice(from, to), first);
