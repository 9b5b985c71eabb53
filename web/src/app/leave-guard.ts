import { useEffect, useRef, useState } from 'react';
import { account } from '../api/browser-api';

type Navigate = (to: string, options?: NavigateOptions) => void;
interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

let askFirst: ((proceed: () => void) => void) | null = null;

/** Every change of place inside the app passes here. Whoever is signed out has nothing left to stay for. */
export function aroundNavigation(navigate: Navigate, to: string, options?: NavigateOptions) {
  const proceed = () => navigate(to, options);
  if (askFirst && account.get().status === 'signed-in') askFirst(proceed);
  else proceed();
}

interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** While `isActive`, leaving this place in any way asks first; the caller draws the question. */
export function useLeaveGuard(isActive: boolean, navigate: Navigate): LeaveQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const proceed = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isActive) return;
    const ask = (next: () => void) => {
      proceed.current = next;
      setIsAsking(true);
    };
    const here = location.pathname + location.search;
    /** The browser has already gone back: return, before the router looks, and ask. */
    const askAfterBack = (event: PopStateEvent) => {
      if (account.get().status !== 'signed-in') return;
      const wanted = location.pathname + location.search;
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      ask(() => navigate(wanted, { replace: true }));
    };
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    askFirst = ask;
    window.addEventListener('popstate', askAfterBack, { capture: true });
    window.addEventListener('beforeunload', askOnUnload);
    return () => {
      askFirst = null;
      window.removeEventListener('popstate', askAfterBack, { capture: true });
      window.removeEventListener('beforeunload', askOnUnload);
    };
  }, [isActive, navigate]);

  return {
    isAsking: isActive && isAsking,
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false);
      askFirst = null;
      proceed.current?.();
    },
  };
}
