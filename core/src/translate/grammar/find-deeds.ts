import { type EnglishVerb, spanishLexicon } from './lexicon';

import type { Unit } from './read-units';
import { nounOf } from './unit-kinds';

/** Nouns that look like actions and are mostly things. */
const THINGS = new Set(
  'conclusión satisfacción garantía patente fotografía jefatura síntesis logro uso restauración presupuesto cita educación recepción despacho litigio examen reforma propuesta encuesta solución carga prueba fundación ahorro abono informe guía inversión concepción impulso liderazgo superación decoración'.split(
    ' ',
  ),
);
/** Actions done "a" somebody or "con" somebody. */
const TO_SOMEBODY = /^(?:atención|apoyo|asesoramiento|acompañamiento|formación|vacunación)$/;
const WITH_SOMEBODY = /^(?:coordinación|negociación)$/;

export function deedAt(units: readonly Unit[], at: number): EnglishVerb | undefined {
  const unit = units[at];
  if (unit === undefined || unit.kind !== 'word' || THINGS.has(unit.key)) return undefined;
  return spanishLexicon().deeds.get(unit.key);
}

/** What joins an action to its object. */
export function linkAfterDeed(
  units: readonly Unit[],
  at: number,
): 'of' | 'to' | 'with' | undefined {
  const deed = units[at]?.key ?? '';
  const next = units[at + 1]?.key ?? '';
  // "atención de" is the care of something, not for somebody.
  if (next === 'de' || next === 'del') return deed === 'atención' ? undefined : 'of';
  if ((next === 'a' || next === 'al') && TO_SOMEBODY.test(deed)) return 'to';
  if (next === 'con' && WITH_SOMEBODY.test(deed)) return 'with';
  return undefined;
}

const isJoin = (unit: Unit | undefined) => unit !== undefined && /^(?:[ye]|,)$/.test(unit.key);

/** "riego" in "poda de árboles, riego y mantenimiento": an action without a verb. */
function isLoneMass(units: readonly Unit[], at: number): boolean {
  const noun = nounOf(units[at]);
  return (
    noun?.isCount === false && !noun.isPlural && units[at - 1]?.key === ',' && isJoin(units[at + 1])
  );
}

/**
 * A line that is a row of actions, "Instalación y mantenimiento de cuadros": where each of them is.
 * Undefined when one of them cannot be told as a verb; then all stay nouns, so that the row is of one kind.
 */
export function findDeeds(units: readonly Unit[]): ReadonlyMap<number, EnglishVerb> | undefined {
  const found = new Map<number, EnglishVerb>();
  for (let at = 0; at < units.length; at++) {
    if (at > 0 && !isJoin(units[at - 1])) continue;
    const verb = deedAt(units, at);
    if (verb === undefined) {
      if (at === 0 || isLoneMass(units, at)) return undefined;
      continue;
    }
    if (linkAfterDeed(units, at) !== undefined) found.set(at, verb);
    else if (
      isJoin(units[at + 1]) &&
      deedAt(units, at + 2) !== undefined &&
      linkAfterDeed(units, at + 2) !== undefined
    )
      found.set(at, verb);
    else if (at === 0 || nounOf(units[at])?.isPlural !== true) return undefined;
  }
  // "Captación de inmuebles, visitas con compradores y cierre": a thing with a complement among the deeds.
  const isMixed = units.some(
    (_unit, at) =>
      at > 0 &&
      isJoin(units[at - 1]) &&
      !found.has(at) &&
      nounOf(units[at]) !== undefined &&
      /^(?:de|del|con|a|al|en|para|sobre)$/.test(units[at + 1]?.key ?? '') &&
      ([...found.keys()].some((other) => other > at) ||
        /^(?:con|sobre)$/.test(units[at + 1]?.key ?? '')),
  );
  if (isMixed) return undefined;
  // One action more, swallowed by a longer phrase, would stand as a noun among verbs.
  const hasPhrase = units.some(
    ({ key }, at) =>
      at > 0 &&
      isJoin(units[at - 1]) &&
      / (?:de|al?) /.test(key) &&
      spanishLexicon().deeds.has(key.split(' ', 1)[0] ?? ''),
  );
  return found.has(0) && !hasPhrase ? found : undefined;
}
