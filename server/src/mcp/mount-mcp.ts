import { AppError } from '@trayecto/core/contract';
import type { BodyRoom } from '../http/body-room';
import { parseJson } from '../http/parse-json';
import type { PersonGate } from '../http/person-gate';
import { readJsonBody } from '../http/read-json-body';
import type { RequestLimits } from '../http/request-limits';
import type { App, AppContext, Authenticator } from '../http/request-scope';
import { timeWork } from '../threads/time-work';
import { createApiCaller } from './api-caller';

const MCP_PATH = '/api/mcp';
/** A job description is the longest thing an assistant sends. */
const MOST_BODY_BYTES = 512 * 1024;

interface McpParts {
  readonly authenticator: Pick<Authenticator, 'identify' | 'admit'>;
  readonly limits: RequestLimits;
  readonly bodyRoom: BodyRoom;
  readonly gate: PersonGate;
  readonly publicUrl: () => string;
  /** Where this very process listens. */
  readonly ownUrl: () => string;
}

/**
 * The tools of `npm run mcp` for assistants that come over the network, each request by itself. Whatever a tool does is a call of
 * the documented API with the token that came along: its scopes and limits hold. What is left to guard is how many requests of one
 * person are worked on at once, in a separate line: those calls wait in the person's usual one.
 */
export function mountMcp(app: App, parts: McpParts): void {
  app.all(MCP_PATH, (context) => answer(context, parts));
}

async function answer(context: AppContext, parts: McpParts): Promise<Response> {
  context.set('routeId', 'mcp');
  const { token, userId } = await requireToken(context, parts.authenticator);
  const turn = await parts.gate.enter(`${userId} by assistant`);
  try {
    const bytes =
      context.req.method === 'POST' ? await readBody(context, parts, userId) : undefined;
    return await timeWork(() => handle(context, parts, token, bytes), turn.noteWork);
  } finally {
    turn.leave();
  }
}

async function handle(
  context: AppContext,
  parts: McpParts,
  token: string,
  bytes: Buffer | undefined,
): Promise<Response> {
  // With the first assistant that comes: most installations have none.
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('./create-mcp-server');
  const handler = createMcpHandler(
    () => createMcpServer(createApiCaller(parts.ownUrl(), token), parts.publicUrl()),
    // Nothing here changes by itself, so there is nothing to listen for.
    { maxSubscriptions: 0 },
  );
  const { method, url } = context.req;
  const request = new Request(url, { method, headers: context.req.raw.headers });
  const response = await handler.fetch(request, { parsedBody: bytes && parseJson(bytes) });
  // It says “keep-alive”, to callers too that ask for the connection to be closed.
  response.headers.delete('connection');
  return response;
}

/** Personal tokens alone: a session is a person's, in a browser. */
async function requireToken(
  context: AppContext,
  authenticator: McpParts['authenticator'],
): Promise<{ token: string; userId: string }> {
  const authorization = context.req.header('authorization');
  try {
    const claims = await authenticator.identify(authorization);
    if (!('kind' in claims)) throw new AppError('not_signed_in');
    await authenticator.admit(claims);
    return { token: (authorization ?? '').replace(/^Bearer /i, ''), userId: claims.userId };
  } catch (error) {
    context.header('WWW-Authenticate', 'Bearer realm="Trayecto"');
    throw error;
  }
}

async function readBody(context: AppContext, parts: McpParts, owner: string): Promise<Buffer> {
  const share = parts.bodyRoom.open(owner);
  try {
    return await readJsonBody(context, { limits: parts.limits, share }, MOST_BODY_BYTES);
  } finally {
    share.giveBack();
  }
}
