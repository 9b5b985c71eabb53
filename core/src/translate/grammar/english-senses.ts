import table from '../../../data/translation/english-verb-senses.tsv' with { type: 'text' };
import { readNames, readRows } from '../../tables';
import type { EnglishUnit } from './read-english-units';

const FARTHEST_UNITS = 8;
let built: ReadonlyMap<string, string> | undefined;

/** "deliver training" → "impartir", for every verb and object of the table. */
function senses(): ReadonlyMap<string, string> {
  built ??= new Map(
    readRows(table, ['verb', 'objects', 'es']).flatMap(({ verb, objects, es }) =>
      readNames(objects).map((object) => [`${verb} ${object}`, es] as const),
    ),
  );
  return built;
}

const isNoun = (unit: EnglishUnit): boolean => unit.entries.some(({ kind }) => kind === 'noun');
const isPureVerb = (unit: EnglishUnit): boolean =>
  unit.entries.some(({ kind }) => kind === 'verb') && !isNoun(unit);

/** The Spanish verb for what is done to the object behind it; undefined where the table has nothing to say. */
export function findSense(
  base: string,
  units: readonly EnglishUnit[],
  at: number,
): string | undefined {
  if (base === 'raise' && /^[€$£]$/.test(units[at + 1]?.text ?? '')) return 'recaudar';
  let head: EnglishUnit | undefined;
  for (const unit of units.slice(at + 1, at + 1 + FARTHEST_UNITS)) {
    if (unit.kind === 'mark' && unit.text !== ',') break;
    if (isNoun(unit)) head = unit;
    else if (head !== undefined) break;
    // "installed and repaired wiring": both have the one object.
    else if (isPureVerb(unit) || /^(?:and|or|,)$/.test(unit.key)) continue;
    else if (/^(?:to|for|with|in|at|on|from|of|by)$/.test(unit.key)) break;
  }
  if (head === undefined) return undefined;
  const [last = ''] = /\S+$/.exec(head.key) ?? [];
  const noun = head.entries.find((entry) => entry.kind === 'noun');
  const singular = noun?.kind === 'noun' ? noun.en : last;
  const names = [head.key, last, singular, singular.split(' ').at(-1) ?? ''];
  return names.map((name) => senses().get(`${base} ${name}`)).find((sense) => sense !== undefined);
}
