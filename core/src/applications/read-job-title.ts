import { beginWithCapital } from '../text';
import { HEADINGS, listHeadLines, readLabelled, splitHeadLine } from './posting-lines';

const LABELS =
  /^(?:puesto(?: vacante| ofertado| de trabajo)?|cargo|vacante|posici[oó]n|t[ií]tulo(?: del puesto)?|perfil|job title|position(?: title)?|role|title|vacancy)\s*[:：]\s*/iu;

/** "Buscamos un/a analista de datos para…", "We are looking for a senior data analyst to…". */
const SOUGHT =
  /(?:^|[\s,;:.¡])(?:buscamos|se busca|busca|seleccionamos|selecciona|se necesita|necesitamos|necesita|precisa|precisamos|incorporamos|queremos incorporar|contratamos|looking for|hiring|seeking|is seeking|recruiting|we need|join us as|join our team as|as our (?:new|next))\s+(?:(?:a|para)\s+)?(?:un\/a|uno?\/a|un\(a\)|una|un|an|a|our next|our new|nuestr[oa] próxim[oa])?\s*([^.;:!?\n]{3,120})/iu;

/** Where the name of the job ends in such a sentence. */
const END =
  /\s+(?:para|con|que|en|cuya|cuyo|de cara|para que|responsable de|for|with|who|to|at|in|based|that|on|capaz|capable|you)\s|[,(]/iu;

const LONGEST_TITLE = 90;

export function readJobTitle(lines: readonly string[]): string {
  const labelled = readLabelled(lines, LABELS);
  if (labelled !== '' && labelled.length <= LONGEST_TITLE) return tidy(labelled);
  const first = listHeadLines(lines).find((line) => !HEADINGS.test(line));
  if (first !== undefined && isTitleLine(first)) return tidy(splitHeadLine(first)[0] ?? first);
  for (const line of lines) {
    const sought = SOUGHT.exec(line)?.[1];
    if (sought === undefined) continue;
    const [title = ''] = sought.split(END);
    if (title.trim().length > 2 && title.length <= LONGEST_TITLE)
      return beginWithCapital(tidy(title));
  }
  return '';
}

function isTitleLine(line: string): boolean {
  return line.length <= LONGEST_TITLE && !/[:;?]$/u.test(line) && !SOUGHT.test(line);
}

/** "Analista de datos (H/M/X)" and "Ref. 1234" lose what is about the job description, not the job. */
function tidy(title: string): string {
  return title
    .replace(/\s*\(\s*[hmfwdx](?:\s*\/\s*[hmfwdx])+\s*\)/giu, '')
    .replace(/\s*[-–(]?\s*\bref(?:erencia|erence)?\b\.?\s*:?\s*[\w/-]+\)?$/iu, '')
    .replace(/[\s.,;:–-]+$/u, '')
    .trim();
}
