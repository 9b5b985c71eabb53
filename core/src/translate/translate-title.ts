import { jobTitles } from '../catalog/titles';
import { type Direction, sure, type Translated, unsure } from './direction';
import { PairTable } from './pair-table';
import { withFirstLetterOf } from './translate-names';

let known: PairTable | undefined;

export function findTitle(title: string, direction: Direction): string | undefined {
  known ??= new PairTable(jobTitles);
  return known.find(title, direction);
}

export function translateTitle(title: string, direction: Direction): Translated {
  const found = findTitle(title, direction);
  return found === undefined ? unsure(title) : sure(withFirstLetterOf(title, found));
}
