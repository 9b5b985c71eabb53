import { useLocation, useSearch } from 'wouter';
import { paths } from '../../app/paths';
import { useCvAt } from '../../cvs/use-chosen-cv';

/** Where someone is in the wizard is in the URL: the way back and a reload keep it. */
export function useWizardAddress() {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const cv = useCvAt(asked.get('cv'));
  const cvId = cv?.id ?? asked.get('cv');
  const go = (params: Record<string, string>, isReplaced = false) =>
    navigate(`${paths.jobs}?${new URLSearchParams(params)}`, { replace: isReplaced });
  return {
    cv,
    isFinding: asked.get('find') !== null,
    jobId: asked.get('job'),
    chooseCv: (id: string) => go({ cv: id }, true),
    findJobs: () => cvId && go({ cv: cvId, find: 'yes' }),
    stopFinding: () => cvId && go({ cv: cvId }, true),
    chooseJob: (id: string) => cvId && go({ cv: cvId, find: 'yes', job: id }),
    leaveJob: () => cvId && go({ cv: cvId, find: 'yes' }),
  };
}
