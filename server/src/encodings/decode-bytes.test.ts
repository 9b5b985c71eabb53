import { expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes';

const READ_AS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

it.each(['windows-1252', 'latin1', 'iso-8859-1'])(
  'what editors write between the two halves of %s is read',
  (encoding) => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at);
    const text = decodeBytes(bytes, encoding);
    expect(text.replace(/[\u0080-\u009f]/g, ' ')).toBe(READ_AS);
    expect(decodeBytes(Buffer.from('Peña', 'latin1'), encoding, { fatal: true })).toBe('Peña');
  },
);

it('bytes that are cut short in UTF-8 are no UTF-8', () => {
  const cut = new TextEncoder().encode('Peña').subarray(0, 3);
  expect(() => decodeBytes(cut, 'utf-8', { fatal: true })).toThrow(TypeError);
});
