import type { Direction } from '../direction';
import { findTradeWord } from '../trades/trade-words';
import { findField } from './compose-title';

/** What is repaired, sold or cleaned: a thing that the tables know, in English. */
export function findThing(name: string, direction: Direction): string | undefined {
  const field = findField(name, direction);
  return field ?? (direction.from === 'es' ? findTradeWord(name) : undefined);
}
