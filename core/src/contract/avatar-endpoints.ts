import { z } from 'zod';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';
import { profile } from './profile-endpoints';

export const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024;
/** Pictures are square, this many pixels wide. */
export const AVATAR_PIXELS = 400;
export const AVATAR_TYPE = 'image/jpeg';

const changed = z.object({ profile });

export const putAvatar = defineEndpoint({
  id: 'putAvatar',
  method: 'PUT',
  path: '/api/profile/avatar',
  access: 'user',
  summary:
    'Replace the user’s picture. The server redraws it, 400 pixels square, without the data the camera added.',
  bytes: {
    types: /^image\/[a-z0-9.+-]+$/,
    mostBytes: LARGEST_PICTURE_BYTES,
    wrongType: 'picture_unsupported',
    tooLarge: 'picture_too_large',
  },
  status: 200,
  output: changed,
  errors: ['picture_unsupported', 'picture_too_large', 'picture_damaged'],
});

export const deleteAvatar = defineEndpoint({
  id: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/profile/avatar',
  access: 'user',
  summary: 'Remove the user’s picture, if there is one.',
  status: 200,
  output: changed,
});

export const getAvatar = defineEndpoint({
  id: 'getAvatar',
  method: 'GET',
  path: '/api/avatars/{userId}/avatar.jpg',
  access: 'public',
  summary: 'A user’s picture. Its address in the profile changes with the picture.',
  params: z.object({ userId: z.uuid() }),
  query: z.object({ v: exactText({ max: 64 }).optional() }),
  status: 200,
  file: [AVATAR_TYPE],
  errors: ['not_found'],
});
