import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** Notifications about a user's account, in the app and, if there is mail, by mail. */
export const noticeKinds = [
  'new_device',
  'password_changed',
  'password_reset',
  'recovery_link_made',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'token_created',
  'identity_added',
  'role_granted',
  'role_taken',
  'user_disabled',
  'user_enabled',
  'quota_set',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  at: z.iso.datetime(),
  /** From where it was done; null where that is not known or was someone else. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  is_new: z.boolean(),
});
export type Notice = z.output<typeof notice>;

export const listNotices = defineEndpoint({
  id: 'listNotices',
  method: 'GET',
  path: '/api/account/notices',
  access: 'user',
  summary: 'Recent notifications about your account, the latest first.',
  status: 200,
  output: z.object({ notices: z.array(notice) }),
});

export const markNoticesSeen = defineEndpoint({
  id: 'markNoticesSeen',
  method: 'POST',
  path: '/api/account/notices/seen',
  access: 'user',
  summary: 'Mark notifications as seen.',
  status: 204,
});
