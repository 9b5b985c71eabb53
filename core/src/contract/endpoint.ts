import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in person, or an admin. The server refuses to mount a route without one. */
type Access = 'public' | 'user' | 'admin';

export interface Endpoint {
  /** Name in the OpenAPI document and in logs. */
  readonly id: string;
  readonly method: Method;
  /** Path with `{name}` places, as in API documents. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** A multipart request with one file in this field, instead of a JSON body. */
  readonly upload?: { readonly field: string; readonly mostBytes: number };
  /** The request is the bytes of one file, instead of a JSON body. */
  readonly bytes?: {
    /** Media types that are taken. */
    readonly types: RegExp;
    readonly mostBytes: number;
    readonly wrongType: ErrorCode;
    readonly tooLarge: ErrorCode;
  };
  /** Takes `If-Match` with the version the caller has seen; an older one answers 409 with the current record. */
  readonly versioned?: true;
  /** Takes `Idempotency-Key`: the same request under the same key is done once and answered the same. */
  readonly idempotent?: true;
  /** How large its JSON body may be, where that is more than usual. */
  readonly mostBodyBytes?: number;
  /** How far the work is, for callers that ask to hear of it (see `PROGRESS_TYPE`). */
  readonly progress?: z.ZodType;
  readonly status: 200 | 201 | 202 | 204;
  /** What a 2xx answer holds; none for 204 and for files. */
  readonly output?: z.ZodObject;
  /** Specified without the `success: true` that the server puts before every other answer. */
  readonly isBare?: true;
  /** People open the answer in a browser tab, so the JSON is indented. */
  readonly isForEyes?: true;
  /** The answer is a file of one of these media types. */
  readonly file?: readonly string[];
  /** What a refusal says where this call has its own words for it. */
  readonly words?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Refusals particular to this call; the general ones (400, 401, 404, 429, 5xx) go without saying. */
  readonly errors?: readonly ErrorCode[];
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

export interface UploadedFile {
  /** What the person's device called it: a label only, never a path. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a handler is given: already checked. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly file: E['upload'] extends object ? UploadedFile : undefined;
  readonly bytes: E['bytes'] extends object ? Uint8Array : undefined;
  /** The version of `If-Match`; undefined when the caller sent none. */
  readonly ifMatch: E['versioned'] extends true ? number | undefined : undefined;
  /** Undefined when the caller sent no key. */
  readonly idempotencyKey: E['idempotent'] extends true ? string | undefined : undefined;
}

/** What a caller must give. */
export type EndpointRequest<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Given<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query: Given<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: Given<E['body']> } : { body?: undefined });

export type EndpointOutput<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : E['file'] extends readonly string[]
    ? FileAnswer
    : undefined;

/** A file to be saved under a name, or, without one, to be shown. */
export interface FileAnswer {
  readonly type: string;
  readonly name?: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Enough for a form with a few lines of text. Endpoints that need more declare it. */
export const USUAL_BODY_BYTES = 16 * 1024;

/** A character of text may be written as \\u and four digits. */
export const MOST_BYTES_PER_CHARACTER = 6;

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for {${name}} in ${path}`);
    return encodeURIComponent(String(value));
  });
}
