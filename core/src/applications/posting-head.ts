import { foldText } from '../language';
import { fromRole, speaksOfDepartment, speaksOfOrganisation, speaksOfRole } from './head-words';
import { HEADINGS, listHeadLines, splitHeadLine } from './posting-lines';
import { isPlace, splitHead } from './read-place';

/** What the lines at the head of a job description say, as far as they say it. */
export interface PostingHead {
  readonly title: string;
  /** Who is looking: the words themselves say so, or the text below speaks of them as of somebody. */
  readonly company: string;
  readonly place: string;
  /** A name that may be the employer's or the town's; what else the text says decides. */
  readonly unclear: string;
}

const LONGEST_TITLE = 90;
const LONGEST_NAME = 60;
const MOST_LINES = 3;

/** A beginning that addresses the reader. */
const ADDRESS = /^(?:hola|hi|hello|hey|we|somos|en|at|desde)\b|[?!¿¡]/iu;
/** What comes before the job in an official call: "Bases de la convocatoria … de Trabajador/a Social". */
export const CALL =
  /(?<!\p{L})(?:bases|convocatoria|bolsa|proceso|puesto|plaza|vacante|vacancy)(?!\p{L})/iu;
const NEAR = /^(?:near|cerca de|junto a|in|en)\s+(?=\p{Lu})/u;
/** Every word of it, but for the small ones, like in names. */
const CAPITALS =
  /^\p{Lu}[^\s]*(?: (?:(?:de|del|la|las|los|el|y|e|i|of|the|and|on|upon|&) )*[\p{Lu}\d][^\s]*)*$/u;
/** Hours, pay and the like. */
const NO_NAME =
  /[:;?!]$|^\d|\d{3}|€|\$|£|\b(?:jornada|contrato|indefinido|temporal|permanent|full[- ]time|part[- ]time|hours?|horas|hace|ago|experiencia|experience|band|grade|ref|h[ií]brido|hybrid|remot[eo])\b/iu;

/** In brackets after an employer: "Hotel Cala Brava (Mallorca)", not an acronym. */
const TOWN = /^\p{Lu}\p{Ll}{2,}(?:[ -](?:(?:de|del|la|las|los|el|upon|on) )?\p{Lu}\p{Ll}+){0,2}$/u;

export function readPostingHead(lines: readonly string[]): PostingHead {
  const head = beforeNextHeading(listHeadLines(lines));
  const parts = head
    .slice(0, MOST_LINES)
    .flatMap((line, row) => splitHeadLine(line).map((text) => ({ text: stripSigns(text), row })));
  const title =
    parts.find(({ text }) => isTitle(text) && speaksOfRole(text) && !speaksOfOrganisation(text)) ??
    parts.find(({ text }) => isTitle(text) && speaksOfRole(text)) ??
    parts.find(({ text }) => isTitle(text) && !speaksOfOrganisation(text) && !isOther(text)) ??
    // Under the name of a dental clinic, "Higienista dental" is no second one.
    parts.find(({ text, row }) => row > 0 && isTitle(text) && !isOther(text));
  const beside = parts.filter((part) => part !== title && part.row <= (title?.row ?? 0) + 1);
  const body = readBody(lines.slice(lines.indexOf(head.at(-1) ?? '') + 1));
  return {
    title: tellTitle(title?.text ?? ''),
    ...tellNames(
      beside.map(({ text }) => text),
      title?.text ?? '',
      body,
    ),
  };
}

/** Below "Tareas:" nobody is named any more; above the job there may be "Oferta de empleo". */
function beforeNextHeading(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => !HEADINGS.test(line));
  const rest = start < 0 ? [] : lines.slice(start);
  const end = rest.findIndex((line) => HEADINGS.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}

/** A place, hours, pay and the like. */
const isOther = (part: string) => NO_NAME.test(part) || isPlace(part);

/** Pictures before the words. */
const stripSigns = (part: string) => part.replace(/^[^\p{L}\p{N}¿¡(]+/u, '');

function isTitle(part: string): boolean {
  return part.length <= LONGEST_TITLE && !ADDRESS.test(part) && !/[:;]$/u.test(part);
}

const tellTitle = (part: string) => (CALL.test(part) && speaksOfRole(part) ? fromRole(part) : part);

/** The text below the head, as it is and folded. */
interface Body {
  readonly text: string;
  readonly folded: string;
}

function readBody(lines: readonly string[]): Body {
  const text = lines.join('\n');
  return { text, folded: foldText(text) };
}

function tellNames(
  beside: readonly string[],
  title: string,
  body: Body,
): Omit<PostingHead, 'title'> {
  const inBrackets = [...title.matchAll(/\(([^)]*)\)/gu)].map(([, inner = '']) => inner);
  let place = inBrackets.find(isPlace) ?? '';
  let company = '';
  let unclear = '';
  for (const part of beside.flatMap((one) => splitName(one, body))) {
    const inside = /\(([^)]*)\)$/u.exec(part)?.[1] ?? '';
    const before = part.replace(/\s*\([^)]*\)$/u, '');
    const isPlaceInside = isPlace(inside) || (speaksOfOrganisation(before) && TOWN.test(inside));
    if (isPlaceInside) place ||= inside;
    const name = (isPlaceInside && !isPlace(part) ? before : part).replace(NEAR, '');
    if (isPlace(name) || NEAR.test(part)) place ||= name;
    else if (!isName(name)) continue;
    else if (speaksOfOrganisation(name) || isNamedIn(body, name)) company ||= name;
    else if (CAPITALS.test(name) && !speaksOfDepartment(name)) unclear ||= name;
  }
  // Two names beside the job, one of them a place: the other one is looking.
  return company === '' && place !== ''
    ? { company: unclear, place, unclear: '' }
    : { company, place, unclear };
}

/** "Teign & Dart Funeralcare, Newton Abbot. Full time": the employer, the town, the rest. */
function splitName(part: string, body: Body): readonly string[] {
  return splitHead(part).flatMap((piece) => {
    const [, name = '', town = ''] =
      /^([^,.]+), (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(?:\. .*)?\.?$/u.exec(piece) ?? [];
    const isBoth =
      name !== '' &&
      !speaksOfOrganisation(town) &&
      (speaksOfOrganisation(name) || isNamedIn(body, name));
    return isBoth ? [name, `en ${town}`] : [piece];
  });
}

function isName(part: string): boolean {
  return (
    part.length <= LONGEST_NAME &&
    /^[\p{Lu}\d]/u.test(part) &&
    !part.includes(':') &&
    !ADDRESS.test(part) &&
    !HEADINGS.test(part) &&
    !NO_NAME.test(part)
  );
}

/** Whether the text speaks of it as of somebody, not only after "in", as of a town. */
function isNamedIn(body: Body, name: string): boolean {
  const [whole = ''] = name.split(/[,(]/u);
  const [first = ''] = whole.split(' ');
  // "VENTO RENOVABLES O&M" may be "Vento" below: as the one who does something, since "South" is no name.
  const doer = new RegExp(`(?:^|\\n|[.!?] )${first.replace(/[^\p{L}\d]/gu, '.')} \\p{Ll}`, 'iu');
  return isSpokenOf(body, foldText(whole).trim()) || (first.length > 3 && doer.test(body.text));
}

function isSpokenOf({ folded: text }: Body, words: string): boolean {
  if (words.length < 3) return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (
      !/(?:^|\s)(?:in|en|near|to|from|de|around|outside|of|across)\s+$/u.test(
        text.slice(Math.max(0, at - 12), at),
      )
    )
      return true;
  }
  return false;
}
