import { expect, it } from 'vitest';
import { emptyCv } from '../cv';
import { linkContact } from './link-contact';

it.each([
  ['website', `example.com/${'a'.repeat(9_000)}`],
  // Each of them is nine characters in an address.
  ['website', `example.com/${'語'.repeat(900)}`],
  ['linkedin', 'b'.repeat(9_000)],
  ['email', `${'c'.repeat(9_000)}@example.com`],
])('a %s too long to be an address is text without a link', (field, value) => {
  const [item] = linkContact({ ...emptyCv().personal, [field]: value });
  expect(item?.text.length).toBeGreaterThan(500);
  expect(item?.href).toBeNull();
});
