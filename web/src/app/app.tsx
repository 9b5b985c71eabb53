import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell/shell';

export function App() {
  return (
    <ErrorBoundary>
      <Router>
        <Shell />
      </Router>
    </ErrorBoundary>
  );
}
