import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  fillPath,
} from '@trayecto/core/contract';
import { z } from 'zod';
import { waitFor } from '../threads/time-work';

export interface ApiCaller {
  call<E extends Endpoint & { output: z.ZodType }>(
    endpoint: E,
    request: EndpointRequest<E>,
  ): Promise<EndpointOutput<E>>;
  /** For endpoints that answer with a file. */
  fetchFile<E extends Endpoint & { file: readonly string[] }>(
    endpoint: E,
    request: EndpointRequest<E>,
  ): Promise<Uint8Array>;
}

/** The server said no, in words for the person. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
}

const LONGEST_MS = 120_000;
const refusal = z.object({ error: z.string() });

/** Calls the documented API with a personal token, as any other program would. */
export function createApiCaller(origin: string, token: string): ApiCaller {
  async function send(endpoint: Endpoint, request: Parts): Promise<Response> {
    const address = new URL(fillPath(endpoint.path, request.params), origin);
    for (const [name, value] of Object.entries(request.query ?? {}))
      if (value !== undefined) address.searchParams.set(name, String(value));
    const asked = fetch(address, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    }).catch((cause: unknown) => {
      throw new ApiRefusal(`Trayecto cannot be reached at ${origin}.`, { cause });
    });
    const answer = await waitFor(asked);
    if (!answer.ok) throw new ApiRefusal(await readRefusal(answer));
    return answer;
  }

  return {
    async call(endpoint, request) {
      const answer = await send(endpoint, readParts(request));
      // The schema is the endpoint's own, which its type forgets on the way here.
      return endpoint.output.parse(await answer.json()) as EndpointOutput<typeof endpoint>;
    },
    async fetchFile(endpoint, request) {
      const answer = await send(endpoint, readParts(request));
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

const parts = z.object({
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
});
type Parts = z.output<typeof parts>;

const readParts = (request: object): Parts => parts.parse(request);

async function readRefusal(answer: Response): Promise<string> {
  const told = refusal.safeParse(await answer.json().catch(() => undefined));
  return told.data?.error ?? `Trayecto answered ${answer.status}.`;
}
