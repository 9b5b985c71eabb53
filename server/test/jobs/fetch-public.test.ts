import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FetchGuard, fetchPublic } from '../../src/jobs/fetch-public';
import { isPublicAddress } from '../../src/jobs/public-address';
import { type FakeJobApi, startFakeJobApi } from './fake-job-api';

let api: FakeJobApi;
beforeAll(async () => {
  api = await startFakeJobApi();
});
afterAll(() => api.close());

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '93.184.215.14', '2606:4700:4700::1111', '[2a00:1450::1]'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://user:word@example.com/',
  'http://8.8.8.8:22/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'not an address',
])('%s is refused before anything is connected', async (address) => {
  const opened: string[] = [];
  const guard: FetchGuard = {
    resolve: async (host) => {
      opened.push(host);
      return ['127.0.0.1'];
    },
    isAllowed: (one, port) => isPublicAddress(one) && port === 80,
  };
  await expect(fetchPublic(address, undefined, guard)).rejects.toThrow(/public web|address/);
  expect(opened).toEqual([]);
});

const limits = { mostBytes: 100_000, longestMs: 5_000, mostRedirects: 3 };
/** The fake plays a public server; everything else is judged as usual. */
const guardWith = (names: Record<string, readonly string[]>): FetchGuard => ({
  resolve: async (host) => {
    const addresses = names[host];
    if (!addresses) throw new Error('unknown');
    return addresses;
  },
  isAllowed: (address, port) =>
    (address === '127.0.0.1' && port === api.port) || (isPublicAddress(address) && port === 80),
});
const feedAt = (host: string) => `http://${host}:${api.port}/feed`;

it('a name that resolves to a private address, or for one among others, is refused', async () => {
  const guard = guardWith({
    'inside.example.test': ['10.0.0.5'],
    'mixed.example.test': ['8.8.8.8', '192.168.0.1'],
  });
  for (const host of ['inside.example.test', 'mixed.example.test', 'unknown.example.test'])
    await expect(fetchPublic(`http://${host}/`, limits, guard)).rejects.toThrow(/public web|known/);
});

it('connects to the address that was looked at, whatever the name says next', async () => {
  api.behave({ kind: 'text', body: '<rss/>' });
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const guard = guardWith({});
  const rebinding = { ...guard, resolve: async () => answers.shift() ?? [] };
  const { text } = await fetchPublic(feedAt('turning.example.test'), limits, rebinding);
  expect(text).toBe('<rss/>');
  expect(answers).toHaveLength(1);
});

it('a redirect is looked at like a first address', async () => {
  const guard = guardWith({ 'feed.example.test': ['127.0.0.1'] });
  for (const to of [
    'http://169.254.169.254/',
    'http://[::1]/',
    'file:///etc/passwd',
    '//10.0.0.1/x',
  ]) {
    api.behave({ kind: 'redirect', to });
    await expect(fetchPublic(feedAt('feed.example.test'), limits, guard)).rejects.toThrow(
      /public web|begins with/,
    );
  }
  api.behave({ kind: 'redirect', to: '/again' });
  await expect(fetchPublic(feedAt('feed.example.test'), limits, guard)).rejects.toThrow(
    /on and on/,
  );
});

it('size and time have an end, and a failure its number', async () => {
  const guard = guardWith({ 'feed.example.test': ['127.0.0.1'] });
  const read = (longestMs = limits.longestMs) =>
    fetchPublic(feedAt('feed.example.test'), { ...limits, longestMs }, guard);
  api.behave({ kind: 'flood', bytes: 5_000_000 });
  await expect(read()).rejects.toThrow(/more than/);
  api.behave({ kind: 'hang' });
  await expect(read(100)).rejects.toThrow(/too long/);
  api.behave({ kind: 'status', status: 404 });
  await expect(read()).rejects.toThrow(/404/);
});
