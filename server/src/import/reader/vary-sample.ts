import { HEADING_PT, type SampleLine, sampleCv } from './sample-cv';

const VOWELS = 'aeiou';
const OTHERS_EVERY = 3;

/**
 * The sample with other numbers and every third name and word another. What was read before is remembered: the same words
 * again would only practise remembering, and what has not run for a while is thrown away.
 */
export function varySample(round: number): readonly SampleLine[] {
  return sampleCv.map((line) =>
    line.bold && line.sizePt > HEADING_PT ? line : { ...line, text: vary(line.text, round) },
  );
}

function vary(text: string, round: number): string {
  return text
    .replace(/\d\b/g, (digit) => String((Number(digit) + round) % 10))
    .replace(/\p{L}{4,}/gu, (word) => {
      const isOther = (word.length + word.charCodeAt(1) + round) % OTHERS_EVERY === 0;
      return isOther ? word.replace(/[aeiou]/g, (letter) => turn(letter, round)) : word;
    });
}

function turn(letter: string, round: number): string {
  return VOWELS[(VOWELS.indexOf(letter) + round) % VOWELS.length] ?? letter;
}
