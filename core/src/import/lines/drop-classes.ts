import { entryLabels, filingLabels } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { scoreDegree } from '../entries/score-roles';
import type { Section } from '../sections/split-sections';
import type { Trace } from '../trace';
import type { CvLine } from './cv-line';

const labels = new Lexicon(filingLabels);
const degrees = new Lexicon(entryLabels.degree);
const LONGEST = 80;
const LEAST_TIMES = 2;
const FILED: ReadonlySet<Section['kind']> = new Set(['work', 'education']);

/**
 * "Nivel ⇥ Empleado/a", "Personal a cargo ⇥ 0": how a portal files each job or degree, again and again. It is the portal's
 * and not what the person did, so it is in no text of theirs. One alone may be a word of the person's.
 */
export function classDropper(
  all: readonly Section[],
  trace: Trace,
): (section: Section) => readonly CvLine[] {
  const times = all
    .filter(({ kind }) => FILED.has(kind))
    .reduce((sum, { lines }) => sum + lines.filter(isFiled).length, 0);
  return (section) => (times < LEAST_TIMES ? section.lines : dropClasses(section, trace));
}

function dropClasses({ kind, lines }: Section, trace: Trace): readonly CvLine[] {
  const named = lines.some(({ cells: [first = ''] }) => degrees.has(first.replace(/ ?:.*$/, '')));
  // "Nivel ⇥ Bachillerato" is all that names the degree on some forms.
  const isName = ({ cells }: CvLine) =>
    kind === 'education' && !named && scoreDegree(cells.at(-1)?.replace(/^[^:]+: /, '') ?? '') > 0;
  const filed = new Set(
    FILED.has(kind) ? lines.filter((line) => isFiled(line) && !isName(line)) : [],
  );
  for (const line of filed) trace.note(`/${kind}`, line.numbers, 0.8);
  return lines.filter((line) => !filed.has(line));
}

function isFiled({ cells: [first = '', ...others], text, bullet, look }: CvLine): boolean {
  const parts = text.split(' | ');
  if (!bullet && parts.length > 1 && text.length <= LONGEST * 2)
    return look.isBodyText === false && areFiled(parts);
  if (bullet || text.length > LONGEST || others.length > 1) return false;
  const colon = others.length === 0 ? first.indexOf(':') : first.length;
  return colon > 0 && labels.has(foldText(first.slice(0, colon).replace(/ ?:$/, '')));
}

/** "Puesto: … | Nivel: … | Sector: …" in smaller letters: all of it labelled, most labels those of files. */
function areFiled(parts: readonly string[]): boolean {
  const own = parts.map((part) => /^(\p{Lu}[^:]{2,24}): \S/u.exec(part)?.[1] ?? '');
  const filed = own.filter((label) => labels.has(foldText(label)));
  return !own.includes('') && filed.length * 2 > own.length;
}
