import './ui/styles/index.css';
import { startTransition } from 'react';
import { logProblem } from './api/log-problem';
import { mayHaveSession } from './api/session-storage-keys';
import { App } from './app/app';
import { watchStepsBack } from './app/leave-guard';
import { keepShellOffline } from './app/offline-shell';
import { preloadScreen } from './app/routes';
import { watchScroll } from './app/scroll-memory';
import { StartFailureScreen } from './app/start-failure-screen';
import { startUp } from './app/start-up';
import { prepareTheme } from './ui/theme-store';

function findElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/** Comes with the page as well; in its own file, so that the browser can draw breath between the two. */
const loadReactDom = () => import('react-dom/client');

/** A failure is met again, and shown, when the screen is drawn. */
async function fetchScreen(hasSession: boolean) {
  await preloadScreen(location.pathname, hasSession).catch(() => undefined);
}

/** The screen drawn ahead is the right one: the app takes it over as it is, piece by piece. */
async function takeOver(container: HTMLElement) {
  const [{ hydrateRoot }] = await Promise.all([loadReactDom(), fetchScreen(false), startUp()]);
  findElement('root').remove();
  startTransition(() => {
    hydrateRoot(container, <App />);
  });
}

async function start() {
  document.getElementById('drawn')?.remove();
  const loading = loadReactDom();
  void fetchScreen(mayHaveSession());
  let view = <App />;
  try {
    await startUp();
  } catch (error) {
    logProblem('The app could not start.', error);
    view = <StartFailureScreen error={error} />;
  }
  const { createRoot } = await loading;
  createRoot(findElement('root')).render(view);
}

keepShellOffline();
prepareTheme();
watchScroll();
watchStepsBack();
void ('drawn' in document.documentElement.dataset ? takeOver(findElement('drawn')) : start());
