import { StrictMode } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';
import { aroundNavigation } from './leave-guard';
import { Shell } from './shell/shell';

/** `path` is for where there is no address bar: the build, which draws the first screens ahead. */
export function App({ path }: { path?: string }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router aroundNav={aroundNavigation} {...(path && { ssrPath: path })}>
          <Shell />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}
