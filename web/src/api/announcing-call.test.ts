import { getProfile, importCv, type Profile } from '@trayecto/core/contract';
import { expect, it, vi } from 'vitest';
import type { Account } from './account';
import { createAnnouncingCall } from './announcing-call';
import type { Call } from './api-client';

const profile: Profile = {
  id: '0b6c8a0e-4a4c-4c53-9d52-6f2a1c7b9e10',
  email: 'ana@example.com',
  role: 'user',
  display_name: 'Ana',
  bio: '',
  avatar_url: null,
  notification_preferences: { email: true, desktop: true, updates: true, marketing: false },
  preferred_language: null,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const { id, email, role } = profile;
const signedIn: Account = {
  status: 'signed-in',
  user: { id, email, role },
  profile,
  isAdmin: false,
  needsSecondFactor: false,
  newNotices: 0,
};

function setUp(parts: { isAway?: boolean; account?: Account; fails?: boolean } = {}) {
  const announce = vi.fn(async () => {});
  // Only whether it resolves matters here.
  const call = (async () => {
    if (parts.fails) throw new Error('broken');
    return undefined;
  }) as unknown as Call;
  const announcing = createAnnouncingCall(call, {
    account: () => parts.account ?? signedIn,
    isAway: () => parts.isAway ?? true,
    announce,
  });
  return { announce, announcing };
}

it('tells of long work that ends while the person is elsewhere', async () => {
  const { announce, announcing } = setUp();
  await announcing(importCv, { query: {} });
  expect(announce).toHaveBeenCalledExactlyOnceWith(importCv, 'done');
});

it('tells of its failure, but not of one the person caused', async () => {
  const { announce, announcing } = setUp({ fails: true });
  await expect(announcing(importCv, { query: {} })).rejects.toThrow('broken');
  expect(announce).toHaveBeenCalledExactlyOnceWith(importCv, 'failed');
  const signal = AbortSignal.abort();
  await expect(announcing(importCv, { query: {} }, { signal })).rejects.toThrow('broken');
  expect(announce).toHaveBeenCalledTimes(1);
});

it('keeps quiet about short work, in front of the person, and where nobody asked for it', async () => {
  const unwanted = {
    ...profile,
    notification_preferences: { ...profile.notification_preferences, desktop: false },
  };
  const short = setUp();
  await short.announcing(getProfile, {});
  const here = setUp({ isAway: false });
  await here.announcing(importCv, { query: {} });
  const off = setUp({ account: { ...signedIn, profile: unwanted } });
  await off.announcing(importCv, { query: {} });
  for (const { announce } of [short, here, off]) expect(announce).not.toHaveBeenCalled();
});
