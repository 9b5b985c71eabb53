import { useEffect, useRef, useState } from 'react';
import { account } from '../api/browser-api';

type Navigate = (to: string, options?: NavigateOptions) => void;
interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

type Ask = (proceed: () => void) => void;

let askFirst: Ask | null = null;
let askBeforeSignOut: Ask | null = null;
let askAfterBack: ((event: PopStateEvent) => void) | null = null;

/** To be called before the router listens: the first listener of a step back can undo it. */
export function watchStepsBack() {
  window.addEventListener('popstate', (event) => askAfterBack?.(event));
}

/** Every change of place inside the app passes here. Anyone who is signed out has nothing left to stay for. */
export function aroundNavigation(navigate: Navigate, to: string, options?: NavigateOptions) {
  const proceed = () => navigate(to, options);
  if (askFirst && account.get().status === 'signed-in') askFirst(proceed);
  else proceed();
}

/** Signing out leaves every place, and takes along what only this tab has. */
export function aroundSignOut(signOut: () => void) {
  const ask = askFirst ?? askBeforeSignOut;
  if (ask) ask(signOut);
  else signOut();
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
    askAfterBack = (event) => {
      if (account.get().status !== 'signed-in') return;
      const wanted = location.pathname + location.search;
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      ask(() => navigate(wanted, { replace: true }));
    };
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    askFirst = ask;
    window.addEventListener('beforeunload', askOnUnload);
    return () => {
      askFirst = null;
      askAfterBack = null;
      window.removeEventListener('beforeunload', askOnUnload);
    };
  }, [isActive, navigate]);

  return {
    isAsking: isActive && isAsking,
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false);
      askFirst = null;
      askAfterBack = null;
      proceed.current?.();
    },
  };
}

/** While `isActive`, signing out asks first; going elsewhere in the app does not. */
export function useSignOutGuard(isActive: boolean): LeaveQuestion {
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isActive) return;
    askBeforeSignOut = (next) => setProceed(() => next);
    return () => {
      askBeforeSignOut = null;
    };
  }, [isActive]);

  return {
    isAsking: isActive && proceed !== null,
    stay: () => setProceed(null),
    leave: () => {
      setProceed(null);
      proceed?.();
    },
  };
}
