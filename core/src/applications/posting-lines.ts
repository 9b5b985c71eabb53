/** "Ubicación: Madrid" → "Madrid", for the first line that begins with one of the labels. */
export function readLabelled(lines: readonly string[], labels: RegExp): string {
  for (const line of lines) {
    const [whole] = labels.exec(line) ?? [];
    if (whole === undefined) continue;
    const value = line.slice(whole.length).trim();
    if (value !== '') return value.replace(/(?<![. ]\p{L})[.;,]$/u, '');
  }
  return '';
}

/** "Analista de datos | Aurora Seguros · Madrid" → its three parts. */
export function splitHeadLine(line: string): readonly string[] {
  return line
    .split(/\s+[-–—|·•@]\s+|\s*[|·•]\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The lines above the first long one: where job descriptions say what, who and where. */
export function listHeadLines(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.length > LONGEST_HEAD_LINE || isSentence(line));
  return lines.slice(0, Math.min(MOST_HEAD_LINES, end < 0 ? lines.length : end));
}

/** Ends like one, and neither with "S.L." nor with hours and pay. */
function isSentence(line: string): boolean {
  return (
    /[.!?]$/u.test(line) &&
    !/(?:^|[\s.])(?:\p{Lu}|ltd|inc|co|corp|coop)\.$/iu.test(line) &&
    !/\b(?:full[- ]time|part[- ]time|permanent|jornada completa|media jornada|indefinido)\b/iu.test(
      line,
    )
  );
}

const LONGEST_HEAD_LINE = 110;
const MOST_HEAD_LINES = 8;

/** What is at the head of a job description and says nothing of the job. */
export const HEADINGS =
  /^(?:oferta(?: de (?:empleo|trabajo))?|descripci[oó]n(?: (?:del|de la) (?:puesto|oferta|empleo))?|sobre (?:el puesto|la oferta|nosotr[oa]s|ti)|job (?:description|posting|offer|ad)|description|about (?:us|you|the (?:job|role|position|company|team))|qui[eé]nes somos|who we are|what you(?:'|’)ll do|qu[eé] har[aá]s|requisitos|requirements|funciones|responsibilities|tareas|buscamos|we are hiring|se busca|apply(?: now)?|inscribirme|guardar|save|compartir|share|nueva?|new|promoted|promocionado|easy apply|solicitud sencilla|imprescindible|se valora|qu[eé] ofrecemos|what we offer|beneficios|benefits)\s*:?$/iu;

const MOST_LINES = 400;
const LONGEST_LINE = 400;

/** The lines of a job description that say something, on one line each and without what is around them. */
export function listPostingLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
}
