/** Said of an entry of a list: "Figma (nociones)", "PyTorch (online course)", "Nociones de BIM". */
const BARELY_LISTED =
  /[(:–-] ?(?:[a-záéíóú]+ ){0,2}(?:nociones|b[aá]sic[oa]?s?|basics?|beginner|principiante|iniciaci[oó]n|introducci[oó]n|introduction|elemental|online course|curso(?: online| corto| b[aá]sico)?|course|viewer|lectura|taster|autodidacta|aprendiendo|learning|hobby|a nivel usuario|reading|leyendo|uso personal|personal use|participante|participant|(?:lo )?(?:uso|usé) con|under supervision|bajo supervisi[oó]n|at home|en casa|caser[oa]|tutorials?|tutoriales|dabbl\w+|por encima|muy poco|very little|de o[ií]das|un par de veces|once or twice|expired|caducad[oa])\b|^(?:nociones|introducci[oó]n|introduction|basics?|b[aá]sico) /i;
/** Said of a certificate: "Appium taster webinar", "IMDG course – booked for February", "Introducción a Python, 12 h". */
const NOT_EARNED =
  /\b(?:taster|webinar|talk|charla|jornada de (?:presentaci[oó]n|puertas abiertas)|open day|awareness|introducci[oó]n|introduction|iniciaci[oó]n|booked|started|empezad[oa]|reservad[oa]|apuntad[oa]|inscrit[oa]|enrol?led|waiting list|lista de espera|thinking (?:about|of)|pensando en|planned|planning|prevista?|previsto|(?:one|half)[- ]day|pr[oó]ximamente|upcoming|provisional|expired|lapsed|caducad[oa]|caduc[oó]|vencid[oa]|sin renovar|participante|participant|m[oó]dulo (?:1|uno|i)|module (?:1|one|i))(?![\p{L}])/iu;
const LIST_SECTIONS: ReadonlySet<string> = new Set(['skills', 'additional']);

/** An entry of a list with the remark that there is little of it, or nothing yet. */
export function isHardlyKnown(section: string, line: string): boolean {
  if (section === 'certifications') return NOT_EARNED.test(line);
  return LIST_SECTIONS.has(section) && BARELY_LISTED.test(line);
}
