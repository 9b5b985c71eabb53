import { setTimeout as sleep } from 'node:timers/promises';
import type { FloodTarget } from '../floods/flood';

const PAUSE_MS = 200;

const describeFailure = (error: Error) => `${error.message}: ${String(error.cause)}`;

/** One for each server: an address may sign up only so many people in an hour. */
const bystanders = new WeakMap<FloodTarget, ReturnType<FloodTarget['addPerson']>>();

/** Someone else who goes on working meanwhile. Every refusal they get is reported. */
export async function startBystander(target: FloodTarget) {
  const person = bystanders.get(target) ?? target.addPerson();
  bystanders.set(target, person);
  const { token } = await person;
  const failures: string[] = [];
  let count = 0;
  let slowestMs = 0;
  let isDone = false;
  const working = (async () => {
    while (!isDone) {
      const startedAt = performance.now();
      const ask = () => target.call('GET', '/api/auth/user', { token });
      // Once more, as a browser does, where the connection was closed the moment it was to be used again.
      const answer = await ask().catch(() => ask().catch(describeFailure));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (typeof answer === 'string') failures.push(answer);
      else if (answer.status !== 200) failures.push(`${answer.status} ${answer.text}`);
      count += 1;
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isDone = true;
      await working;
      return { failures, count, slowestMs };
    },
  };
}
