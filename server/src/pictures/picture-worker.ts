import { AVATAR_PIXELS } from '@trayecto/core/contract';
import sharp from 'sharp';
import { serveTasks } from '../threads/serve-tasks';
import type { DrawnPicture, DrawTask } from './picture-drawer';

/** The app sends a small square, and many cameras make 12 to 24 million; what swells to more is an attack or a mistake. */
const MOST_PIXELS = 25_000_000;
const QUALITY = 90;

// The library opens far more than photographs, SVG and PDF among it: everything is shut but these.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** What the camera wrote into the file (place, time, device) is left behind; which way is up is not. */
async function draw({ bytes }: DrawTask): Promise<DrawnPicture> {
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { isDrawn: true, bytes: new Uint8Array(drawn) };
  } catch {
    return { isDrawn: false };
  }
}

serveTasks(draw);
