import type { GuardFinding, TranslateResult } from '../../assistant';
import { isSameText } from '../../improve';
import { joinSentences, splitSentences } from '../../language';
import type { Judge } from './field-judges';
import type { Problem, Told } from './translation-ground';

const LONGEST_QUOTE = 200;

/** A text and where it is in the CV. */
interface PlacedText extends Told {
  readonly pointer: string;
}

/** Lines in the words of the person, of the model, and of the built-in engine. */
interface PlacedLines {
  readonly pointer: string;
  /** How many lines are before the first of them. */
  readonly before?: number;
  readonly was: readonly string[];
  readonly is: readonly string[];
  readonly ours: readonly string[];
}

/** Accepts a model's text if nothing speaks against it, and records what it rejected. */
export function createTranslationTaker(judgeProse: Judge) {
  const warnings: GuardFinding[] = [];
  const byBuiltin: NonNullable<TranslateResult['byBuiltin']> = [];
  const own: PlacedText[] = [];
  const report = (pointer: string, problems: readonly Problem[]) => {
    warnings.push(...problems.map((problem) => ({ ...problem, pointer, reverted: true })));
  };
  const useOurs = (text: PlacedText): string => {
    const { pointer, was, ours } = text;
    own.push(text);
    if (ours !== was) byBuiltin.push({ pointer, text: ours });
    return ours;
  };

  const take = (text: PlacedText, judge: Judge): string => {
    const { pointer, was, is } = text;
    if (was.trim() === '') {
      if (is.trim() !== '') report(pointer, [{ code: 'entry-added', quote: is }]);
      return was;
    }
    // Not answered, or not translated.
    if (is.trim() === '' || is === was) return useOurs(text);
    const problems = isSameText(is, text.ours) ? [] : judge(text);
    if (problems.length === 0) return is;
    report(pointer, problems);
    return useOurs(text);
  };

  /** Prose sentence by sentence, where both have the same number of them. */
  const takeProse = (text: PlacedText): string => {
    const [was, is, ours] = [text.was, text.is, text.ours].map(splitSentences);
    const isAligned = was?.length === is?.length && was?.length === ours?.length;
    if (!was || !is || !ours || !isAligned || was.length < 2) return take(text, judgeProse);
    return joinSentences(
      is.map((sentence, at) => ({
        text: take(
          {
            pointer: text.pointer,
            was: was[at]?.text ?? '',
            is: sentence.text,
            ours: ours[at]?.text ?? '',
          },
          judgeProse,
        ),
        gap: sentence.gap,
      })),
    );
  };

  /** Line by line. If the number of lines differs, they can't be matched. */
  const takeLines = (
    { pointer, before = 0, was, is, ours }: PlacedLines,
    one: (text: PlacedText) => string = takeProse,
  ): string[] => {
    const isSameCount = was.length === is.length;
    if (!isSameCount && is.length > 0) {
      const code = is.length > was.length ? 'entry-added' : 'text-lost';
      report(pointer, [{ code, quote: is.join(' ').slice(0, LONGEST_QUOTE) }]);
    }
    return was.map((text, at) =>
      one({
        pointer: `${pointer}/${before + at}`,
        was: text,
        is: isSameCount ? (is[at] ?? '') : '',
        ours: ours[at] ?? text,
      }),
    );
  };

  return { take, takeProse, takeLines, report, warnings, byBuiltin, own };
}

export type TranslationTaker = ReturnType<typeof createTranslationTaker>;
