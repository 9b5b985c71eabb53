import './api/prepare-zod';
import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem } from './api/log-problem';
import { SESSION_KEY } from './api/session-storage';
import { App } from './app/app';
import { watchStepsBack } from './app/leave-guard';
import { preloadScreen } from './app/routes';
import { watchScroll } from './app/scroll-memory';
import { StartFailureScreen } from './app/start-failure-screen';
import { startUp } from './app/start-up';
import { prepareTheme } from './ui/theme-store';

async function main() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  prepareTheme();
  watchScroll();
  watchStepsBack();
  preloadScreen(location.pathname, sessionStorage.getItem(SESSION_KEY) !== null);
  const root = createRoot(container);
  try {
    await startUp();
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  } catch (error) {
    logProblem('The app could not start.', error);
    root.render(<StartFailureScreen error={error} />);
  }
}

void main();
