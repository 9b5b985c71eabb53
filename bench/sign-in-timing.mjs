// npm run bench:timing: whether the time of a refused sign-in tells if an account exists (60 interleaved tries each).
import { signUpOverApi, withApp } from './app-under-test.mjs';
import { reportResults } from './bench-results.mjs';

const TRIES = 60;

await withApp(async ({ baseURL }) => {
  const { email } = await signUpOverApi(baseURL);
  const times = { known: [], unknown: [] };
  for (let i = 0; i < TRIES; i++) {
    times.known.push(await timeRefusal(baseURL, email));
    times.unknown.push(await timeRefusal(baseURL, `nobody.${i}@example.test`));
  }
  const known = median(times.known);
  const unknown = median(times.unknown);
  const difference = Math.abs(known - unknown);
  const isAlike = difference <= 15 || difference <= 0.1 * Math.max(known, unknown);
  reportResults(
    'sign-in-timing',
    [{ 'known ms': known.toFixed(1), 'unknown ms': unknown.toFixed(1), alike: isAlike }],
    times,
  );
  if (!isAlike) process.exitCode = 1;
});

async function timeRefusal(baseURL, email) {
  const startedAt = performance.now();
  const answer = await fetch(`${baseURL}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 400) throw new Error(`a refusal was expected, not ${answer.status}`);
  return performance.now() - startedAt;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
