import { readFile } from 'node:fs/promises';

/** Tables are imported as their text, as the bundlers do it. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.tsv')) return nextLoad(url, context);
  const text = await readFile(new URL(url), 'utf8');
  return {
    format: 'module',
    source: `export default ${JSON.stringify(text)};`,
    shortCircuit: true,
  };
}
