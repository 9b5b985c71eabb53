/** Pieces that several LaTeX layouts share. */
export function tex(strings, ...values) {
  return {
    raw: strings.raw.reduce((whole, part, index) => whole + part + show(values[index]), ''),
  };
}

function show(value) {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(show).join('');
  return typeof value === 'object' ? value.raw : escapeTex(String(value));
}

function escapeTex(text) {
  return text
    .replace(/[\\{}]/g, '')
    .replace(/([&%$#_])/g, '\\$1')
    .replaceAll('~', '\\textasciitilde{}')
    .replaceAll('–', '--')
    .replaceAll('—', '---')
    .replaceAll('€', '\\texteuro{}')
    .replaceAll('£', '\\pounds{}');
}

export const itemize = (items) =>
  tex`\begin{itemize}${items.map(
    (item) => tex`\item ${item}
`,
  )}\end{itemize}
`;

export const contactsOf = (person) =>
  [
    person.email,
    person.phone,
    person.location,
    person.linkedin,
    person.github,
    person.website,
  ].filter(Boolean);

export const babel = (person) =>
  person.language === 'es'
    ? '\\usepackage[spanish,es-minimal,es-lcroman]{babel}'
    : '\\usepackage[english]{babel}';

export const joined = (items, between) =>
  items.flatMap((item, at) => (at === 0 ? [item] : [{ raw: between }, item]));

export const prose = (job, before = '') =>
  job.description &&
  tex`${{ raw: before }}${job.description}

`;
