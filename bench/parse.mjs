// npm run bench:parse -- DOCS GOLD: reads every document of a folder through the API and scores it against GOLD/NAME.json.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { signInOverApi, withApp } from './app-under-test.mjs';
import { reportResults } from './bench-results.mjs';
import { scoreReading, summarise } from './score-reading.mjs';

const [docs, gold] = process.argv.slice(2);
if (!docs || !gold) {
  console.error('Usage: npm run bench:parse -- FOLDER_OF_DOCUMENTS FOLDER_OF_GOLD');
  process.exit(2);
}

await withApp(async ({ baseURL }) => {
  const token = await signInOverApi(baseURL);
  const files = readdirSync(docs).filter((name) => /\.(pdf|docx?|odt)$/i.test(name));
  const scored = [];
  for (const file of files) {
    const expected = JSON.parse(
      readFileSync(join(gold, `${basename(file, extname(file))}.json`), 'utf8'),
    );
    const startedAt = performance.now();
    const read = await readDocument(baseURL, token, join(docs, file));
    const milliseconds = performance.now() - startedAt;
    scored.push({
      file,
      format: extname(file).slice(1),
      milliseconds,
      error: read.error,
      rows: scoreReading(expected, read.cv ?? {}),
    });
    if (read.error) console.log(`! ${file}: ${read.error}`);
  }
  const { table, overall } = summarise(scored.map(({ rows }) => rows));
  reportResults(
    'parse',
    table.map((row) => ({ ...row, f1: row.f1.toFixed(3) })),
    { overall, scored },
  );
  for (const format of new Set(scored.map((one) => one.format))) {
    const part = scored.filter((one) => one.format === format);
    console.log(
      `${format}: ${part.length} documents, ${summarise(part.map(({ rows }) => rows)).overall.toFixed(3)}`,
    );
  }
  const times = scored.map((one) => one.milliseconds).sort((a, b) => a - b);
  console.log(
    `Overall ${overall.toFixed(3)}; time per document: median ${Math.round(times[Math.floor(times.length / 2)])} ms, longest ${Math.round(times.at(-1))} ms`,
  );
});

async function readDocument(baseURL, token, path) {
  const isPdf = /\.pdf$/i.test(path);
  const form = new FormData();
  form.append(isPdf ? 'pdf' : 'file', new Blob([readFileSync(path)]), basename(path));
  const headers = { authorization: `Bearer ${token}` };
  const extracted = await post(`${baseURL}/api/extract-${isPdf ? 'pdf' : 'word'}`, {
    headers,
    body: form,
  });
  if (!extracted.text) return { error: extracted.error };
  const parsed = await post(`${baseURL}/api/parse-text`, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: extracted.text }),
  });
  return { cv: parsed.cvData, error: parsed.error };
}

async function post(url, init) {
  return (await fetch(url, { method: 'POST', ...init })).json();
}
