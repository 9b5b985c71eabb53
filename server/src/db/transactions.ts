import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseUnavailableError, isConnectionLoss } from './errors';
import type { Question } from './question';
import { createTurns, type TurnLimits, type Turns } from './take-turns';

export type Tx = NodePgDatabase & { readonly $client: Pick<PoolClient, 'query'> };

/** One transaction may hold the embedded database, so none may hold it for ever. */
const LONGEST_TRANSACTION_MS = 30_000;
const PING_TIMEOUT_MS = 5_000;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface Transactions {
  /** Work as one person: a transaction as role trayecto_app with app.user_id set; row-level security applies. */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Work the service does on nobody's behalf (sign-in, sessions, limits, tickets): role trayecto_service. */
  asService<T>(work: (tx: Tx) => Promise<T>, manner?: ServiceManner): Promise<T>;
  /** One question and no more as that person: it costs one message, where a transaction takes three at least. */
  askAsUser<Row extends object>(userId: string, question: Question<Row>): Promise<Row[]>;
  /**
   * The session as it is this moment, and one question in its person's name, still in one message. A session that has
   * ended, or is not that person's, sees nothing.
   */
  askInSession<Row extends object>(
    ids: { readonly sessionId: string; readonly userId: string },
    own: Question<Row> | undefined,
  ): Promise<{ readonly session: SessionRow | undefined; readonly rows: Row[] }>;
  /** The same for a program that comes with a token. */
  askWithToken<Row extends object>(
    ids: TokenIds,
    own: Question<Row> | undefined,
  ): Promise<{ readonly token: TokenRow | undefined; readonly rows: Row[] }>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
}

interface ServiceManner {
  /** What is written is worth no wait for the disk: a crash may lose the last moment of it. */
  readonly mayBeLost?: boolean;
}

interface TransactionOptions {
  readonly longestMs?: number | undefined;
  readonly turns: TurnLimits;
  /** As much as a person may store, where nothing else is said of them; without limit unless given. */
  readonly quotaBytes?: number | undefined;
}

/** Where connections come from, and who is next to have one. */
interface Source {
  readonly pool: Pool;
  readonly turns: Turns;
  readonly longestMs: number;
}

export function createTransactions(
  pool: Pool,
  { longestMs = LONGEST_TRANSACTION_MS, turns, quotaBytes }: TransactionOptions,
): Transactions {
  const source: Source = { pool, turns: createTurns(turns), longestMs };
  const withQuota =
    quotaBytes === undefined ? '' : `, set_config('app.storage_quota', '${quotaBytes}', true)`;
  return {
    async asUser(userId, work) {
      const begin = `BEGIN; SELECT ${becomeUser(userId)}${withQuota}`;
      return runTransaction(source, userId, begin, work);
    },
    async asService(work, { mayBeLost = false } = {}) {
      const begin = `BEGIN; SELECT ${becomeService}${mayBeLost ? withoutSync : ''}`;
      return runTransaction(source, undefined, begin, work);
    },
    async askAsUser(userId, question) {
      const readOnly = "set_config('transaction_read_only', 'on', true)";
      const become = `SELECT ${readOnly}, ${becomeUser(userId)}`;
      const [, answer] = await ask(source, userId, [become, question.text]);
      return rowsOf(answer);
    },
    async askInSession({ sessionId, userId }, own) {
      const enter = enterSession(sessionId, userId);
      const [entry, answer] = await ask(source, userId, own ? [enter, own.text] : [enter]);
      return { session: rowsOf<SessionRow>(entry)[0], rows: answer ? rowsOf(answer) : [] };
    },
    async askWithToken(ids, own) {
      const enter = enterToken(ids);
      const [entry, answer] = await ask(source, ids.userId, own ? [enter, own.text] : [enter]);
      return { token: rowsOf<TokenRow>(entry)[0], rows: answer ? rowsOf(answer) : [] };
    },
    ping: () => ping(pool),
  };
}

const withoutSync = ", set_config('synchronous_commit', 'off', true)";
const becomeService = "set_config('role', 'trayecto_service', true)";

function enterSession(...ids: readonly [sessionId: string, userId: string]): string {
  if (!ids.every((id) => uuidPattern.test(id))) throw new TypeError('a session needs its ids');
  return `SELECT * FROM public.enter_session('${ids[0]}', '${ids[1]}')`;
}

function enterToken({ tokenId, userId, tokenHash }: TokenIds): string {
  if (![tokenId, userId].every((id) => uuidPattern.test(id)))
    throw new TypeError('a token needs its ids');
  const hash = Buffer.from(tokenHash).toString('hex');
  return `SELECT * FROM public.enter_token('${tokenId}', '${userId}', '\\x${hash}')`;
}

function becomeUser(userId: string): string {
  if (!uuidPattern.test(userId)) throw new TypeError('asUser needs the id of a person');
  return `set_config('role', 'trayecto_app', true), set_config('app.user_id', '${userId}', true)`;
}

/** What `enter_session` tells. */
export interface SessionRow {
  readonly user_id: string;
  readonly email: string;
  readonly role: string | null;
  /** Unix seconds by the database's clock. */
  readonly now: number;
  readonly seen_lately: boolean;
  /** It may do no more than set up a second factor; tokens never are. */
  readonly is_limited?: boolean;
}

interface TokenIds {
  readonly tokenId: string;
  readonly userId: string;
  readonly tokenHash: Uint8Array;
}

/** What `enter_token` tells. */
interface TokenRow extends SessionRow {
  readonly scopes: readonly string[];
}

interface Span {
  open: boolean;
}

const currentSpan = new AsyncLocalStorage<Span>();

async function runTransaction<T>(
  source: Source,
  owner: string | undefined,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const span: Span = { open: true };
  try {
    return await onConnection(source, owner, async (client) => {
      await client.query(begin);
      const result = await currentSpan.run(span, () => work(bindTransaction(client, span)));
      await commit(client);
      return result;
    });
  } finally {
    span.open = false;
  }
}

/**
 * Role and question travel in one message: one way there and back in place of three. The statements of a message are
 * one transaction, so that what is set for it ends with it.
 */
async function ask(
  source: Source,
  owner: string,
  statements: readonly string[],
): Promise<readonly unknown[]> {
  return onConnection(source, owner, async (client) => {
    // The driver answers several statements with a list, which its types do not know.
    const answers: unknown = await client.query(statements.join('; '));
    return Array.isArray(answers) ? answers : [answers];
  });
}

function rowsOf<Row extends object>(answer: unknown): Row[] {
  const { rows } = answer as QueryResult<Row>;
  return rows;
}

/** The same question within a transaction. */
export async function askWithin<Row extends object>(
  tx: Tx,
  question: Question<Row>,
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>(question.text);
  return rows;
}

async function onConnection<T>(
  { pool, turns, longestMs }: Source,
  owner: string | undefined,
  act: (client: PoolClient) => Promise<T>,
): Promise<T> {
  // The embedded database runs one transaction at a time: an inner one would wait for its outer one for ever.
  if (currentSpan.getStore()?.open) throw new Error('a transaction was begun inside another one');
  const leave = await turns.enter(owner);
  const client = await checkOut(pool).catch((error: unknown) => {
    leave();
    throw error;
  });
  const watch = watchClient(client, longestMs);
  try {
    return await Promise.race([act(client), watch.lost]);
  } catch (error) {
    if (!watch.failure()) {
      await client.query('ROLLBACK').catch((failure: Error) => watch.fail(failure));
    }
    if (watch.failure() || isConnectionLoss(error)) {
      const failure = watch.failure() ?? error;
      watch.fail(failure instanceof Error ? failure : new Error('connection lost'));
      throw failure instanceof DatabaseUnavailableError
        ? failure
        : new DatabaseUnavailableError(undefined, { cause: error });
    }
    throw error;
  } finally {
    watch.stop();
    client.release(watch.failure());
    leave();
  }
}

async function checkOut(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailableError(undefined, { cause: error });
  }
}

/** COMMIT after a failed statement answers ROLLBACK without an error: code that swallowed that failure lost the work. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') {
    throw new Error('the transaction was rolled back because a statement in it had failed');
  }
}

/** Watches for a connection that breaks or a transaction that never ends. */
function watchClient(client: PoolClient, longestMs: number) {
  let failure: Error | undefined;
  let rejectLost: (error: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    rejectLost = reject;
  });
  lost.catch(() => {});
  const fail = (error: Error) => {
    failure ??= error;
    rejectLost(failure);
  };
  client.on('error', fail);
  const timer = setTimeout(
    () => fail(new DatabaseUnavailableError(`a transaction took longer than ${longestMs} ms`)),
    longestMs,
  );
  return {
    lost,
    fail,
    failure: () => failure,
    stop() {
      clearTimeout(timer);
      client.off('error', fail);
    },
  };
}

/** The handle dies with its transaction: a forgotten promise must not write into the next person's. */
function bindTransaction(client: PoolClient, span: Span): Tx {
  const query = (...parameters: Parameters<PoolClient['query']>) => {
    if (!span.open) throw new Error('a query was sent after its transaction had ended');
    return client.query(...parameters);
  };
  const guarded: PoolClient = Object.create(client, { query: { value: query } });
  // Without the schema, which only its relational queries want, and which it would go through every time.
  const tx = drizzle(guarded);
  tx.transaction = () => Promise.reject(new Error('already inside a transaction'));
  return Object.assign(tx, { $client: guarded });
}

async function ping(pool: Pool): Promise<void> {
  const client = await checkOut(pool);
  const watch = watchClient(client, PING_TIMEOUT_MS);
  try {
    await Promise.race([client.query('SELECT 1'), watch.lost]);
  } catch (error) {
    watch.fail(error instanceof Error ? error : new Error('ping failed'));
    throw new DatabaseUnavailableError(undefined, { cause: error });
  } finally {
    watch.stop();
    client.release(watch.failure());
  }
}
