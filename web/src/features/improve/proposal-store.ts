import { type CvSummary, improveCv } from '@trayecto/core/contract';
import { z } from 'zod';
import { createBrowserDrafts } from '../../cvs/browser-drafts';

/** What was proposed for a CV and what the person has decided so far. */
const keptProposal = z.object({
  proposal: improveCv.output,
  decisions: z.record(z.string(), z.string().nullable()),
});

export const proposalStore = createBrowserDrafts('trayecto.proposal.', keptProposal);

/** Null where there is none, or where the CV has moved on since: nobody could save it any more. */
export function findProposal(userId: string, { id, version }: CvSummary) {
  const kept = proposalStore.read(userId, id);
  if (kept === null || kept.proposal.version >= version) return kept;
  proposalStore.forget(userId, id);
  return null;
}
