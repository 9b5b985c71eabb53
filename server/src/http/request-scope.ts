import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Endpoint, Role, TokenScope } from '@trayecto/core/contract';
import type { Context, Hono } from 'hono';
import type { TokenClaims } from '../auth/personal-token';
import type { Question } from '../db';

/** What every request carries on its way through the server. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    routeId: string;
    /** What this call says of refusals in its own words. */
    words: Endpoint['words'];
    caller: Caller | undefined;
  };
}

export type AppContext = Context<AppEnv>;
export type App = Hono<AppEnv>;

/** Who is calling, as the database knew it when the request came in. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  /** For a program, the id of its token: no session has it. */
  readonly sessionId: string;
  /** Until a second factor is set up, this session may do nothing else. */
  readonly isLimited?: boolean;
  /** What the token of a program is good for; undefined for people, who may do everything of theirs. */
  readonly scopes?: readonly TokenScope[];
}

/** The user a token names. Only the database knows whether it is still valid. */
export type Claims =
  | { readonly userId: string; readonly sessionId: string; readonly expiresAt: number }
  | TokenClaims;

export interface Authenticator {
  /** Refuses what is no token of ours, without asking anybody. */
  identify(authorization: string | undefined): Promise<Claims>;
  /** Refuses anyone who is not signed in; what `ask` asks as that person is answered along with it. */
  admit(
    claims: Claims,
    ask?: (userId: string) => Question<object>,
  ): Promise<{ readonly caller: Caller; readonly rows?: readonly object[] }>;
  /** Of someone who was admitted: refuses where that has ended since, though not for a token’s age. Counts nothing. */
  recognize(claims: Claims): Promise<void>;
}

export function incomingOf(context: AppContext): IncomingMessage {
  return context.env.incoming;
}
