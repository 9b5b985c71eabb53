import type { Decisions } from '@trayecto/core/improve';
import { countTaken } from '../../tasks/change-list';
import type { ImproveProposal } from './use-improve';

export type Saved = 'changes' | 'english' | 'order' | 'nothing';
type Proposed = Pick<ImproveProposal, 'changes' | 'parsed_data_english' | 'wishes'>;

/** What saving a proposal would change, once the person has decided: a translation is saved with or without changes. */
export function findSaved(
  { changes, parsed_data_english, wishes }: Proposed,
  decisions: Decisions,
): Saved {
  if (countTaken(changes, decisions) > 0) return 'changes';
  if (parsed_data_english) return 'english';
  return wishes?.sectionOrder ? 'order' : 'nothing';
}
