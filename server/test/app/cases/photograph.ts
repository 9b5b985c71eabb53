import sharp from 'sharp';
import type { TestApp } from '../start-test-app';

export const photograph = (width = 800, height = 600, background = '#c65d3b') =>
  sharp({ create: { width, height, channels: 3, background } });
export const putAvatar = (
  app: TestApp,
  token: string,
  rawBody: Uint8Array | string,
  type = 'image/jpeg',
) => app.call('PUT', '/api/profile/avatar', { token, rawBody, headers: { 'content-type': type } });
