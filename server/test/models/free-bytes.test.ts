import { expect, it } from 'vitest';
import { freeBytes } from '../../src/models/free-bytes';

it('empties a large file, and leaves alone what shares its room with others', () => {
  const large = Buffer.alloc(1_000_000, 7);
  freeBytes(large);
  expect(large).toHaveLength(0);
  const small = Buffer.from('seven');
  freeBytes(small);
  expect(small.toString()).toBe('seven');
});
