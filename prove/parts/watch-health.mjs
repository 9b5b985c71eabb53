// Asks /api/health again and again from its own process, so that only the server's delays are seen; tells them at the end.
import { Agent, get } from 'node:http';

const [url] = process.argv.slice(2);
// From another address, like another user.
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
const PAUSE_MS = 20;
const times = [];
let failures = 0;

// A proof that failed does not ask for the numbers any more.
process.on('disconnect', () => process.exit());

process.on('message', () => {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  process.send({ count: times.length, failures, p50: at(0.5), p99: at(0.99), max: at(1) }, () =>
    process.exit(),
  );
});

for (;;) {
  const startedAt = performance.now();
  try {
    if ((await askHealth()) !== 200) failures += 1;
  } catch {
    failures += 1;
  }
  times.push(performance.now() - startedAt);
  if (times.length === 1) process.send('watching');
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function askHealth() {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/health`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject);
  });
}
