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

const FEW = String.raw`(?:\d{1,3}|un|una|one|dos|two|tres|three|cuatro|four)`;
const PARTS =
  '(?:cursos?|anos?|years?|terms?|semestres?|semesters?|creditos|credits?|ects|asignaturas|materias|modulos?|modules?)';
const GONE = '(?:cursad|aprobad|superad|complet|passed|done)[a-z]*';
const NTH = String.raw`(?:year )?(?:\d|first|second|third|primer|segundo|tercer)`;

/** Of studies: only so many parts of them, left before the end, or not begun: "cursados dos años", "a falta del TFG", "final year". */
const BEGUN = new RegExp(
  [
    String.raw`[(,:;–-] ?(${FEW}) (?:of|de|out of) (?!\1\b)(?:the |los |las )?${FEW} (?:papers?|exams?|examenes|${PARTS})`,
    String.raw`(?:^|[(,:;–-] ?)${FEW} ${PARTS} ${GONE}|[(,:;–-] ?(?:only |solo )?${GONE} (?:only |solo |hasta )?${FEW} ${PARTS}|\b${GONE} ${FEW} (?:of|de) ${FEW} ${PARTS}`,
    `[(,:;–-] ?(?:solo |only )?(?:hasta|up to) (?:el )?${NTH}`,
    '[(,:;–-] ?final[- ]year(?! (?:project|thesis|dissertation|research|prize|award|mark|grade|paper))',
    String.raw`\b(?:left|withdrew|lo deje|abandone) (?:in|after|during|en|tras) (?:the |el )?${NTH}|[(,:;–-] ?(?:withdrew|withdrawn|deferred|aplazad[oa]|anulad[oa])\b`,
    String.raw`\ba falta (?:de|del)\b|\bsin (?:el )?(?:tfg|tfm|trabajo (?:de )?fin)\b|[(,:;–-] ?(?:plaza|place) (?:reservada|confirmada|obtenida|booked|reserved|confirmed|offered)`,
    String.raw`\b(?:application|request|dossier|(?<!case )file|paperwork|solicitud|expediente|tramite|peticion|documentacion)s?\b[^,.;]{0,20}? ?\b(?:sent|submitted|filed|lodged|made|under (?:review|assessment)|being (?:processed|reviewed|assessed)|enviad[oa]s?|presentad[oa]s?|entregad[oa]s?|registrad[oa]s?|en (?:estudio|revision|tramit\w+|evaluacion))\W*$`,
    String.raw`^\W*(?:enrolled|matriculad[oa]|preinscrit[oa]|inscrit[oa]|admitid[oa]|estudiante|student|undergraduate)(?: (?:in|on|at|of|de|del|en)\b|:)|[(,:;–-] ?(?:starting|starts|empiezo|comienzo) (?:in |en )?${MONTH}`,
  ].join('|'),
);

/** Of an entry of the studies or certificates, in small letters without accents. */
export function isBegunStudy(folded: string): boolean {
  return BEGUN.test(folded);
}
