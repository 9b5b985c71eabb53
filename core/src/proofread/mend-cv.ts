import type { Cv } from '../cv';
import type { Language } from '../language';
import { writeField } from '../review';
import { hasSameLetters, isCounted } from './amount-words';
import type { Finding } from './finding';
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
      const next = mendText(text, findings);
      return next === text ? mended : writeField(mended, pointer, 'text', next);
    },
    cv,
  );
}

function mendText(text: string, findings: readonly Finding[]): string {
  return findings.reduceRight((mended, { from, to, suggestions, isSure }) => {
    const [suggestion] = suggestions;
    if (!isSure || suggestion === undefined) return mended;
    // A figure is a fact, with what it counts.
    if (isCounted(text, from) && !hasSameLetters(text.slice(from, to), suggestion)) return mended;
    return mended.slice(0, from) + suggestion + mended.slice(to);
  }, text);
}
