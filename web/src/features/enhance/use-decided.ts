import type { ProposedChange } from '@trayecto/core/assistant';
import { detectDocumentLanguage, layoutCv, writeText } from '@trayecto/core/document';
import { applyDecisions, type Decisions, listChangedFields } from '@trayecto/core/improve';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useAccount } from '../../api/use-account';
import { createBrowserDrafts } from '../../cvs/browser-drafts';
import { useCv } from '../../cvs/use-cvs';
import type { Enhancement } from './enhance-task';

const tailorings = createBrowserDrafts(
  'trayecto.tailoring.',
  z.object({ of: z.string(), decisions: z.record(z.string(), z.string().nullable()) }),
);

/** Which proposal the decisions are about. */
const nameProposal = ({ question, result, cvVersion }: Enhancement) =>
  [cvVersion, question.jobTitle, result.fullEnhancedCvText.length].join('/');

/**
 * The proposal as the person wants it. Changes refer to the CV it was made from: where that has moved on there is
 * nothing to decide, and `changes` is null.
 */
export function useDecided(open: Enhancement) {
  const { question, result, cvVersion } = open;
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';
  const record = useCv(question.cvId).data;
  const master = record?.version === cvVersion ? record.parsed_data : null;
  const of = nameProposal(open);
  const [held, setHeld] = useState(() => tailorings.read(userId, question.cvId));
  const decisions: Decisions = held?.of === of ? held.decisions : {};
  const changes = useMemo(
    () => master && listChangedFields(master, result.cvData).map(toChange),
    [master, result.cvData],
  );

  function decide(next: Decisions) {
    const draft = { of, decisions: next };
    setHeld(draft);
    tailorings.write(userId, question.cvId, draft);
  }

  const decided = useMemo(() => {
    if (!master || !changes || Object.keys(decisions).length === 0) return result;
    const cvData = applyDecisions(master, changes, decisions);
    return {
      ...result,
      cvData,
      personalInfo: cvData.personal,
      enhancedWorkExperience: cvData.work_experience,
      fullEnhancedCvText: writeText(layoutCv(cvData, 'classic', detectDocumentLanguage(cvData))),
    };
  }, [master, changes, decisions, result]);

  return { changes, decisions, decide, open: { ...open, result: decided } };
}

const toChange = (field: ReturnType<typeof listChangedFields>[number]): ProposedChange => ({
  ...field,
  id: field.pointer,
  reasons: [],
});
