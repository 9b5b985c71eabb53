const CACHE = 'trayecto-shared';
const NAME = '/shared-posting';

/** The posting that another app on this phone handed over; undefined where there is none, or it has been taken. */
export async function takeShared(): Promise<string | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const cache = await caches.open(CACHE);
    const text = await (await cache.match(NAME))?.text();
    await caches.delete(CACHE);
    return text || undefined;
  } catch {
    // Storage is blocked: then nothing was handed over either.
    return undefined;
  }
}
