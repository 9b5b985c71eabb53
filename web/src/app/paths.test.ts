import { describe, expect, it } from 'vitest';
import { authPath, readNextPath } from './paths';

const next = (wanted: string) => readNextPath(`?${new URLSearchParams({ next: wanted })}`);

describe('readNextPath', () => {
  it.each([
    '/edit',
    '/skillgap?cv=1',
    '/profile?tab=security#top',
    '/applications/new',
    '/applications/6b1f7f6e-0000-4000-8000-000000000001?tab=letter',
  ])('believes %s', (wanted) => {
    expect(next(wanted)).toBe(wanted);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test/edit',
    '///evil.test/edit',
    'https://evil.test/edit',
    'javascript:alert(1)',
    'data:text/html,x',
    'edit',
    '/auth',
    '/auth?next=/edit',
    '/api/docs',
    '/edit/../api/docs',
    '/nowhere',
    '/applications/../api/docs',
    '/applications/x',
    '',
  ])('sends %j home', (wanted) => {
    expect(next(wanted)).toBe('/');
  });

  it('comes back through the sign-in page to the page that was wanted', () => {
    const address = authPath('/skillgap?cv=a&b=c');
    expect(address.startsWith('/auth?')).toBe(true);
    expect(readNextPath(address.slice('/auth'.length))).toBe('/skillgap?cv=a&b=c');
  });

  it('asks for nothing when home was wanted', () => {
    expect(authPath('/')).toBe('/auth');
    expect(readNextPath('')).toBe('/');
  });
});
