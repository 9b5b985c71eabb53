import { mayHaveSession } from '../api/session-storage-keys';
import { LANGUAGE_KEY } from '../i18n/language-key';
import { THEME_KEY } from '../ui/theme-key';
import { fitsVisit } from './fits-visit';
import { holdActions } from './held-actions';
import { listEarlyFiles } from './list-early-files';

/** Part of the page itself; runs before the first paint, so that nothing is shown and then replaced. */
const page = document.documentElement;

/** Storage can be blocked: then nothing was kept either. */
function read(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

const theme = read(() => localStorage, THEME_KEY);
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

const visit = {
  drawnPath: page.dataset.drawn,
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  historyState: history.state,
  hasSession: mayHaveSession(),
  language: read(() => localStorage, LANGUAGE_KEY),
};
if (fitsVisit(visit)) holdActions();
else delete page.dataset.drawn;

for (const file of listEarlyFiles(visit)) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
