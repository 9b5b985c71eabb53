import { z } from 'zod';
import { storableText } from '../text';
import { changesTo } from './changes-to';
import { defineEndpoint, USUAL_BODY_BYTES } from './endpoint';

export const interfaceLanguage = z.enum(['es', 'en']);
export type InterfaceLanguage = z.output<typeof interfaceLanguage>;

export const notificationPreferences = z.object({
  email: z.boolean(),
  desktop: z.boolean(),
  updates: z.boolean(),
  marketing: z.boolean(),
});

export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  display_name: z.string(),
  bio: z.string(),
  avatar_url: z.string().nullable(),
  notification_preferences: notificationPreferences,
  preferred_language: interfaceLanguage.nullable(),
  updated_at: z.iso.datetime(),
});

export type Profile = z.output<typeof profile>;

export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  summary: 'Your profile.',
  status: 200,
  output: z.object({ profile }),
});

export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  summary: 'Change any of these fields of the profile.',
  body: changesTo(profile, {
    display_name: storableText({ max: 120 }),
    bio: storableText({ max: 2000 }),
    /** Those that are sent change; the others stay. */
    notification_preferences: z.strictObject(notificationPreferences.shape).partial(),
    preferred_language: interfaceLanguage,
  }).partial(),
  mostBodyBytes: 2 * USUAL_BODY_BYTES,
  status: 200,
  output: z.object({ profile }),
  errors: ['not_understood'],
});
