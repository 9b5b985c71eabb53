import table from '../../../data/cues/own-work.tsv' with { type: 'text' };
import { readCues } from '../../tables';

/** By what words a CV says whether something is the person's own work; the table says what each kind is. */
export const CUES = readCues(table, [
  'wished',
  'denied',
  'unfinished',
  'under way',
  'applied for',
  'other people',
  'department',
  'watched',
  'faultless',
  'praised',
  'barely listed',
  'not earned',
  'leading',
  'counted people',
  'to lead',
  'those led',
  'led so',
  'leads by title',
]);
