import {
  AppError,
  allEndpoints,
  type Endpoint,
  findScopes,
  type TokenScope,
  USUAL_BODY_BYTES,
} from '@trayecto/core/contract';
import { withOrigin } from '../audit/request-origin';
import type { Throttle } from '../auth/throttle';
import type { Logger } from '../logging/create-logger';
import { markSuccess } from '../specified-api/success-mark';
import { timeWork } from '../threads/time-work';
import { answerError, CallerLeftError } from './answer-error';
import { answerWithProgress, type ReportProgress } from './answer-with-progress';
import type { BodyRoom } from './body-room';
import { check, readIdempotencyKey, readVersion } from './check-request';
import { groupAddress, readPlainAddress } from './client-address';
import { parseJson } from './parse-json';
import type { GateTurn, PersonGate } from './person-gate';
import { type BodyRules, readBytes } from './read-bytes';
import { readJsonBody } from './read-json-body';
import { readUpload } from './read-upload';
import type { RequestLimits } from './request-limits';
import type { App, AppContext, Authenticator, Claims } from './request-scope';
import type { Route, SentFile } from './route';
import { sendFile } from './send-file';
import { StreamedJson } from './streamed-json';

export interface MountOptions {
  readonly limits: RequestLimits;
  readonly bodyRoom: BodyRoom;
  readonly gate: PersonGate;
  readonly throttle: Throttle;
  readonly authenticator: Authenticator;
  readonly trustProxy: boolean;
  readonly logger: Logger;
}

/** Mounts every endpoint of the contract; one without a handler, or a handler without one, stops the start. */
export function mountRoutes(app: App, routes: readonly Route[], options: MountOptions): void {
  const missing = allEndpoints.filter((endpoint) => !routes.some((r) => r.endpoint === endpoint));
  const foreign = routes.filter((r) => !allEndpoints.includes(r.endpoint));
  if (missing.length > 0 || foreign.length > 0) {
    const ids = [...missing, ...foreign.map((r) => r.endpoint)].map((endpoint) => endpoint.id);
    throw new Error(`Contract and routes disagree about: ${ids.join(', ')}`);
  }
  for (const entry of routes) {
    app.on(entry.endpoint.method, honoPath(entry.endpoint.path), (context) =>
      run(context, entry, options),
    );
  }
  for (const path of new Set(allEndpoints.map((endpoint) => endpoint.path))) {
    const methods = allEndpoints.filter((e) => e.path === path).map((e) => e.method);
    app.all(honoPath(path), (context) => {
      context.header('Allow', methods.join(', '));
      throw new AppError('method_not_allowed');
    });
  }
}

async function run(context: AppContext, entry: Route, options: MountOptions): Promise<Response> {
  context.set('routeId', entry.endpoint.id);
  context.set('words', entry.endpoint.words);
  if (entry.endpoint.access === 'public') return serve(context, entry, options);
  const claims = await options.authenticator.identify(context.req.header('authorization'));
  // Before the database is asked anything: what some want to know is answered along with who they are.
  const turn = await options.gate.enter(claims.userId);
  let over: Promise<void> | undefined;
  const stayUntil = (end: Promise<void>) => {
    over = end;
  };
  try {
    const admitted = await admit(entry, context, options, claims);
    // The rate limit is checked before the body is read.
    if (entry.limit) await options.throttle.take(entry.limit, admitted.caller.userId);
    return await serve(context, entry, options, { ...admitted, claims, turn, stayUntil });
  } finally {
    if (over) void over.then(turn.leave);
    else turn.leave();
  }
}

type Admitted = Awaited<ReturnType<Authenticator['admit']>> & {
  readonly claims: Claims;
  readonly turn: GateTurn;
  /** For an answer that is still being made when it begins. */
  readonly stayUntil: (over: Promise<void>) => void;
};

/** What came in is held until the work with it is over, which may be after the answer has begun. */
async function serve(
  context: AppContext,
  route: Route,
  options: MountOptions,
  admitted?: Admitted,
): Promise<Response> {
  const plainAddress = readPlainAddress(context, options.trustProxy);
  const address = groupAddress(plainAddress);
  const share = options.bodyRoom.open(admitted?.caller.userId ?? address);
  const { endpoint, handle } = route;
  const held: Route = {
    endpoint,
    handle: (...given) => handle(...given).finally(share.giveBack),
  };
  try {
    const rules = { limits: options.limits, share };
    return await serveWith(context, held, options, { address, plainAddress, rules, admitted });
  } catch (error) {
    share.giveBack();
    throw error;
  }
}

interface ServedWith {
  readonly address: string;
  readonly plainAddress: string;
  readonly rules: BodyRules;
  readonly admitted?: Admitted;
}

async function serveWith(
  context: AppContext,
  { endpoint, handle }: Route,
  options: MountOptions,
  { rules, admitted, ...addresses }: ServedWith,
): Promise<Response> {
  let signal: AbortSignal | undefined;
  const scope = {
    params: check(endpoint.params, context.req.param(), 'params'),
    query: check(endpoint.query, context.req.query(), 'query'),
    body: endpoint.body ? await readBody(context, endpoint, rules, admitted?.turn) : undefined,
    file: endpoint.upload
      ? await readUpload(context, rules, endpoint.upload.field, endpoint.upload.mostBytes)
      : undefined,
    bytes: endpoint.bytes ? await readFileBody(context, rules, endpoint.bytes) : undefined,
    ifMatch: endpoint.versioned ? readVersion(context.req.header('if-match')) : undefined,
    idempotencyKey: endpoint.idempotent
      ? readIdempotencyKey(context.req.header('idempotency-key'))
      : undefined,
    caller: admitted?.caller,
    ...addresses,
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    requestId: context.get('requestId'),
    get signal() {
      signal ??= abortedWhenCallerLeaves(context);
      return signal;
    },
    context,
  };
  // Long work takes its turn where it is done; meanwhile its owner can do other things.
  if (endpoint.progress) admitted?.turn.leave();
  const answer = async (reportProgress?: ReportProgress): Promise<Response> => {
    const origin = {
      address: addresses.plainAddress,
      userAgent: scope.userAgent,
      sessionId: admitted?.caller.sessionId,
    };
    const result = await withOrigin(origin, () =>
      handle(Object.assign(scope, { reportProgress }) as never, admitted?.rows),
    ).catch((error: unknown) => explainFault(error, options, admitted));
    if (endpoint.file) return sendFile(context, result as SentFile);
    if (result instanceof StreamedJson) {
      admitted?.stayUntil(result.over);
      const body = result.open(async (ms) => {
        admitted?.turn.noteWork(ms);
        await admitted?.turn.rest();
      });
      return context.body(body, 200, { 'Content-Type': 'application/json' });
    }
    if (endpoint.output === undefined) return context.body(null, 204);
    const checked = markSuccess(endpoint, endpoint.output.parse(result));
    if (!endpoint.isForEyes) return context.json(checked, endpoint.status as 200);
    context.header('Content-Type', 'application/json; charset=utf-8');
    return context.body(JSON.stringify(checked, undefined, 2), endpoint.status as 200);
  };
  const timed = (reportProgress?: ReportProgress) =>
    timeWork(
      () => answer(reportProgress),
      (ms) => admitted?.turn.noteWork(ms),
    );
  if (!endpoint.progress) return timed();
  return answerWithProgress(context, timed, (error) => answerError(context, error, options.logger));
}

/**
 * An account deleted meanwhile makes its calls fail in any way: a file is missing, a password wrong, a text unreadable. Its owner
 * hears that they aren't signed in any more. We don't ask the database again when it already has too much to do.
 */
async function explainFault(
  error: unknown,
  options: MountOptions,
  admitted: Admitted | undefined,
): Promise<never> {
  const isTooMuch = error instanceof AppError && error.status >= 429;
  if (admitted && !isTooMuch) await options.authenticator.recognize(admitted.claims);
  throw error;
}

/** What is refused in the end was work too. */
async function readBody(
  context: AppContext,
  { body, mostBodyBytes = USUAL_BODY_BYTES }: Endpoint,
  rules: BodyRules,
  turn: GateTurn | undefined,
): Promise<unknown> {
  const bytes = await readJsonBody(context, rules, mostBodyBytes);
  const since = performance.now();
  try {
    return check(body, parseJson(bytes), 'body');
  } finally {
    turn?.noteWork(performance.now() - since);
  }
}

function readFileBody(
  context: AppContext,
  rules: BodyRules,
  rule: NonNullable<Endpoint['bytes']>,
): Promise<Uint8Array> {
  const type = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
  if (!rule.types.test(type.toLowerCase())) throw new AppError(rule.wrongType);
  return readBytes(context, rules, rule.mostBytes, {
    tooLarge: rule.tooLarge,
    broken: 'malformed_request',
  });
}

async function admit(
  { endpoint, ask }: Route,
  context: AppContext,
  options: MountOptions,
  claims: Claims,
) {
  const admitted = await options.authenticator.admit(claims, ask);
  const { caller } = admitted;
  context.set('caller', caller);
  if (caller.scopes) requireScopes(endpoint, caller.scopes);
  if (caller.isLimited && !openToLimited.has(endpoint.id)) {
    throw new AppError('second_factor_required');
  }
  if (endpoint.access === 'admin' && caller.role !== 'admin') throw new AppError('forbidden');
  return admitted;
}

/** What setting up a second factor takes, and leaving. */
const openToLimited: ReadonlySet<string> = new Set([
  'getUser',
  'signOut',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'usePasskeysAsFactor',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
]);

function requireScopes({ id }: Endpoint, given: readonly TokenScope[]): void {
  const needed = findScopes(id);
  if (needed?.every((scope) => given.includes(scope))) return;
  throw new AppError('token_scope', { details: { scopes: needed ?? null } });
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Made for those who ask: most answers are over before anyone could leave. */
function abortedWhenCallerLeaves(context: AppContext): AbortSignal {
  const { outgoing } = context.env;
  const controller = new AbortController();
  if (outgoing.destroyed) controller.abort(new CallerLeftError());
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort(new CallerLeftError());
  });
  return controller.signal;
}
