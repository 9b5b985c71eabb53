import type { CvSummary } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCvs } from './use-cvs';
import { findUsual, readLastUsed, rememberUsed } from './usual-cv';

/** The chosen CV is in the URL, so links and reloads keep it. Where there is none, it is the usual one. */
export function useChosenCv() {
  const [path, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get('cv');
  const cv = useCvAt(id);
  return {
    cv,
    /** The person came for this one, or chose it. */
    isNamed: id !== null,
    choose: (chosen: CvSummary) =>
      navigate(`${path}?${new URLSearchParams({ cv: chosen.id })}`, { replace: true }),
  };
}

/** The CV of an address; of an address that names none, the usual one. */
export function useCvAt(id: string | null): CvSummary | null {
  const cvs = useCvs().data ?? [];
  // As it was on arrival: what is used in another tab meanwhile changes nothing here.
  const [lastUsedId] = useState(readLastUsed);
  const named = cvs.find((candidate) => candidate.id === id) ?? null;
  useRemembered(named?.id ?? null);
  return id === null ? findUsual(cvs, lastUsedId) : named;
}

/** The next screen that asks for a CV begins with this one. */
export function useRemembered(id: string | null) {
  useEffect(() => {
    if (id !== null) rememberUsed(id);
  }, [id]);
}
