import { filingLabels } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import type { Section } from '../sections/split-sections';
import type { Trace } from '../trace';
import type { CvLine } from './cv-line';

const labels = new Lexicon(filingLabels);
const LONGEST = 80;
const LEAST_TIMES = 2;
const FILED: ReadonlySet<Section['kind']> = new Set(['work', 'education']);

/**
 * "Nivel ⇥ Empleado/a", "Personal a cargo ⇥ 0": how a portal files each job or degree, again and again. It is the portal's
 * and not what the person did, so it is in no text of theirs. One alone may be a word of the person's.
 */
export function dropClasses(
  { kind, lines }: Section,
  all: readonly Section[],
  trace: Trace,
): readonly CvLine[] {
  const filed = FILED.has(kind) ? lines.filter(isFiled) : [];
  const times = all.filter((each) => FILED.has(each.kind)).flatMap((each) => each.lines);
  if (filed.length === 0 || times.filter(isFiled).length < LEAST_TIMES) return lines;
  for (const line of filed) trace.note(`/${kind}`, line.numbers, 0.8);
  return lines.filter((line) => !filed.includes(line));
}

function isFiled({ cells: [first = '', ...others], text, bullet }: CvLine): boolean {
  if (bullet || text.length > LONGEST || others.length > 1) return false;
  const colon = others.length === 0 ? first.indexOf(':') : first.length;
  return colon > 0 && labels.has(foldText(first.slice(0, colon).replace(/ ?:$/, '')));
}
