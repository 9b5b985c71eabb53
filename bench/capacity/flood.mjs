// Everything one person can ask for, over and over; a refusal is taken for an invitation to come back at once. Floods for
// as many milliseconds as it is sent, and tells what it was answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { callFrom, createCaller, signUpAndIn } from './calls.mjs';
import { makeCv } from './sample-cv.mjs';

const [url, atOnce] = process.argv.slice(2);
const call = callFrom(createCaller(url, Number(atOnce)).call, '10.9.9.9');
const deeds = await listDeeds();

process.on('message', async (ms) => {
  const until = performance.now() + ms;
  const seen = {};
  const flood = async (_, i) => {
    for (let turn = i; performance.now() < until; turn += 1) {
      const { status } = await deeds[turn % deeds.length]().catch(() => ({ status: 'cut' }));
      seen[status] = (seen[status] ?? 0) + 1;
      if (status !== 200 && status !== 201) await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, flood));
  process.send(seen);
});
process.send('ready');

async function listDeeds() {
  const { token, userId } = await signUpAndIn(call, 'flood@example.test');
  const large = {
    ...makeCv(0),
    summary: 'Planificación de rutas y control de existencias. '.repeat(4_000),
  };
  const body = { filename: 'cv.pdf', content: 'x', parsed_data: large };
  const { id } = (await call('POST', '/api/cvs', { token, body })).json().cv;
  const small = (
    await call('POST', '/api/cvs', { token, body: { ...body, parsed_data: makeCv(1) } })
  ).json().cv;
  return [
    () => call('POST', '/api/cvs', { token, body }),
    () => call('GET', `/api/cvs?userId=${userId}`, { token }),
    () => call('GET', `/api/cvs/${id}/versions`, { token }),
    () => call('GET', `/api/cvs/${small.id}/export?format=pdf`, { token }),
    () => call('GET', `/api/cvs/${id}/export?format=docx`, { token }),
    () =>
      call('POST', '/api/optimize-large-profile', {
        token,
        body: { cvId: small.id, industryFocus: 'Logística' },
      }),
    () => call('POST', '/api/improve-cv', { token, body: { cvId: small.id } }),
    () =>
      call('POST', '/api/auth/sign-in', { body: { email: 'flood@example.test', password: 'x' } }),
  ];
}
