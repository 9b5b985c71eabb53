import table from '../../data/same-skills.tsv' with { type: 'text' };
import { readNames, readRows } from '../tables';

/** The skills of the catalogue, by id, that a skill of the evidence shows, where the names do not say so. */
export const catalogueIdsOf: ReadonlyMap<string, readonly string[]> = new Map(
  readRows(table, ['skill', 'ids']).map(({ skill, ids }) => [skill, readNames(ids)]),
);
