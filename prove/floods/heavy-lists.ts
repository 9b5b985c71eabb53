import { expect } from 'vitest';
import { listPath } from '../../server/test/app/start-test-app';
import { noteMost } from '../parts/note-most';
import type { Flood, Flooder } from './flood';

const LISTS = 12;
const ROUNDS = 3;
const MOST_CVS = 60;
const LINE = 'Atendí a pacientes de urgencias y formé a quienes empezaban. ';

/** As much as one person may keep, or as much of it as the limits let in; then all of it at once, over and over. */
export function heavyLists(): Flood {
  let person: Flooder;
  let kept = 0;
  return {
    promise: 61,
    name: 'lists of a heavy account',
    async prepare({ addPerson, call }) {
      person = await addPerson();
      const work = Array.from({ length: 100 }, (_, i) => ({
        company: `Hospital ${i}`,
        title: 'Enfermera',
        description: LINE.repeat(40),
      }));
      for (let i = 0; i < MOST_CVS; i += 1) {
        const { status, text } = await call('POST', '/api/cvs', {
          token: person.token,
          body: {
            filename: `cv-${i}.txt`,
            content: 'Nuria Casals',
            parsed_data: { work_experience: work },
          },
        });
        // The limits for one person are another flood's matter.
        if (status === 429 || status === 413) break;
        expect([status, text.slice(0, 200)]).toEqual([201, text.slice(0, 200)]);
        kept += 1;
      }
    },
    async run({ server, call }) {
      const most = noteMost(server);
      let bytes = 0;
      const statuses = new Set<number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: LISTS }, () =>
            call('GET', listPath(person.token), { token: person.token }),
          ),
        );
        for (const { status, text } of answers) {
          statuses.add(status);
          bytes = Math.max(bytes, text.length);
        }
      }
      const megabytes = most.stop();
      const faults = [...statuses].filter((status) => status !== 200 && status !== 429);
      expect(faults, server.output().slice(-1_500)).toEqual([]);
      return `${LISTS} lists of ${kept} CVs at once, ${(bytes / 1024 / 1024).toFixed(1)} MB each: answered, server at most ${megabytes.toFixed(0)} MB larger`;
    },
  };
}
