import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';
import { aroundNavigation } from './leave-guard';
import { Shell } from './shell/shell';

export function App() {
  return (
    <ErrorBoundary>
      <Router aroundNav={aroundNavigation}>
        <Shell />
      </Router>
    </ErrorBoundary>
  );
}
