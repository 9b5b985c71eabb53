/** What it makes counts as text wherever a script's address is wanted. */
interface ScriptPolicy {
  createScriptURL(given: string): string;
}

const ADDRESS = '/service-worker.js';

/**
 * Keeps the app's own files for when there is no connection, and takes what is shared with it from a phone. It comes after
 * everything else: nothing on the page waits for it.
 */
export function keepShellOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // The page takes no script by an address that is mere text: this one alone is vouched for.
    const policy: ScriptPolicy | undefined = window.trustedTypes?.createPolicy('service-worker', {
      createScriptURL: () => ADDRESS,
    });
    const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
    navigator.serviceWorker.register(address).catch(() => {
      // Private windows have none; the app needs none.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
