import type { IncomingMessage } from 'node:http';
import type { RequestLimits } from './request-limits';

/** The slowest telephone line does better; anyone who sends less only holds a connection. */
const LEAST_BYTES_PER_SECOND = 500;

const SMALL_BYTES = 64 * 1024;

/** Tells when a body stalls, drips, or takes too long as a whole. Returns how to stop watching. */
export function watchPace(
  { socket }: IncomingMessage,
  { bodyMs, smallBodyMs, paceMs }: RequestLimits,
  mostBytes: number,
  onSlow: () => void,
): () => void {
  let seen = socket.bytesRead;
  const least = (LEAST_BYTES_PER_SECOND * paceMs) / 1000;
  const pace = setInterval(() => {
    const sent = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (sent < least) onSlow();
  }, paceMs);
  const whole = setTimeout(onSlow, mostBytes > SMALL_BYTES ? bodyMs : smallBodyMs);
  return () => {
    clearInterval(pace);
    clearTimeout(whole);
  };
}
