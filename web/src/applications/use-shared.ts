import { useEffect, useEffectEvent } from 'react';

const CACHE = 'trayecto-shared';
const NAME = '/shared-posting';

/** The job description that another app on this phone handed over, once; nothing where there is none. */
export function useShared(onText: (text: string) => void): void {
  const take = useEffectEvent(onText);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('shared')) return;
    void takeShared().then((text) => {
      if (text) take(text);
    });
  }, []);
}

async function takeShared(): Promise<string | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const cache = await caches.open(CACHE);
    const text = await (await cache.match(NAME))?.text();
    await caches.delete(CACHE);
    return text;
  } catch {
    // Storage is blocked: then nothing was handed over either.
    return undefined;
  }
}
