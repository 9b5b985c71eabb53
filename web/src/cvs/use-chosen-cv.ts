import type { CvRecord } from '@trayecto/core/contract';
import { useLocation, useSearch } from 'wouter';
import { useCvs } from './use-cvs';

/** The CV a screen works on stands in its address, so that a link can bring it along and a reload keeps it. */
export function useChosenCv() {
  const [path, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get('cv');
  const cvs = useCvs();
  const cv = cvs.data?.find((candidate) => candidate.id === id) ?? null;
  return {
    cv,
    choose: (chosen: CvRecord) =>
      navigate(`${path}?${new URLSearchParams({ cv: chosen.id })}`, { replace: true }),
  };
}
