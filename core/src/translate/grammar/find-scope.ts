import { deedAt } from './find-deeds';
import type { Unit } from './read-units';
import { adjectiveOf, isJoin, nounOf, verbOf } from './unit-kinds';

/**
 * Whether an "and" after a noun phrase can be read two ways that English tells apart:
 * "costes de transporte y almacenaje" (of both?), "lectura e interpretación de planos" (reading of what?).
 */
export function hasOpenScope(
  units: readonly Unit[],
  start: number,
  end: number,
  text: string,
): boolean {
  const next = units[end + 1];
  if (isOpenList(units, start, end, text)) return true;
  if (!/^[yeou]$/.test(units[end]?.key ?? '') || nounOf(next) === undefined) return false;
  if (verbOf(next)?.tense.startsWith('past') === true) return false;
  const part = units.slice(start, end);
  const nextHasOwn =
    / (?:de|al?) /.test(next?.key ?? '') || /^(?:de|del)$/.test(units[end + 2]?.key ?? '');
  // "tartas de boda y chocolate artesanal": what has its own adjective, or another number, shares nothing.
  const last = part.at(-1);
  const isApart =
    adjectiveOf(units[end + 2]) !== undefined ||
    (nounOf(next)?.isPlural === true && nounOf(last)?.isPlural === false);
  // "responsable de compras y proveedores": of both.
  const isPost =
    /^(?:responsable|encargad|jef|director|técnic|auxiliar|gestor|asistente|operari|ayudante|coordinador)\S* de /;
  if (part.some(({ key }) => isPost.test(key)) && nounOf(next)?.isPlural === true) return true;
  const isCompound = holdsCompound(part);
  // "declaraciones de IVA e impuesto de sociedades": one thing without an article is no object by itself.
  const isLoneThing = nounOf(next)?.isCount === true && nounOf(next)?.isPlural === false;
  if (isCompound && isLoneThing && nounOf(part.at(-1))?.isPlural === true) return true;
  if (isCompound && !/ (?:of|in) /.test(text))
    return (
      !isApart &&
      deedAt(units, end + 1) === undefined &&
      (!nextHasOwn || nounOf(next)?.isPlural === true)
    );
  const isLoneDeed =
    part.length === 1 &&
    (deedAt(units, start) !== undefined ||
      /(?:ción|sión|miento|tura|aje)$/.test(part[0]?.key ?? ''));
  return isLoneDeed && nextHasOwn;
}

/** "costes de transporte", put together here or as a phrase of ours. */
const holdsCompound = (part: readonly Unit[]): boolean =>
  part.some(({ key }, at) => (at > 0 && key === 'de') || / de /.test(key));

/** "informes de ventas, riesgo y clientes": reports of three kinds, or three things? */
function isOpenList(units: readonly Unit[], start: number, end: number, text: string): boolean {
  const next = units[end + 1];
  if (units[end]?.key !== ',' || nounOf(next) === undefined || / (?:of|in) /.test(text))
    return false;
  const part = units.slice(start, end);
  if (!holdsCompound(part)) return false;
  if (deedAt(units, start) !== undefined || deedAt(units, end + 1) !== undefined) return false;
  return (
    isJoin(units[end + 2]) &&
    nounOf(units[end + 3]) !== undefined &&
    (verbOf(next) === undefined || !verbOf(next)?.tense.startsWith('past'))
  );
}
