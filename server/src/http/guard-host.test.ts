import { expect, it } from 'vitest';
import { isOwnHost } from './guard-host';

const own = ['cv.example.com', 'trayecto'];

it.each([
  'cv.example.com',
  'CV.Example.com:443',
  'cv.example.com.',
  'trayecto:3000',
  'localhost',
  'localhost:3000',
  'cv.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[fe80::1]',
  '',
  undefined,
])('%s is a name of this server', (host) => {
  expect(isOwnHost(host, own)).toBe(true);
});

it.each([
  'evil.test',
  'evil.test:3000',
  'cv.example.com.evil.test',
  'www.cv.example.com',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  '[::1].evil.test',
  '1',
  '0x7f000001',
  ':3000x',
])('%s is none', (host) => {
  expect(isOwnHost(host, own)).toBe(false);
});

it('any will do where nobody has said which', () => {
  expect(isOwnHost('evil.test', undefined)).toBe(true);
});
