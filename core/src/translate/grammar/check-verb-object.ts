import table from '../../../data/translation/verb-objects.tsv' with { type: 'text' };
import { readNames, readRows } from '../../tables';
import { deedAt } from './find-deeds';
import type { Unit } from './read-units';
import { adjectiveOf, nounOf, verbOf } from './unit-kinds';

let built: ReadonlyMap<string, readonly string[]> | undefined;

function objectsOf(infinitive: string): readonly string[] | undefined {
  built ??= new Map(
    readRows(table, ['verb', 'objects']).map(({ verb, objects }) => [verb, readNames(objects)]),
  );
  return built.get(infinitive);
}

const isJoin = (unit: Unit | undefined) => /^(?:[yeou]|,)$/.test(unit?.key ?? '');
const isPureVerb = (unit: Unit | undefined) =>
  verbOf(unit) !== undefined && nounOf(unit) === undefined && adjectiveOf(unit) === undefined;

/** "por teléfono", "a diario": what follows it is no object. */
const isTurn = ({ entries, key }: Unit): boolean =>
  entries.length > 0 && entries.every(({ kind }) => kind === 'fixed') && key.includes(' ');

/** What a verb is done to: the noun behind it and those joined to that noun, without what belongs to them. */
export function findObjects(units: readonly Unit[], at: number): readonly Unit[] {
  let next = at + 1;
  // "cargué y descargué mercancía": both have the one object.
  while (
    isJoin(units[next]) &&
    (isPureVerb(units[next + 1]) || deedAt(units, next + 1) !== undefined)
  )
    next += 2;
  const found: Unit[] = [];
  let isExpected = true;
  for (const unit of units.slice(next)) {
    const isStop = unit.kind === 'mark' && !/^[,%€$£]$/.test(unit.text);
    if (isStop || isPureVerb(unit)) break;
    // "tiendas de Alemania y Francia": places are no objects.
    if (isExpected && found.length > 0 && /^\p{Lu}/u.test(nounOf(unit)?.en ?? '')) break;
    if (isExpected && nounOf(unit) !== undefined && unit.kind === 'word') {
      found.push(unit);
      isExpected = false;
    } else if (isExpected && unit.kind === 'name') break;
    else if (!isExpected && isJoin(unit)) isExpected = true;
    else if (!isExpected && isTurn(unit)) break;
    else if (
      !isExpected &&
      /^(?:en|con|para|por|a|al|sobre|desde|durante|que|mediante|según)$/.test(unit.key)
    )
      break;
  }
  return found;
}

/** Whether a verb has several meanings, so that its object must be known. */
export const hasObjects = (infinitive: string): boolean => objectsOf(infinitive) !== undefined;

/** Whether the first meaning of a verb goes with this object. */
export function takesObject(infinitive: string, { key }: Unit): boolean {
  return objectsOf(infinitive)?.some((start) => key.startsWith(start)) ?? true;
}
