import type { Direction } from '../direction';
import { findTradeWord } from '../trades/trade-words';
import { findField } from './compose-title';

/** What is repaired, sold or cleaned: a thing that the tables know, in English. */
export function findThing(name: string, direction: Direction): string | undefined {
  const field = findField(name, direction);
  return field ?? (direction.from === 'es' ? findTradeWord(name) : undefined);
}

/** Words that stay plural before another noun: "sales planning". */
const PLURAL =
  /(?:ss|us|is|ics|accounts|affairs|arms|claims|clothes|communications|complaints|customs|facilities|glasses|goods|logistics|materials|news|operations|parts|payments|relations|resources|rights|sales|savings|services|sports|systems|telecommunications|thermals|works)$/i;

/** "solar panels" → "solar panel": one is named before a noun, "solar panel installation". */
export function writeAttribute(text: string): string {
  if (PLURAL.test(text) || !/s$/.test(text)) return text;
  return text
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=ch|sh|x|[sz]s)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}
