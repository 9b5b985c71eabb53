/** Pieces that several layouts of a web page share. */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text between the tags of a template is escaped; lists are joined; what is a page already passes through `raw`. */
export function html(strings, ...values) {
  const text = strings.reduce((whole, part, index) => whole + part + show(values[index]), '');
  return { raw: text };
}

function show(value) {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(show).join('');
  return typeof value === 'object' ? value.raw : escapeHtml(String(value));
}

export function page(person, css, body, { size = 'A4', margin = '16mm' } = {}) {
  return html`<!doctype html><html lang="${person.language}"><head><meta charset="utf-8"><title>CV</title><style>
@page { size: ${size}; margin: ${margin}; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.35 'Liberation Sans', Arial, sans-serif; color: #222; }
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
a { color: inherit; text-decoration: none; }
li { break-inside: avoid; }
${{ raw: css }}</style></head><body>${body}</body></html>`.raw;
}

export function bullets(items) {
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

export function prose(job) {
  return job.description ? html`<p>${job.description}</p>` : '';
}

/** Ways of contact in the order most people write them. */
export function contactsOf(person) {
  return [
    person.email,
    person.phone,
    person.location,
    person.linkedin,
    person.github,
    person.website,
  ].filter(Boolean);
}

export function linkTo(text) {
  if (text.includes('@')) return html`<a href="mailto:${text}">${text}</a>`;
  return /\.com/.test(text) ? html`<a href="https://${text}">${text}</a>` : html`${text}`;
}

export const skillLines = (person) =>
  person.skills.map(([group, items]) => html`<p><b>${group}:</b> ${items.join(', ')}</p>`);
