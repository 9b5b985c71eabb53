interface TextPart {
  readonly text: string;
  /** False for line breaks, bullet marks and the white space between sentences. */
  readonly isSentence: boolean;
}

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{L}|etc|aprox|dept|dpto|avda|núm|pág|sr|sra|dr|dra|ud|uds|tel|ej|ee|uu|no|vs|inc|co|ltd|st|mr|mrs|ms)\.$/iu;

const SENTENCE_END = /(?<![.!?…;])[.!?…;]+(\s+)(?=[\p{Lu}\d¿¡"“«])/gu;

/** With its full stop and what is before it, and some to spare. */
const LONGEST_ABBREVIATION = 12;

/**
 * What is translated by itself, and what is between: bullet marks, white space, line breaks. Other than sentences, it ends at
 * semicolons too and never before a small letter, nor inside a name. Joining the parts gives the text back.
 */
export function splitTranslatable(
  text: string,
  names: readonly string[] = [],
): readonly TextPart[] {
  const parted = names.filter((name) => name.search(SENTENCE_END) >= 0);
  return text.split(/((?<!\s)\s*\n\s*)/).flatMap((line) => {
    if (line.trim() === '') return [{ text: line, isSentence: false }];
    const [, bullet = '', rest = ''] = /^(\s*(?:[-•·*▪●–—]\s+)?)([\s\S]*)$/.exec(line) ?? [];
    return [{ text: bullet, isSentence: false }, ...splitLine(rest, parted)];
  });
}

/** Where these names are: "Instalaciones Hnos. Cervera" is one, whatever its full stop. */
function findNames(line: string, names: readonly string[]): readonly (readonly [number, number])[] {
  return names.flatMap((name) => {
    const places: [number, number][] = [];
    for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length))
      places.push([at, at + name.length]);
    return places;
  });
}

function splitLine(line: string, names: readonly string[]): readonly TextPart[] {
  const kept = findNames(line, names);
  const parts: TextPart[] = [];
  let start = 0;
  for (const { index, 0: found } of line.matchAll(SENTENCE_END)) {
    if (kept.some(([from, to]) => from < index && index + found.length < to)) continue;
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
