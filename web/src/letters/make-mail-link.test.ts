import { expect, it } from 'vitest';
import { makeMailLink, makeSubjectLink } from './make-mail-link';

it('carries subject and message, lines included, whatever is in them', () => {
  const link =
    makeMailLink({ to: null, subject: 'Sueldo & más?', body: 'Hola:\n\n50 % #1\nÑ' }) ?? '';
  const { searchParams } = new URL(link);
  expect(searchParams.get('subject')).toBe('Sueldo & más?');
  expect(searchParams.get('body')).toBe('Hola:\r\n\r\n50 % #1\r\nÑ');
});

it('has no spare header in a subject of several lines, and takes half a character', () => {
  expect(makeSubjectLink(null, 'uno\r\nbcc: otro@example.com')).not.toMatch(/%0[AD]/i);
  expect(makeMailLink({ to: null, subject: 'a', body: 'b\ud83d' })).toContain('body=b');
});

it('is addressed where there is somebody, and to nobody else', () => {
  const link = makeMailLink({ to: 'ana+cv@example.com', subject: 'a', body: 'b' });
  expect(link).toBe('mailto:ana%2Bcv@example.com?subject=a&body=b');
  expect(makeSubjectLink('ana@example.com?bcc=x@example.com', 'a')).not.toContain('?bcc');
});

it('is not made of what a mail program would cut', () => {
  expect(makeMailLink({ to: null, subject: 'a', body: 'é'.repeat(300) })).not.toBeNull();
  expect(makeMailLink({ to: null, subject: 'a', body: 'é'.repeat(400) })).toBeNull();
});
