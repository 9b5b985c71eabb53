// Asks every address of the learning resources whether it is still there. Needs a network, so no test runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;
const ADDRESS_COLUMN = 8;
/** When so many in a row say nothing and nobody else has, there is no network to ask over. */
const ENOUGH_SILENCE = 16;

const folder = new URL('../core/data/resources/', import.meta.url);
const resources = readdirSync(fileURLToPath(folder))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .map((line) => line.split('\t'))
  .filter((cells) => cells.length >= 10 && cells[ADDRESS_COLUMN].startsWith('https://'))
  .map((cells) => ({ id: cells[0], address: cells[ADDRESS_COLUMN] }));

const addresses = [...new Set(resources.map(({ address }) => address))];
const idsOf = (address) =>
  resources
    .filter((one) => one.address === address)
    .map((one) => one.id)
    .join(', ');

async function ask(address) {
  try {
    const answer = await fetch(address, {
      redirect: 'follow',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; trayecto-check)' },
    });
    await answer.body?.cancel();
    if ([401, 403, 405, 429, 503].includes(answer.status)) {
      return { kind: 'look', why: `answers ${answer.status}` };
    }
    if (!answer.ok) return { kind: 'gone', why: `answers ${answer.status}` };
    const moved = new URL(answer.url).hostname !== new URL(address).hostname;
    return moved ? { kind: 'moved', why: `leads to ${answer.url}` } : { kind: 'fine', why: '' };
  } catch (error) {
    return { kind: 'silent', why: error.cause?.code ?? error.name };
  }
}

const found = { fine: [], moved: [], look: [], gone: [], silent: [] };
let next = 0;
const isOffline = () =>
  found.silent.length >= ENOUGH_SILENCE &&
  Object.entries(found).every(([kind, list]) => kind === 'silent' || list.length === 0);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < addresses.length && !isOffline()) {
      const address = addresses[next++];
      const { kind, why } = await ask(address);
      found[kind].push(`${address}  ${why}  (${idsOf(address)})`);
    }
  }),
);

if (isOffline()) {
  console.error('Nothing answers: is there a network?');
  process.exit(2);
}
const titles = {
  gone: 'Not there any more',
  silent: 'No answer',
  moved: 'Moved to another site',
  look: 'Turned us away: look by hand',
};
for (const [kind, title] of Object.entries(titles)) {
  if (found[kind].length > 0) console.log(`\n${title}\n  ${found[kind].sort().join('\n  ')}`);
}
console.log(
  `\n${resources.length} resources, ${addresses.length} addresses, ${found.fine.length} fine`,
);
process.exitCode = found.gone.length + found.silent.length > 0 ? 1 : 0;
