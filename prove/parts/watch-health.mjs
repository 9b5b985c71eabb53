// Asks /api/health again and again from its own process, so that only the server's delays are seen; tells them at the end.
const [url] = process.argv.slice(2);
const PAUSE_MS = 20;
const times = [];
let failures = 0;

// A proof that failed does not ask for the figures any more.
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
    const answer = await fetch(`${url}/api/health`);
    await answer.text();
    if (!answer.ok) failures += 1;
  } catch {
    failures += 1;
  }
  times.push(performance.now() - startedAt);
  if (times.length === 1) process.send('watching');
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
