/** Said of an entry of a list: "Figma (nociones)", "PyTorch (online course)", "Nociones de BIM". */
const BARELY_LISTED =
  /[(:–-] ?(?:[a-záéíóú]+ ){0,2}(?:nociones|b[aá]sic[oa]?s?|basics?|beginner|principiante|iniciaci[oó]n|introducci[oó]n|introduction|elemental|online course|curso(?: online| corto| b[aá]sico)?|course|viewer|lectura|taster|autodidacta|aprendiendo|learning|hobby|a nivel usuario)\b|^(?:nociones|introducci[oó]n|introduction|basics?|b[aá]sico) /i;
const LIST_SECTIONS: ReadonlySet<string> = new Set(['skills', 'additional']);

/** An entry of a list with the remark that there is little of it. */
export function isHardlyKnown(section: string, line: string): boolean {
  return LIST_SECTIONS.has(section) && BARELY_LISTED.test(line);
}
