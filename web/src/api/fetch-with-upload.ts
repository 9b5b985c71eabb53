type Send = (url: string, init: RequestInit) => Promise<Response>;

/** As `fetch`, and tells how much has been sent, which `fetch` cannot. */
export function createUploadFetch(onUpload: (share: number) => void): Send {
  return (url, init) => fetchWithUpload(url, init, onUpload);
}

function fetchWithUpload(
  url: string,
  init: RequestInit,
  onUpload: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readResponse(request));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(init.signal?.reason);
    const abort = () => request.abort();
    init.signal?.addEventListener('abort', abort, { once: true });
    request.onloadend = () => init.signal?.removeEventListener('abort', abort);
    if (init.signal?.aborted) request.abort();
    request.send(init.body instanceof Blob || typeof init.body === 'string' ? init.body : null);
  });
}

function readResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 304;
  const body: unknown = request.response;
  return new Response(isEmpty || !(body instanceof ArrayBuffer) ? null : body, {
    status: request.status,
    headers,
  });
}
