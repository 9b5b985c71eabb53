/** Abbreviations come before what they are about, so that their stop never ends a clause: "Lic. en Contaduría", "Nivel mín. B2". */
const ABBREVIATED =
  /(?<![\p{L}\p{N}.])(?:lic|licda|ing|arq|t[eé]c|dipl|grad|prof|dr|dra|dpto|depto|dept|n[uú]m|m[ií]n|m[aá]x|aprox|approx|exp|admon|admón|esp|cert|qual|incl)\.(?=[ \t]+[\p{L}\p{N}])/giu;

/** Letters that a name has within it: "Passenger (P) endorsement", "licencia (B) de conducir". "Inglés (B2) y francés" says a level. */
const LETTERED = /(?<=[\p{L}\d] )\((?![ABC][12]\))\p{Lu}\d?\)(?= \p{L})/gu;

/** The stops, and those letters with their brackets, as blanks, so that every other place stays where it was. */
export function hideStops(text: string): string {
  return text
    .replace(ABBREVIATED, (word) => `${word.slice(0, -1)} `)
    .replace(LETTERED, (letters) => ' '.repeat(letters.length));
}
