import { allEndpoints, type Endpoint, errorTable, findScopes } from '@trayecto/core/contract';
import { describeSent } from '../specified-api/success-mark';
import { toSchema } from './describe-api';

/** The contract as a page, one section per endpoint: no script, its own style sheet. */
export function* renderApiDocs(): Generator<undefined, string> {
  const sections: string[] = [];
  for (const endpoint of allEndpoints) {
    sections.push(renderEndpoint(endpoint));
    yield;
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trayecto API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Trayecto API</h1>
<p>Signed-in calls carry <code>Authorization: Bearer &lt;access_token&gt;</code>, or a personal token in its place where one is
enough; people make those on their profile page. Every answer that is not 2xx is
<code>{ success: false, error, code, request_id }</code>. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<h2>Error codes</h2><table><thead><tr><th>code</th><th>status</th><th>message</th></tr></thead><tbody>
${Object.entries(errorTable)
  .map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></main></body></html>`;
}

function renderEndpoint(endpoint: Endpoint): string {
  const parts: [string, string][] = [];
  if (endpoint.params) parts.push(['Path', showSchema(toSchema(endpoint.params, 'input'))]);
  if (endpoint.query) parts.push(['Query', showSchema(toSchema(endpoint.query, 'input'))]);
  if (endpoint.body) parts.push(['Body', showSchema(toSchema(endpoint.body, 'input'))]);
  const sent = describeSent(endpoint);
  if (sent) parts.push([`Answer ${endpoint.status}`, showSchema(toSchema(sent, 'output'))]);
  return `<section id="${endpoint.id}"><h2><span class="method">${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h2>
<p>${escapeHtml(endpoint.summary)} <small>${tellAccess(endpoint)}</small></p>
${parts.map(([title, text]) => `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`).join('\n')}</section>`;
}

function tellAccess({ id, access }: Endpoint): string {
  if (access === 'public') return 'Public.';
  const scopes = findScopes(id);
  if (!scopes) return `Needs: ${access}.`;
  return `Needs: ${access}, or a token${scopes.length > 0 ? ` with ${scopes.join(' and ')}` : ''}.`;
}

function showSchema(schema: unknown): string {
  return escapeHtml(JSON.stringify(schema, null, 2));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const apiDocsStyle = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1e2430; --line: #e6dfd4; --accent: #b4472e; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181f; --ink: #f2eee7; --line: #2c3440; --accent: #f08a6c; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
section { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; } .method { color: var(--accent); }
a { color: inherit; } pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; padding: 1rem; font-size: .85rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .25rem 0; }
`;
