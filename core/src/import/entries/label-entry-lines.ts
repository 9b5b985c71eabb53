import { bodyLabels, type EntryLabel } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { onlyDates } from '../dates/read-dates';
import { type CvLine, countWords, leadLook, withCells } from '../lines/cv-line';
import { isPlace } from '../person/recognise-place';
import { partGluedLabels, roleOfLabel, tellFormLabels } from './form-labels';
import { scoreDegree } from './score-roles';
import { isTownLike } from './take-towns';

const bodies = new Lexicon(bodyLabels);

/** Takes "Empresa:" off a line and remembers that what follows is the company. */
export function labelEntryLines(lines: readonly CvLine[]): readonly CvLine[] {
  const told = partGluedLabels(lines.flatMap(partLabels));
  const named = nameAfterPreposition(told);
  const form = tellFormLabels(named);
  const known = named.flatMap((line) => labelLine(line, form) ?? line);
  const labelled = known.map((line) => labelByWord(line, known));
  const isForm = labelled.some(({ role }) => role === 'title' || role === 'company');
  return isForm ? labelled.map(withoutBodyLabel) : labelled;
}

const LABELLED = /(?:^|[.;,|·–—-] +)(\p{Lu}\p{L}+(?: \p{L}+){0,3}): /gu;

/** "Empresa: Alba. Puesto: cocinera. Fechas: 2019 – 2023. Lugo.": a form filled in on one line. */
function partLabels(line: CvLine): readonly CvLine[] {
  if (line.cells.length > 1 || line.text.length > 300) return [line];
  const found = [...line.text.matchAll(LABELLED)].filter(
    ([, label = '']) => roleOfLabel(label) !== undefined || bodies.has(label),
  );
  if (found.length < 2 || found[0]?.index !== 0) return [line];
  const starts = found.map(({ index, 0: whole }) => index + whole.search(/\p{Lu}/u));
  const parts = starts.flatMap((start, at) => {
    const text = line.text.slice(start, starts[at + 1]).replace(/[\s.;,|·–—-]+$/, '');
    const [, dated = text, place = ''] = /^(.+?\d)\. (\p{Lu}[^.:]+)$/u.exec(text) ?? [];
    const isPlaced = place !== '' && (isPlace(place) || isTownLike(place));
    const own = withCells(line, [isPlaced ? dated : text]);
    return isPlaced ? [own, { ...withCells(line, [place]), role: 'place' as const }] : [own];
  });
  return parts.map((part, at) => ({ ...part, bullet: false, gapBefore: at === 0 }));
}

const PREPOSITION = /^(?:en|at|@|para|for|with|con) ?(?=\p{Lu})/u;
const MOST_EMPLOYER_WORDS = 9;

/** "en Talleres Norte S.A." below each title, set in another way: the employer. */
function nameAfterPreposition(lines: readonly CvLine[]): readonly CvLine[] {
  const isOne = (line: CvLine, at: number) => {
    const above = lines[at - 1];
    if (above === undefined || line.bullet || line.cells.length > 1) return false;
    if (!PREPOSITION.test(line.text) || countWords(line.text) > MOST_EMPLOYER_WORDS) return false;
    return leadLook(line) !== null && leadLook(line) !== leadLook(above);
  };
  const found = lines.filter(isOne);
  if (found.length < 2) return lines;
  return lines.map((line) =>
    found.includes(line)
      ? { ...withCells(line, [line.text.replace(PREPOSITION, '')]), role: 'company' as const }
      : line,
  );
}

const NAMES_PLACE_OF_STUDY =
  /\b(?:organi[sz]ation|institution|school|university|centro|institucion|universidad|entidad|organismo)\b/;

/** "Name of organisation" in the label column again and again, beside the labels of degrees. */
function labelByWord(line: CvLine, lines: readonly CvLine[]): CvLine {
  const [first = '', ...others] = line.cells;
  if (line.role !== undefined || others.length !== 1 || line.bullet) return line;
  if (!NAMES_PLACE_OF_STUDY.test(foldText(first))) return line;
  const times = (isOne: (other: CvLine) => boolean) => lines.filter(isOne).length;
  const degrees = times(({ role }) => role === 'degree');
  const isLabel = degrees > 1 && times(({ cells }) => cells[0] === first) === degrees;
  return isLabel ? { ...withCells(line, others), role: 'institution' } : line;
}

/** "Funciones: reparto de abarrotes", where "Cargo:" is a label too. */
function withoutBodyLabel(line: CvLine): CvLine {
  const [, label = '', value = ''] = /^([^:]{3,40}): (.+)$/.exec(line.text) ?? [];
  const isBody = line.role === undefined && line.cells.length === 1 && bodies.has(label);
  return isBody ? { ...withCells(line, [value]), role: 'body' } : line;
}

function labelLine(line: CvLine, form: ReadonlyMap<string, EntryLabel>): readonly CvLine[] | null {
  const [first = '', ...others] = line.cells;
  if (others.length > 0) {
    const role =
      form.get(first) ?? roleOf(first, others[0] ?? '') ?? (bodies.has(first) ? 'body' : undefined);
    if (role === undefined)
      return labelBesideDates(line) ?? withTown(line, first, others.join(', '));
    // “Grado ⇥ 2013 – 2017”: what has a date beside it is the name itself.
    if (role !== 'dates' && others.every((cell) => onlyDates(cell) !== null)) return null;
    // A sign before the label is none of what is beside it.
    return [{ ...withCells(line, others), role, bullet: false }];
  }
  const colon = line.text.indexOf(':');
  if (colon < 3 || colon > 80 || line.text.length > 200) return null;
  const label = line.text.slice(0, colon);
  const value = line.text.slice(colon + 1).trim();
  const role = roleOf(label, value) ?? form.get(label);
  if (value === '') return null;
  return role === undefined
    ? withTown(line, label, value)
    : [{ ...withCells(line, [value]), role }];
}

const OF_LEVEL = /^(?:nivel|level)(?: de estudios| educativo| formativo| of (?:study|education))?$/;

/** "Nivel ⇥ Bachillerato" names the degree; "Nivel ⇥ CINE 5" does not. */
function roleOf(label: string, value: string): EntryLabel | undefined {
  const folded = foldText(label);
  const isDegree = OF_LEVEL.test(folded) && scoreDegree(value) > 0;
  return roleOfLabel(label) ?? (isDegree ? 'degree' : undefined);
}

/** "Marzo 2016 – hoy ⇥ Cargo: Jefe de terreno": the label is beside the dates. */
function labelBesideDates(line: CvLine): readonly CvLine[] | null {
  const [dates = '', told = '', ...others] = line.cells;
  if (others.length > 0 || onlyDates(dates) === null) return null;
  const [, label = '', value = ''] = /^([^:]{3,40}): (.+)$/.exec(told) ?? [];
  const role = roleOfLabel(label);
  if (role === undefined || role === 'dates') return null;
  const { parts, ...plain } = line;
  return [withCells(plain, [dates]), { ...withCells(plain, [value]), role, gapBefore: false }];
}

const AND_PLACE = /^(.+) (?:y|and|&) (?:la |the )?([^ ]+)$/;
const TOWN = /^(.{2,}), ([^,]{2,40})$/;

/** "Employer and town | Acme, S.L., Torralda": both, even if the town is in no list. */
function withTown(line: CvLine, label: string, value: string): readonly CvLine[] | null {
  const [, name = '', place = ''] = AND_PLACE.exec(foldText(label)) ?? [];
  const role = roleOfLabel(place) === 'place' ? roleOfLabel(name) : undefined;
  if (role === undefined) return null;
  const [, named = value, town = ''] = TOWN.exec(value) ?? [];
  const main = { ...withCells(line, [named]), role };
  if (town === '') return [main];
  return [main, { ...withCells(line, [town]), role: 'place', gapBefore: false }];
}
