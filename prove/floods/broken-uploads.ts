import { allEndpoints } from '@trayecto/core/contract';
import { expect } from 'vitest';
import {
  openConnection,
  readToEnd,
  statusOf,
  writeRequest,
} from '../../server/test/app/raw-connection';
import type { Flood, Flooder } from './flood';

const AT_ONCE = 50;
const CUTS = [...Array.from({ length: 300 }, (_, i) => i), ...Array(20).fill(undefined)];
const BOUNDARY = '----trayecto';

/** Every upload, cut after each of its first bytes and at random places, fifty at once. */
export function cutUploads(): Flood {
  let admin: Flooder;
  return {
    promise: 53,
    name: 'uploads cut off before their last boundary',
    async prepare(target) {
      admin = await target.addPerson();
      await target.makeAdmin(admin);
    },
    async run({ url }) {
      const uploads = allEndpoints.filter(({ upload }) => upload !== undefined);
      const waiting = uploads.flatMap((endpoint) =>
        CUTS.map((cut?: number) => ({ endpoint, form: writeForm(endpoint.upload?.field), cut })),
      );
      const all = waiting.length;
      const send = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { endpoint, form } = next;
          const cut = next.cut ?? Math.floor(Math.random() * form.length);
          const socket = await openConnection(url);
          socket.write(
            writeRequest({
              method: endpoint.method,
              path: endpoint.path,
              headers: {
                Authorization: `Bearer ${admin.token}`,
                'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
                'Content-Length': String(cut),
                Connection: 'close',
              },
              body: form.subarray(0, cut),
            }),
          );
          expect([endpoint.path, cut, statusOf(await readToEnd(socket))]).toEqual([
            endpoint.path,
            cut,
            400,
          ]);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      return `${all} cut uploads to ${uploads.length} endpoints, ${AT_ONCE} at once: 400 each`;
    },
  };
}

function writeForm(field = ''): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\n\r\n`;
  return Buffer.from(`${head}${'%PDF-1.7\r\n'.repeat(20_000)}\r\n--${BOUNDARY}--`);
}
