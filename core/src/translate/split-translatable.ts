interface TextPart {
  readonly text: string;
  /** False for line breaks, bullet marks and the white space between sentences. */
  readonly isSentence: boolean;
}

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{L}|etc|aprox|dept|dpto|avda|núm|pág|sr|sra|dr|dra|ud|uds|tel|ej|ee|uu|no|vs|inc|co|ltd|st|mr|mrs|ms)\.$/iu;

/** With its full stop and what is before it, and some to spare. */
const LONGEST_ABBREVIATION = 12;

/**
 * What is translated by itself, and what is between: bullet marks, white space, line breaks. Other than sentences, it ends at
 * semicolons too and never before a small letter. Joining the parts gives the text back.
 */
export function splitTranslatable(text: string): readonly TextPart[] {
  return text.split(/((?<!\s)\s*\n\s*)/).flatMap((line) => {
    if (line.trim() === '') return [{ text: line, isSentence: false }];
    const [, bullet = '', rest = ''] = /^(\s*(?:[-•·*▪●–—]\s+)?)([\s\S]*)$/.exec(line) ?? [];
    return [{ text: bullet, isSentence: false }, ...splitLine(rest)];
  });
}

function splitLine(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { index, 0: found } of line.matchAll(
    /(?<![.!?…;])[.!?…;]+(\s+)(?=[\p{Lu}\d¿¡"“«])/gu,
  )) {
    const mark = found.trimEnd();
    const sentence = line.slice(start, index + mark.length);
    if (ABBREVIATION.test(sentence.slice(-LONGEST_ABBREVIATION))) continue;
    parts.push({ text: sentence, isSentence: true });
    parts.push({ text: found.slice(mark.length), isSentence: false });
    start = index + found.length;
  }
  if (start < line.length) parts.push({ text: line.slice(start), isSentence: true });
  return parts;
}
