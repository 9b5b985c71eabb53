import { expect, it } from 'vitest';
import { makeMailLink, makeSubjectLink } from './make-mail-link';

it('carries subject and message, lines included, whatever is in them', () => {
  const link = makeMailLink({ subject: 'Sueldo & más?', body: 'Hola:\n\n50 % #1\nÑ' }) ?? '';
  const { searchParams } = new URL(link);
  expect(searchParams.get('subject')).toBe('Sueldo & más?');
  expect(searchParams.get('body')).toBe('Hola:\r\n\r\n50 % #1\r\nÑ');
});

it('has no spare header in a subject of several lines, and takes half a character', () => {
  expect(makeSubjectLink('uno\r\nbcc: otro@example.com')).not.toMatch(/%0[AD]/i);
  expect(makeMailLink({ subject: 'a', body: 'b\ud83d' })).toContain('body=b');
});

it('is not made of what a mail program would cut', () => {
  expect(makeMailLink({ subject: 'a', body: 'é'.repeat(300) })).not.toBeNull();
  expect(makeMailLink({ subject: 'a', body: 'é'.repeat(400) })).toBeNull();
});
