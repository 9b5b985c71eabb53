import { degrees } from '../catalog/credentials';
import { type Direction, sure, type Translated, unsure } from './direction';
import { PairTable } from './pair-table';

let known: PairTable | undefined;

export function translateDegree(degree: string, direction: Direction): Translated {
  known ??= new PairTable(degrees);
  const found = known.find(degree, direction);
  return found === undefined ? unsure(degree) : sure(found);
}
