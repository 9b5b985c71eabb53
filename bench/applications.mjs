// npm run bench:applications [-- COUNT]: how quick the board stays for someone with 500 applications: the list, one of
// them, a change and a move over HTTP, and the home page until its cards are there, in a real browser.

import { withAppAndBrowser } from './app-under-test.mjs';
import { reportResults } from './bench-results.mjs';

const count = Number(process.argv[2] ?? 500);
const ROUNDS = 20;
const PAGES = 5;
const LONGEST_P95_MS = 250;
const LONGEST_PAGE_MS = 3_000;
const person = { email: 'bench@example.com', password: 'una frase que nadie adivina' };
const text = `Analista de datos\nAurora Seguros · Madrid\nImprescindible SQL, Python y Power BI. ${'Se valora Git. '.repeat(200)}`;

await withAppAndBrowser(async ({ baseURL, browser }) => {
  const call = async (method, path, body, token, headers = {}) => {
    const answer = await fetch(baseURL + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  await call('POST', '/api/auth/sign-up', person);
  const { access_token: token } = await call('POST', '/api/auth/sign-in', person);
  const made = [];
  for (let n = 0; n < count; n++) {
    const body = { posting: text, title: `Puesto ${n}`, company: `Empresa ${n % 40}` };
    made.push((await call('POST', '/api/applications', body, token)).application);
  }
  // Spread over the stops, as they are after a year.
  for (const [at, one] of made.entries()) {
    const stage = ['preparing', 'sent', 'interview', 'answer'][at % 4];
    if (stage === 'preparing') continue;
    const seen = { 'If-Match': `"${one.version}"` };
    made[at] = (
      await call('POST', `/api/applications/${one.id}/move`, { stage }, token, seen)
    ).application;
  }
  const [first] = made;
  const rows = [
    await time('the list', () => call('GET', '/api/applications?limit=500', undefined, token)),
    await time('one', () => call('GET', `/api/applications/${first.id}`, undefined, token)),
    await time('a change', async () => {
      const seen = { 'If-Match': `"${first.version}"` };
      const body = { notes: 'Llamar el lunes.' };
      const path = `/api/applications/${first.id}`;
      first.version = (await call('PATCH', path, body, token, seen)).application.version;
    }),
  ];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${baseURL}/auth`);
  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').fill(person.password);
  await page.locator('main button[type=submit]').click();
  const cards = page.locator('li[draggable=true]');
  await cards.first().waitFor();
  const opened = await time(
    'the home page until its cards are there',
    async () => {
      await page.reload();
      await cards.first().waitFor();
    },
    PAGES,
  );
  reportResults('applications', [...rows, opened], { applications: count });
  if (rows.some(({ p95Ms }) => p95Ms > LONGEST_P95_MS) || opened.p95Ms > LONGEST_PAGE_MS)
    process.exitCode = 1;
});

async function time(name, work, rounds = ROUNDS) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  times.sort((a, b) => a - b);
  const at = (share) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]);
  return { what: name, medianMs: at(0.5), p95Ms: at(0.95) };
}
