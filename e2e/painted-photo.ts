import sharp from 'sharp';

/** EXIF's word for a photo kept on its side, as phones do. */
const ON_ITS_SIDE = 6;

/** Red on the left and blue on the right; kept on its side, red is above and blue below. */
export async function paintPhoto({ isSideways = false } = {}): Promise<Buffer> {
  const half = { width: 600, height: 600, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#1540c0' } })
    .png()
    .toBuffer();
  const photo = sharp({ create: { ...half, width: 1200, background: '#c01515' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg();
  return (isSideways ? photo.withMetadata({ orientation: ON_ITS_SIDE }) : photo).toBuffer();
}
