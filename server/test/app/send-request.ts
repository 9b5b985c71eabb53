import type { Endpoint } from '@trayecto/core/contract';
import type { AnyRequest } from '@trayecto/core/contract/fixtures';
import type { Answer, TestApp } from './start-test-app';

/** An object may bring a `toString` of its own that is no function. */
const write = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);
const encode = (value: unknown) => encodeURIComponent(write(value).toWellFormed());

/** Sends a request of the contract as it is, good or not. */
export function sendRequest(
  app: Pick<TestApp, 'call'>,
  endpoint: Endpoint,
  request: AnyRequest,
  options: { token: string; headers?: Record<string, string> },
): Promise<Answer> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // An empty place would be another address.
    encode(request.params[name] ?? '').replace(/^\.{0,2}$/, '-'),
  );
  const query = Object.entries(request.query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const address = query.length === 0 ? path : `${path}?${query.join('&')}`;
  if (endpoint.upload)
    return app.call(endpoint.method, address, upload(endpoint, request, options));
  const hasBody = endpoint.body !== undefined || endpoint.bytes !== undefined;
  return app.call(endpoint.method, address, {
    ...options,
    ...(hasBody ? { rawBody: JSON.stringify(request.body) ?? '' } : {}),
  });
}

const boundary = 'a-boundary-that-nobody-writes';

/** One file under the name the endpoint wants; name and bytes are the body's own. */
function upload(
  { upload: rule }: Endpoint,
  { body }: AnyRequest,
  options: { token: string; headers?: Record<string, string> },
) {
  const { name = '', bytes = '' } = Object(body);
  const label = String(name)
    .toWellFormed()
    .replace(/["\r\n]/g, ' ');
  const rawBody = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${rule?.field}"; filename="${label}"`,
    '',
    String(bytes),
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = {
    ...options.headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  return { ...options, rawBody, headers };
}
