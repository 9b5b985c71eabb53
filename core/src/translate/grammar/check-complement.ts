import { OF_HEADS } from './noun-tables';
import type { Unit } from './read-units';
import { nounOf } from './unit-kinds';

const PEOPLE =
  /^(?:persona|cliente|client|usuari|alumn|estudiante|emplead|trabajador|operari|paciente|vecin|niñ|soci|abonad|residente|camarer|técnic|compañer|comensal|asistente|visitante|familia|proveedor|voluntari|jugador|person)/;
/** What English lets belong to a number of people: "a team of 12 people", "the payroll of 80 employees". */
const OF_PEOPLE =
  /^(?:equipo|grupo|cartera|plantilla|trabajo|nómina|cuenta|satisfacción|progreso|salud|brigada|cuadrilla|comunidad|red|familia|número|clase|orquesta|coro|turno|expediente|historia|muestra|total|máximo|media|lista|base de datos|ruta|necesidad|rendimiento|.*(?:ción|sión|miento|dad|nto)$)/;

/** "incidencias de 200 usuarios": issues are not of users but for them. */
export function isOddOwner(units: readonly Unit[], at: number, head: string): boolean {
  const behind = units.slice(at + 1, at + 5);
  const hasFigure = behind
    .slice(0, 2)
    .some(({ kind, key }) => kind === 'figure' || key === 'más de');
  if (!hasFigure) return false;
  const owner = behind.find((unit) => nounOf(unit) !== undefined);
  return PEOPLE.test(owner?.key ?? '') && !OF_PEOPLE.test(head);
}

/** "clientes del sector alimentario" are clients in it. */
export function isSectorNext(units: readonly Unit[], at: number): boolean {
  const isContracted = units[at]?.key === 'del';
  if (!isContracted && units[at + 1]?.key !== 'la') return false;
  return /^(?:sector|industria)(?: |$)/.test(units[at + (isContracted ? 1 : 2)]?.key ?? '');
}

/** "tiendas del barrio" are stores in it. */
export const isAreaNext = (units: readonly Unit[], at: number, head: string): boolean =>
  /^(?:tienda|comercio|negocio|restaurante|bar(?:es)?$|parque|edificio|vivienda|vecin|hotel|oficina|colegio|instituto|empresa|sucursal|cliente|museo|escuela|joven|jóvenes|obra|calle)/.test(
    head,
  ) &&
  units
    .slice(at + 1, at + 3)
    .some(({ key }) =>
      /^(?:barrio|zona|ciudad|región|provincia|comarca|país|municipio|pueblo)$/.test(key),
    );

/** "la red del sur", which is "the southern network" in English. */
export const isPointNext = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(at + 1, at + 3)
    .some(({ key }) => /^(?:norte|sur|este|oeste|noreste|noroeste|sureste|suroeste)$/.test(key));

/** "quejas de los vecinos" without its own article: English says "residents' complaints". */
export function isBareWithOwner(
  units: readonly Unit[],
  at: number,
  head: string,
  isDetermined: boolean,
): boolean {
  if (isDetermined || OF_HEADS.test(head)) return false;
  return units[at]?.key === 'del' || /^(?:el|la|los|las)$/.test(units[at + 1]?.key ?? '');
}

/** "fábrica de piezas de automóvil": three nouns in a row, put together here and not in our phrases. */
export const isOwnChain = (units: readonly Unit[], at: number, end: number): boolean =>
  units.slice(at + 1, end).some(({ key }) => /^del?$/.test(key));

/** "transporte de mercancías peligrosas": the adjective belongs to the last noun of a phrase that goes over as one. */
export function describesInside(head: Unit, last: Unit | undefined): boolean {
  if (last === head || !/ de /.test(head.key)) return false;
  const adjective = last?.entries.find((entry) => entry.kind === 'adjective');
  return adjective?.kind === 'adjective' && adjective.isPlural !== nounOf(head)?.isPlural;
}
