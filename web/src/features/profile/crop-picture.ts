import { AVATAR_PIXELS, AVATAR_TYPE, LARGEST_PICTURE_BYTES } from '@trayecto/core/contract';

const QUALITY = 0.9;

/** A part of a picture, in the picture's own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PictureProblem = 'notAnImage' | 'imageTooLarge' | 'imageHeic' | 'imageBroken';

/** What iPhones save. Their own browser opens it, most others don't, and some don't even name its type. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Why the browser couldn't open a file that looked right. */
export function explainBroken(file: File): PictureProblem {
  return isHeic(file) ? 'imageHeic' : 'imageBroken';
}

/** What is wrong with a file before anything is done with it. */
export function findPictureProblem(file: File): PictureProblem | null {
  // A vector drawing has no fixed size and may contain scripts: no photograph is one.
  const isImage = file.type.startsWith('image/') || isHeic(file);
  if (!isImage || file.type === 'image/svg+xml') return 'notAnImage';
  return file.size > LARGEST_PICTURE_BYTES ? 'imageTooLarge' : null;
}

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The chosen part as a square JPEG. */
export async function cropPicture(address: string, area: PictureArea): Promise<Blob> {
  const picture = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_PIXELS;
  canvas.height = AVATAR_PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures.');
  // What is see-through becomes white: JPEG would make it black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, AVATAR_PIXELS, AVATAR_PIXELS);
  pen.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  pen.drawImage(picture, x, y, width, height, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      AVATAR_TYPE,
      QUALITY,
    );
  });
}
