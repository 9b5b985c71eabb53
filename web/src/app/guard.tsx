import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useAccount } from '../api/use-account';
import { hasErrand } from '../sign-in/errand';
import { authPath, paths, readNextPath } from './paths';

interface GuardProps {
  readonly access: 'public' | 'user' | 'admin';
  readonly children: ReactNode;
}

/** Lets a person see a screen, or sends them where they can get on. */
export function Guard({ access, children }: GuardProps) {
  const account = useAccount();
  const [path] = useLocation();
  const search = useSearch();
  if (account.status === 'signed-in') {
    if (account.needsSecondFactor && path !== paths.profile) {
      return <Redirect to={`${paths.profile}?tab=security`} replace />;
    }
    if (path === paths.auth && !hasErrand({ search, hash: location.hash })) {
      return <Redirect to={readNextPath(`?${search}`)} replace />;
    }
    if (access === 'admin' && !account.isAdmin) return <Redirect to={paths.home} replace />;
    return children;
  }
  if (access === 'public') return children;
  // Anyone who has just signed out does not want to come back to the page they left.
  const wanted = account.reason === 'signed-out' ? paths.home : path + (search && `?${search}`);
  return <Redirect to={authPath(wanted)} replace />;
}
