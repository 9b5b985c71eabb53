// npm run bench:load: bytes of JavaScript a first visit of / transfers, as the browser counts them on the wire.
import { request } from 'node:http';
import { signInNewPerson, withAppAndBrowser } from './app-under-test.mjs';
import { reportResults } from './bench-results.mjs';

const BUDGET_KB = 125;

await withAppAndBrowser(async ({ baseURL, browser }) => {
  const visitor = await browser.newPage();
  const visitorLoad = await measureLoad(visitor, () => visitor.goto(`${baseURL}/`));
  const person = await browser.newPage();
  await signInNewPerson(person, baseURL);
  const personLoad = await measureLoad(person, () => person.reload());
  await person.evaluate(() => localStorage.setItem('trayecto.language', 'en'));
  const englishLoad = await measureLoad(person, () => person.reload());
  const rows = [
    await describeLoad('visitor', visitorLoad),
    await describeLoad('signed in', personLoad),
    await describeLoad('signed in, in English', englishLoad),
  ];
  reportResults('first-load', rows, {
    ...{ visitor: visitorLoad, signedIn: personLoad, inEnglish: englishLoad },
  });
  const worst = Math.max(...rows.flatMap((row) => [row['js gzip KB'], row['js br KB']]));
  console.log(`Largest: ${worst} KB of ${BUDGET_KB} KB`);
  if (worst > BUDGET_KB) process.exitCode = 1;
});

/** Every resource with the bytes that crossed the wire for it, headers included, with an empty cache. */
async function measureLoad(page, load) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const resources = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    resources.set(requestId, { type, url: response.url, wireBytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const resource = resources.get(requestId);
    if (resource) resource.wireBytes = encodedDataLength;
  });
  await load();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...resources.values()];
}

async function describeLoad(who, resources) {
  const scripts = resources.filter(({ type }) => type === 'Script');
  const sizes = await Promise.all(scripts.map(({ url }) => measureEncodings(url)));
  const sum = (numbers) => Number((numbers.reduce((a, b) => a + b, 0) / 1000).toFixed(1));
  const wireOf = (type) => sum(resources.filter((r) => r.type === type).map((r) => r.wireBytes));
  return {
    who,
    'js files': scripts.length,
    'js on the wire KB': wireOf('Script'),
    'js gzip KB': sum(sizes.map(({ gzip }) => gzip)),
    'js br KB': sum(sizes.map(({ br }) => br)),
    'css KB': wireOf('Stylesheet'),
    'fonts KB': wireOf('Font'),
    'everything KB': sum(resources.map((r) => r.wireBytes)),
  };
}

async function measureEncodings(url) {
  return { gzip: await countBody(url, 'gzip'), br: await countBody(url, 'br') };
}

/** node:http hands the body over as it came, compressed. */
function countBody(url, encoding) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
