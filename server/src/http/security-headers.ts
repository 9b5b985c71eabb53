import type { ServerResponse } from 'node:http';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; sandbox";

const generalHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export const apiHeaders: Readonly<Record<string, string>> = {
  ...generalHeaders,
  'Content-Security-Policy': apiPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  Vary: 'Origin',
};

export const pageHeaders: Readonly<Record<string, string>> = {
  ...generalHeaders,
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** A CV behind a public link is for the people it was sent to, not for search engines. */
const sharedHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

function chooseHeaders(path: string): Readonly<Record<string, string>> {
  if (isApiPath(path)) return apiHeaders;
  return path.startsWith('/s/') ? sharedHeaders : pageHeaders;
}

/** On every answer, whatever makes it; what a handler sets itself takes their place. */
export function setSecurityHeaders(path: string, response: ServerResponse): void {
  const headers = chooseHeaders(path);
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
}
