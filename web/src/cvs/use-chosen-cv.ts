import type { CvSummary } from '@trayecto/core/contract';
import { useLocation, useSearch } from 'wouter';
import { useCvs } from './use-cvs';

/** The chosen CV is in the URL, so links and reloads keep it. */
export function useChosenCv() {
  const [path, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get('cv');
  const cvs = useCvs();
  const cv = cvs.data?.find((candidate) => candidate.id === id) ?? null;
  return {
    cv,
    choose: (chosen: CvSummary) =>
      navigate(`${path}?${new URLSearchParams({ cv: chosen.id })}`, { replace: true }),
  };
}
