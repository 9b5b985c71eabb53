import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AtRestKey, SealedError } from '../secrets/at-rest';

export const SEALED_BACKUP_MARK = Buffer.from('trayecto-sealed-backup-1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = 5;

/**
 * A stream in pieces of which each is sealed by itself: nothing is handed on that was changed, and as each piece knows its place and
 * the last one that it is the last, none can be left out, moved or cut off. The key is made for this one stream.
 */
export async function* sealStream(
  atRest: AtRestKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = atRest.derive('backup', salt);
  yield Buffer.concat([SEALED_BACKUP_MARK, salt]);
  let waiting = Buffer.alloc(0);
  let index = 0;
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length > PIECE_BYTES) {
      yield sealPiece(key, index, false, waiting.subarray(0, PIECE_BYTES));
      waiting = waiting.subarray(PIECE_BYTES);
      index += 1;
    }
  }
  yield sealPiece(key, index, true, waiting);
}

export async function* unsealStream(
  atRest: AtRestKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const reader = createReader(source);
  const mark = await reader.take(SEALED_BACKUP_MARK.length);
  if (!mark?.equals(SEALED_BACKUP_MARK)) throw new SealedError('not a sealed backup');
  const salt = await reader.take(SALT_BYTES);
  if (!salt) throw new SealedError('cut off');
  const key = atRest.derive('backup', salt);
  for (let index = 0; ; index += 1) {
    const head = await reader.take(HEAD_BYTES);
    const length = head?.readUInt32BE(1) ?? 0;
    if (!head || length > PIECE_BYTES) throw new SealedError('cut off, or damaged');
    const body = await reader.take(length + TAG_BYTES);
    if (!body) throw new SealedError('cut off');
    const isLast = head[0] === 1;
    yield openPiece(key, index, isLast, body);
    if (!isLast) continue;
    if (await reader.take(1)) throw new SealedError('there is more than there should be');
    return;
  }
}

/** Each piece has its own number under its own key, so that no nonce is ever used twice. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

function sealPiece(key: Uint8Array, index: number, isLast: boolean, piece: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  const body = Buffer.concat([cipher.update(piece), cipher.final()]);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt32BE(piece.length, 1);
  return Buffer.concat([head, body, cipher.getAuthTag()]);
}

function openPiece(key: Uint8Array, index: number, isLast: boolean, body: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(body.subarray(body.length - TAG_BYTES));
  try {
    const opened = decipher.update(body.subarray(0, body.length - TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new SealedError('it cannot be opened with this key', { cause });
  }
}

/** So many bytes at a time, however they come; undefined when there are fewer. */
function createReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return {
    async take(length: number): Promise<Buffer | undefined> {
      while (held.length < length) {
        const next = await chunks.next();
        if (next.done) return undefined;
        held = Buffer.concat([held, next.value]);
      }
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
  };
}
