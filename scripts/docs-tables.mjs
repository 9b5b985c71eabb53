import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from './project-paths.mjs';

const SOURCE_FOLDERS = ['core/src', 'server/src', 'web/src'];

/** The folders that ARCHITECTURE.md has to describe, as they are on the disk. */
export function listFolders() {
  return SOURCE_FOLDERS.flatMap((parent) =>
    readdirSync(projectPath(parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
}

export function readFolderTexts() {
  return JSON.parse(readFileSync(projectPath('docs', 'folders.json'), 'utf8'));
}

export function makeFolderTable(texts) {
  const rows = Object.entries(texts).map(([folder, text]) => [`\`${folder}\``, text]);
  return makeTable(['folder', 'what it holds'], rows);
}

export function makeSettingsTable(descriptions, defaults) {
  const rows = Object.entries(descriptions).map(([name, text]) => [
    `\`${name}\``,
    defaults[name] ? `\`${defaults[name]}\`` : '',
    text,
  ]);
  return makeTable(['name', 'default', 'meaning'], rows);
}

/** Padded as the formatter pads, or it would rewrite what is written here. */
function makeTable(heads, rows) {
  const widths = heads.map((_, at) =>
    Math.max(3, ...[heads, ...rows].map((cells) => [...cells[at]].length)),
  );
  const pad = (cells) => cells.map((cell, at) => cell + ' '.repeat(widths[at] - [...cell].length));
  return [pad(heads), widths.map((width) => '-'.repeat(width)), ...rows.map(pad)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Puts a table between its two marks. Throws where the document has lost them. */
export function placeTable(document, name, table) {
  const [begin, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- end of ${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the marks of the table “${name}” are missing`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}

/** The line above a setting in .env.example is its description. */
export function describeSettings(example, descriptions) {
  return example.replace(/^# .+\n(?=# ([A-Z\d_]+)=)/gm, (line, name) =>
    descriptions[name] === undefined ? line : `# ${descriptions[name]}\n`,
  );
}
