const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|autumn|winter|primavera|verano|otono|invierno)';
/** A day that is still to come. */
const LATER = `(?:next (?:month|week|year|term|${MONTH})|this (?:autumn|spring|summer|winter|month|term)|(?:in|for|starting|from) ${MONTH}|(?:en|para|el proximo|la proxima) ${MONTH}|(?:el|la) (?:mes|semana|curso|ano) que viene|(?:el )?proximo (?:mes|ano|curso))`;
const EXAM = '(?:exams?|examen(?:es)?|test|prueba|assessment|medical|convocatoria|[a-z]?osce)';
const PASSED = String.raw`\b(?:passed|pass|superad|aprobad|logr|hech|con \d)`;
const ORDINAL = '(?:primer|primero|segundo|tercer|tercero|cuarto|quinto)';

/** What is begun, applied for or still to be passed says so in many ways: "exam in June", "segundo curso de Veterinaria", "badge applied for". */
const OPEN = new RegExp(
  [
    String.raw`\b${EXAM}\b(?![^.;]*${PASSED})[^,.;]{0,25}? ${LATER}`,
    String.raw`\b(?:booked|sitting|sit|starting|retake|repeating|repito|me presento|lo retomo)\b[^,.;]{0,25}? ${LATER}`,
    String.raw`\b${EXAM} (?:suspendid|failed|pendient)`,
    String.raw`(?:^|[,(–-] ?|\by )${ORDINAL} (?:curso|ano)(?:\W*$| (?:de|del)\b(?! (?:la |los |las )?(?:vida|eso|primaria|secundaria|infantil|bachillerato|la escuela|actividad)))`,
    String.raw`\b${ORDINAL} de bachillerato suspendid`,
    String.raw`(?:^|[,;] ?)(?:first|second|third|fourth|final)[- ]year (?:\S+ )?(?:student|undergraduate|apprentice|trainee)\b|\b(?:first|second|third) year (?:of (?:an?|my|the) (?:h|b|degree|diploma|course|m)|done)`,
    String.raw`, (?:first|second|third|final|1st|2nd|3rd) year\W*$|, year (?:one|two|three)\W*$`,
    String.raw`\b(?<!work )in progress\W*$|\bunder ?way\W*$|\b(?:curso|formacion|master|carrera|estudios|ciclo|grado)\b[^,.;]* en marcha\W*$|\ba medias\W*$`,
    String.raw`\b(?:badge|licen[cs]e|card|certificate|permit|visa)s? applied for|\bapplication (?:is )?(?:in|pending|under review|submitted)\W*$`,
    String.raw`\bstill (?:to (?:sit|pass|complete|finish|do|take)|studying|training)\b|\bpapers? (?:still )?to sit\b`,
    String.raw`\ba la espera de (?:resolucion|nota|examen|resultado|titulo)|\bvoy por el (?:tema|modulo|nivel|curso)\b|\bsacando(?:me)? (?:ahora |aun )?el carne`,
  ].join('|'),
);

/** Of a text in small letters without accents. */
export function isStillOpen(folded: string): boolean {
  return OPEN.test(folded);
}
