import { createHash } from 'node:crypto';
import { pageHeaders } from './security-headers';

/** The content policy of a page: the general one, and by their hashes the very scripts and styles that are in it. */
export function describePagePolicy(html: string): string {
  const policy = pageHeaders['Content-Security-Policy'] ?? '';
  return [
    { rule: "script-src 'self'", texts: findInline(html, 'script') },
    { rule: "style-src 'self'", texts: findInline(html, 'style') },
  ].reduce(
    (text, { rule, texts }) => text.replace(rule, [rule, ...texts.map(hashSource)].join(' ')),
    policy,
  );
}

/** What is between the tags of elements without their own source. */
function findInline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
