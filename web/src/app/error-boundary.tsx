import { Component, type ReactNode } from 'react';
import { logProblem } from '../api/log-problem';
import { CrashScreen } from './crash-screen';

/** A screen that breaks takes only itself down: the navigation stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logProblem('A screen could not be drawn.', error);
  }

  override render() {
    return this.state.hasFailed ? <CrashScreen /> : this.props.children;
  }
}
