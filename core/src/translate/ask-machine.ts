import type { Direction, Translated } from './direction';
import { convertFigure } from './grammar/figures';
import { protectTerms } from './protect-terms';

/** What a machine translator is asked about a sentence, and what becomes of its answer. */
export interface MachineQuestion {
  readonly text: string;
  /** Undefined when the answer has lost something that was hidden from the machine. */
  readonly settle: (answer: string) => string | undefined;
}

/**
 * Our own draft is the better skeleton as long as it knows its words: a machine is asked for the one word that is
 * missing, and for the whole sentence only when several are. A draft whose words are all known needs nobody.
 */
export function askMachine(
  sentence: string,
  { text, unknown = [] }: Translated,
  direction: Direction,
  names: readonly string[],
): MachineQuestion | undefined {
  const [word] = unknown;
  if (word === undefined) return undefined;
  if (unknown.length === 1 && text !== sentence) {
    return {
      text: word,
      settle: (answer) => text.replace(word, () => answer.trim().replace(/\.$/, '')),
    };
  }
  const kept = protectTerms(sentence, direction.from, names);
  return {
    text: kept.text,
    settle(answer) {
      const restored = kept.restore(answer);
      if (!hasSameMarks(kept.text, answer)) return undefined;
      return tidyAnswer(restored, sentence, direction);
    },
  };
}

const marksIn = (text: string) => (text.match(/XQ\d+X/gi) ?? []).map((mark) => mark.toUpperCase());

function hasSameMarks(asked: string, answer: string): boolean {
  return marksIn(asked).sort().join() === marksIn(answer).sort().join();
}

/** CVs leave the subject out, and figures are written as the language writes them. */
function tidyAnswer(answer: string, sentence: string, { to }: Direction): string {
  const subjectless =
    to === 'en'
      ? answer
          .replace(/(^|(?:,| and) )I (?=\p{Ll})/gu, '$1')
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      : answer;
  const figures = subjectless.replace(/\d+(?:[.,]\d+)+/g, (figure) => convertFigure(figure, to));
  return /[.!?]$/.test(sentence.trim()) ? figures.trim() : figures.trim().replace(/\.$/, '');
}
