import { expect } from 'vitest';
import { goodPassword } from '../../server/test/app/start-test-app';
import type { Flood, Flooder } from './flood';

const AT_ONCE = 20;
const FLOOD_MS = 10_000;

/** With the right password: each would cost a hash and a session. */
export function rightSignIns(): Flood {
  let person: Flooder;
  return {
    promise: 55,
    name: 'right sign-ins of one person without end',
    async prepare(target) {
      person = await target.addPerson();
    },
    async run({ call, addPerson }) {
      const seen = new Map<number, number>();
      const stopAt = Date.now() + FLOOD_MS;
      const flood = async () => {
        while (Date.now() < stopAt) {
          const body = { email: person.email, password: goodPassword };
          const { status } = await call('POST', '/api/auth/sign-in', { body });
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      };
      const others = (async () => {
        let count = 0;
        while (Date.now() < stopAt - 1_000 && count < 10) {
          await addPerson();
          count += 1;
        }
        return count;
      })();
      await Promise.all(Array.from({ length: AT_ONCE }, flood));
      const signedIn = await others;
      expect(seen.get(200)).toBeLessThanOrEqual(60);
      expect([...seen.keys()].sort()).toEqual([200, 429]);
      expect(signedIn).toBeGreaterThan(0);
      return `${seen.get(200)} sign-ins of one person let in and ${seen.get(429)} refused in 10 s, ${AT_ONCE} at once; ${signedIn} others signed up and in from the same address`;
    },
  };
}
