import { HEADINGS, listHeadLines, readLabelled } from './posting-lines';
import { isPlace, splitHead } from './read-place';

const LABELS =
  /^(?:(?:nombre de la )?empresa|compañ[ií]a|entidad|organizaci[oó]n|empleador|company(?: name)?|employer|organi[sz]ation)\s*[:：]\s*/iu;

const NAME =
  "(\\p{Lu}[\\p{L}\\d&.’'+-]*(?: (?:(?:de|del|de la|de los|y|e|i|&|and|of|the|for) )?[\\p{Lu}\\d][\\p{L}\\d&.’'+-]*){0,5})";

/** The sentences in which a job description names who is looking. */
const SENTENCES: readonly RegExp[] = [
  new RegExp(
    `^(?:en|desde) ${NAME},? (?:buscamos|estamos|seleccionamos|necesitamos|queremos|somos|creemos|trabajamos)`,
    'u',
  ),
  new RegExp(
    `(?:^|[.] )(?:En|Desde|At) ${NAME},? (?:buscamos|estamos|seleccionamos|necesitamos|queremos|somos|creemos|trabajamos|we |you )`,
    'u',
  ),
  new RegExp(
    `(?:^|[.] )${NAME},? (?:busca|selecciona|precisa|necesita|incorpora|contrata|is (?:looking|hiring|seeking|recruiting|a )|are (?:looking|hiring|seeking)|seeks|es una? )`,
    'u',
  ),
  new RegExp(`(?:^|[.] )(?:Sobre|About|Únete a|Join|Acerca de|Conoce) ${NAME}(?:$|[:,. ])`, 'u'),
];

/** Capitals that begin a sentence and name nobody. */
const NO_NAME =
  /^(?:we|you|nosotr[oa]s|us|our|the|this|la empresa|empresa|company|el equipo|equipo|team|se|si|el|la|los|las|un|una|ti|nuestr[oa]|importante|reconocida|leading|if|who|what|the role|the job|it|there|esta|este|job|role|inglés|english|madrid|barcelona)$/iu;

const LONGEST_COMPANY = 60;

export function readCompany(lines: readonly string[], title: string): string {
  const labelled = readLabelled(lines, LABELS);
  if (labelled !== '' && labelled.length <= LONGEST_COMPANY) return labelled;
  return readHead(lines, title) || readSentence(lines);
}

/** "Analista de datos - Aurora Seguros - Madrid", or the line under the title. */
function readHead(lines: readonly string[], title: string): string {
  const head = listHeadLines(lines).filter((line) => !HEADINGS.test(line));
  const at = head.findIndex((line) => title !== '' && line.startsWith(title));
  if (at < 0) return '';
  const beside = splitHead(head[at] ?? '').slice(1);
  const below = splitHead(head[at + 1] ?? '').slice(0, 1);
  return [...beside, ...below].find(isCompanyName) ?? '';
}

function isCompanyName(part: string): boolean {
  return (
    part.length <= LONGEST_COMPANY &&
    /^[\p{Lu}\d]/u.test(part) &&
    !isPlace(part) &&
    !HEADINGS.test(part) &&
    !/[:;?!]$|^\d|\d{3}|€|\$|£|\b(?:jornada|contrato|full[- ]time|part[- ]time|hace|ago|experiencia|experience|h[ií]brido|hybrid|remot[eo])\b/iu.test(
      part,
    )
  );
}

function readSentence(lines: readonly string[]): string {
  for (const pattern of SENTENCES)
    for (const line of lines) {
      const name = pattern.exec(line)?.[1]?.replace(/[.,]$/u, '');
      if (name !== undefined && !NO_NAME.test(name) && name.length <= LONGEST_COMPANY) return name;
    }
  return '';
}
