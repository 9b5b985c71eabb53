import { createServer, type Socket } from 'node:net';

export interface FakeMailServer {
  readonly url: string;
  /** Everything that was delivered, decoded, the oldest first. */
  readonly mails: readonly string[];
  /** Waits for the next mail that has not been taken yet. */
  next(): Promise<string>;
  stop(): Promise<void>;
}

/** Speaks as much SMTP as a client needs to leave a mail. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  let taken = 0;
  const sockets = new Set<Socket>();

  const deliver = (raw: string) => {
    mails.push(decodeMail(raw));
    const waiter = waiting.shift();
    if (waiter) waiter(mails[taken++] ?? '');
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let buffered = '';
    let isData = false;
    socket.write('220 mail.example.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = isData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
        if (end < 0) return;
        const part = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          deliver(part);
          socket.write('250 kept\r\n');
          continue;
        }
        const verb = part.slice(0, 4).toUpperCase();
        if (verb === 'EHLO' || verb === 'HELO') socket.write('250 mail.example.test\r\n');
        else if (verb === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (verb === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    next() {
      if (taken < mails.length) return Promise.resolve(mails[taken++] ?? '');
      return new Promise((resolve) => waiting.push(resolve));
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Header lines as they are, the text readable. */
function decodeMail(raw: string): string {
  const split = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, split);
  const body = raw.slice(split + 4);
  if (/base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
