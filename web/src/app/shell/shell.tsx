import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { account as accountStore } from '../../api/browser-api';
import { useAccount } from '../../api/use-account';
import { useHasUnsaved } from '../../cvs/unsaved-mark';
import { releaseActions } from '../../first-paint/held-actions';
import { useTranslate } from '../../i18n';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { ErrorBoundary } from '../error-boundary';
import { Guard } from '../guard';
import { authPath, paths } from '../paths';
import { routes, withWords } from '../routes';
import { useScrollMemory } from '../scroll-memory';
import { ArrivalNotice } from './arrival-notice';
import { ConnectionBanner } from './connection-banner';
import { hasOwnBar } from './has-own-bar';
import { optionalPart } from './optional-part';
import { VisitorHeader } from './visitor-header';

const NavBar = lazy(() => import('./nav-bar'));
const GoTo = optionalPart(() => import('../go-to/go-to'));
const NoticeBanner = optionalPart(() => withWords(import('./notice-banner'), 'profile'));
/** A question that cannot be fetched must not take the page away. */
const UnsavedGuard = optionalPart(() => withWords(import('../../cvs/unsaved-guard'), 'upload'));
const CONTENT_ID = 'content';

/** What surrounds every screen. */
export function Shell() {
  const account = useAccount();
  const [path] = useLocation();
  useScrollMemory();
  useEndOfSession();
  return (
    // A screen that fills the window does so under whatever notice lies above it.
    <div className="flex min-h-dvh flex-col has-[[data-fills-window]]:h-dvh">
      <SkipLink />
      <ConnectionBanner />
      {account.status === 'signed-in' ? (
        <Suspense fallback={<div className="min-h-14.25" />}>
          <NavBar account={account} GoTo={GoTo} />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="flex grow flex-col has-[[data-fills-window]]:min-h-0"
      >
        <ArrivalNotice />
        {account.status === 'signed-in' && account.newNotices > 0 && (
          <Suspense>
            <NoticeBanner />
          </Suspense>
        )}
        <ErrorBoundary key={path}>
          <Suspense fallback={<ScreenLoading />}>
            <Switch>
              {routes.map(({ path: routePath, access, Screen }) => (
                <Route key={routePath} path={routePath}>
                  <Guard access={access}>
                    <Screen />
                  </Guard>
                </Route>
              ))}
              <Route>
                <Redirect to={paths.home} replace />
              </Route>
            </Switch>
            <TakenOver />
          </Suspense>
        </ErrorBoundary>
      </main>
      {account.status === 'signed-in' && <FootRoom path={path} />}
      {account.status === 'signed-in' && <UnsavedQuestion ownerId={account.user.id} />}
    </div>
  );
}

/** As high as the bar at the foot of a phone, which lies over the page. A screen with its own leaves room for that. */
function FootRoom({ path }: { path: string }) {
  const search = useSearch();
  if (hasOwnBar(path, search)) return null;
  return <div aria-hidden className="h-20 shrink-0 sm:hidden" />;
}

/** Anyone who signs out with a CV that only this browser has is asked first, wherever they are. */
function UnsavedQuestion({ ownerId }: { ownerId: string }) {
  if (!useHasUnsaved(ownerId)) return null;
  return (
    <Suspense>
      <UnsavedGuard />
    </Suspense>
  );
}

/** Tells users on a public page that their session has ended. */
function useEndOfSession() {
  const account = useAccount();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const reason = account.status === 'signed-out' ? account.reason : null;
  useEffect(() => {
    if (reason === 'ended' && path !== paths.auth) {
      navigate(authPath(path + (search && `?${search}`)), { replace: true });
    }
    if (reason === 'signed-out' && path === paths.auth) accountStore.settle();
  }, [reason, path, search, navigate]);
}

/** Beside the screen, so that it appears when the screen's own handlers do, and not before. */
function TakenOver() {
  useEffect(() => {
    // A moment later, when the screen has taken in what was typed into it.
    const timer = setTimeout(releaseActions);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function SkipLink() {
  const t = useTranslate();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-control bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('common.skipToContent')}
    </a>
  );
}

function ScreenLoading() {
  return (
    <div className="flex min-h-[60dvh] grow items-center justify-center">
      <LoadingIndicator />
    </div>
  );
}
