import { MessageChannel } from 'node:worker_threads';

/** Gives the room of a large file back at once, and empties it. The engine would keep what lies outside its heap until that fills up. */
export function freeBytes({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  // A small one lies in a room that it shares with others.
  if (buffer.byteLength !== byteLength) return;
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(undefined, [buffer]);
  port1.close();
  port2.close();
}
