import type { Session } from '@trayecto/core/contract';
import { ApiError } from './api-error';
import { sessionKey } from './session-key';
import { renewedNews, type SessionPeers } from './session-peers';
import type { SessionStorage } from './session-storage';
import { type Clock, TokenLifetime } from './token-lifetime';

/** Why there is no session any more: the person left (here or in another tab), or the server ended it. */
export type EndReason = 'signed-out' | 'ended';

export interface SessionKeeperParts {
  readonly storage: SessionStorage;
  readonly refresh: (refreshToken: string) => Promise<Session>;
  readonly peers: SessionPeers;
  /** Runs the work while no other tab runs work of the same name. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly sleep: (delayMs: number) => Promise<void>;
  readonly makeKey: () => string;
}

const REFRESH_AHEAD_MS = 60_000;
const USABLE_ABOVE_MS = 5000;
const PEER_ANSWER_MS = 120;
/** How long a tab without a session waits for one that has it, which may be busy. Asked only where there is reason to. */
const SEEK_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

/** A refresh is refused for good only by these; anything else means the server is away, and the session stays. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.code === 'validation_failed';
}

const notSignedIn = () =>
  new ApiError({ code: 'not_signed_in', status: 401, message: 'Not signed in.' });

export function createSessionKeeper(parts: SessionKeeperParts) {
  const lifetime = new TokenLifetime(parts.clock);
  const endListeners = new Set<(reason: EndReason) => void>();
  let current: Session | null = null;
  let renewal: Promise<Session> | null = null;
  let cancelTimer = () => {};
  let failures = 0;
  let sought: { readonly key: string; readonly take: (session: Session) => void } | null = null;

  function keep(session: Session) {
    current = session;
    failures = 0;
    lifetime.start(session.expires_in);
    parts.storage.write(session);
    parts.storage.markOpen(true);
    planRenewal();
  }

  function drop(reason: EndReason) {
    if (!current) return;
    current = null;
    cancelTimer();
    lifetime.forget();
    parts.storage.write(null);
    parts.storage.markRefreshing(false);
    parts.storage.markOpen(false);
    for (const listener of endListeners) listener(reason);
  }

  function end(reason: EndReason) {
    const key = current && sessionKey(current);
    drop(reason);
    // After the mark is gone: a tab with another session puts it back when it hears this.
    if (key) parts.peers.tell({ kind: 'ended', key });
  }

  function planRenewal() {
    cancelTimer();
    const remainingMs = lifetime.remainingMs();
    if (!current || remainingMs === undefined) return;
    const aheadMs = Math.min(REFRESH_AHEAD_MS, (current.expires_in * 1000) / 5);
    cancelTimer = parts.setTimer(renewInBackground, Math.max(0, remainingMs - aheadMs));
  }

  /** The first tries come quickly: if only the answer was lost, the server still accepts the same token for seconds. */
  function planRetry() {
    cancelTimer();
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    cancelTimer = parts.setTimer(renewInBackground, delayMs);
  }

  function renewInBackground() {
    // The failure has been dealt with inside: either the session ended or a retry is planned.
    renew().catch(() => undefined);
  }

  function renew(): Promise<Session> {
    renewal ??= renewAlone().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function renewAlone(): Promise<Session> {
    const before = current;
    if (!before) throw notSignedIn();
    const key = sessionKey(before);
    return parts.withLock(`trayecto.refresh.${key}`, async () => {
      parts.peers.tell({ kind: 'asked', key });
      await parts.sleep(PEER_ANSWER_MS);
      if (current && current !== before) return current;
      return exchange(before, key);
    });
  }

  async function exchange(before: Session, key: string): Promise<Session> {
    try {
      parts.storage.markRefreshing(true);
      const session = await parts.refresh(before.refresh_token);
      if (!current) throw notSignedIn();
      keep(session);
      parts.storage.markRefreshing(false);
      parts.peers.tell(renewedNews(key, session));
      return session;
    } catch (error) {
      if (isRefusedForGood(error)) end('ended');
      else if (current) planRetry();
      throw error;
    }
  }

  /** Asks the other tabs for their session; the first to answer is believed. */
  async function seek(): Promise<Session | null> {
    const key = parts.makeKey();
    const found = new Promise<Session>((take) => {
      sought = { key, take };
    });
    parts.peers.tell({ kind: 'sought', key });
    const session = await Promise.race([found, parts.sleep(SEEK_MS).then(() => null)]);
    sought = null;
    return session;
  }

  parts.peers.listen((message) => {
    if (message.kind === 'offered') {
      if (sought?.key === message.key) sought.take(message.session);
      return;
    }
    if (!current) return;
    if (message.kind === 'sought') {
      parts.peers.tell({ kind: 'offered', key: message.key, session: current });
      return;
    }
    if (message.key !== sessionKey(current)) {
      // Someone else's session ended, and took the mark of this one along.
      if (message.kind === 'ended') parts.storage.markOpen(true);
      return;
    }
    if (message.kind === 'ended') drop('signed-out');
    if (message.kind === 'asked') parts.peers.tell(renewedNews(message.key, current));
    if (message.kind === 'renewed' && message.session.expires_at > current.expires_at) {
      keep(message.session);
    }
  });

  return {
    current: () => current,
    onEnd(listener: (reason: EndReason) => void) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },

    /** A session that was just received. */
    start: keep,
    end,

    /**
     * Takes up the session of this tab after a reload, or the one another tab has open. Its age is unknown until the
     * server tells its time.
     */
    async restore(): Promise<Session | null> {
      current = parts.storage.read();
      if (!current && parts.storage.isMarkedOpen()) {
        current = await seek();
        if (current) parts.storage.write(current);
      }
      parts.storage.markOpen(current !== null);
      if (current && parts.storage.wasRefreshing()) await renew();
      return current;
    },

    /** The tab goes away, or came back: whether others may still ask for its session. */
    showOpen(isHere: boolean) {
      if (current) parts.storage.markOpen(isHere);
    },

    /** Each answer tells the server's time; with it the age of a restored token is known without the local clock. */
    noteServerTime(serverTimeMs: number) {
      if (!current || lifetime.remainingMs() !== undefined) return;
      lifetime.start(current.expires_at - serverTimeMs / 1000);
      planRenewal();
    },

    /** A token good for a call now; one about to end is exchanged first. */
    async accessToken(): Promise<string> {
      if (!current) throw notSignedIn();
      const remainingMs = lifetime.remainingMs();
      if (remainingMs === undefined || remainingMs > USABLE_ABOVE_MS) return current.access_token;
      return (await renew()).access_token;
    },

    /** After the server refused a token: the next one, or the one that has replaced it meanwhile. */
    async replaceToken(refused: string): Promise<string> {
      if (!current) throw notSignedIn();
      if (current.access_token !== refused) return current.access_token;
      return (await renew()).access_token;
    },

    /** The machine woke up, the tab came back or the network did: look at the clock at once. */
    wake() {
      const remainingMs = lifetime.remainingMs();
      if (!current || remainingMs === undefined) return;
      if (failures > 0 || remainingMs <= REFRESH_AHEAD_MS) renewInBackground();
      else planRenewal();
    },
  };
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
