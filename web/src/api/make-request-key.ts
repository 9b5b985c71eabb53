const KEY_BYTES = 16;

/** One for each thing to be made. Not `randomUUID`: that one is missing where the app is served without TLS. */
export function makeRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
