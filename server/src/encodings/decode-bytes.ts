/**
 * TextDecoder, with the dashes, quotes and euro signs of windows-1252, which some versions of Node take for control
 * characters unless they are asked for a part at a time.
 */
export function decodeBytes(
  bytes: Uint8Array,
  encoding: string,
  options: { readonly fatal?: boolean } = {},
): string {
  const decoder = new TextDecoder(encoding, options);
  return decoder.decode(bytes, { stream: decoder.encoding === 'windows-1252' });
}
