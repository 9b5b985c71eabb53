import { ApiError } from '../api/api-error';
import { account, watchBrowser } from '../api/browser-api';
import { clearStaleSessionStorage } from '../api/session-storage-keys';
import { languageStore } from '../i18n';
import { agreeOnLanguage } from './choose-language';

/** The app's own files, in the version that runs, and what was just shared with it: nothing else is kept on purpose. */
const OWN_CACHES = /^trayecto-(shell-|shared$)/;

const RETRY_DELAYS_MS = [400, 1200, 2500];

/** Clean house, words, then who is there. Throws when a session exists but the server cannot be asked about it. */
export async function startUp() {
  clearStaleSessionStorage(sessionStorage);
  // Nothing waits for it, and asking for the caches holds a slow phone up.
  setTimeout(clearCaches);
  await languageStore.prepare();
  watchBrowser();
  followProfileLanguage();
  await restoreAccount();
}

async function clearCaches() {
  if (!('caches' in window)) return;
  try {
    const names = await caches.keys();
    const stale = names.filter((name) => !OWN_CACHES.test(name));
    await Promise.all(stale.map((name) => caches.delete(name)));
  } catch {
    // Storage is blocked: then nothing is cached either.
  }
}

function followProfileLanguage() {
  let wasSignedIn = false;
  account.subscribe(() => {
    const now = account.get();
    const isSignedIn = now.status === 'signed-in';
    if (isSignedIn && !wasSignedIn) void agreeOnLanguage(now.profile);
    wasSignedIn = isSignedIn;
  });
}

/** A server that is just restarting is worth a few seconds before the failure page. */
async function restoreAccount() {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await account.restore();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  await account.restore();
}
