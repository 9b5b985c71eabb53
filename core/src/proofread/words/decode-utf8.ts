/** Core can't use the decoder of the browser or of Node. */
export function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at++] ?? 0;
    const more = byte < 0x80 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    let code = more === 0 ? byte : byte & (0x3f >> more);
    for (let count = 0; count < more; count++) code = (code << 6) | ((bytes[at++] ?? 0) & 0x3f);
    part += String.fromCodePoint(code);
    if (part.length < 4096) continue;
    parts.push(part);
    part = '';
  }
  return parts.join('') + part;
}
