import { type Session, session as sessionSchema } from '@trayecto/core/contract';
import { z } from 'zod';

const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('renewed'), key: z.string(), session: sessionSchema }),
  z.object({ kind: z.literal('ended'), key: z.string() }),
  z.object({ kind: z.literal('asked'), key: z.string() }),
  // A tab that has none looks for the session of the others; `key` is only to know the answer by.
  z.object({ kind: z.literal('sought'), key: z.string() }),
  z.object({ kind: z.literal('offered'), key: z.string(), session: sessionSchema }),
]);

export type SessionNews = z.output<typeof news>;

/** The other tabs of this browser. Tabs may hold the same session, and a refresh token works only once. */
export interface SessionPeers {
  tell(message: SessionNews): void;
  listen(listener: (message: SessionNews) => void): void;
}

export function createBroadcastPeers(name: string): SessionPeers {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener('message', (event) => {
        const parsed = news.safeParse(event.data);
        if (parsed.success) listener(parsed.data);
      });
    },
  };
}

export function renewedNews(key: string, session: Session): SessionNews {
  return { kind: 'renewed', key, session };
}
