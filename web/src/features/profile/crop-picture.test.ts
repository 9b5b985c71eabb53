import { describe, expect, it } from 'vitest';
import { explainBroken, findPictureProblem } from './crop-picture';

const fileOf = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'file', { type });

describe('findPictureProblem', () => {
  it('takes images up to 5 MB and nothing else', () => {
    expect(findPictureProblem(fileOf('image/png'))).toBeNull();
    expect(findPictureProblem(fileOf('image/jpeg', 5 * 1024 * 1024))).toBeNull();
    expect(findPictureProblem(fileOf('image/jpeg', 5 * 1024 * 1024 + 1))).toBe('imageTooLarge');
    expect(findPictureProblem(fileOf('application/pdf'))).toBe('notAnImage');
    expect(findPictureProblem(fileOf(''))).toBe('notAnImage');
    expect(findPictureProblem(fileOf('image/svg+xml'))).toBe('notAnImage');
  });
});

describe('a photo of an iPhone', () => {
  it.each([
    new File(['x'], 'IMG_0001.HEIC', { type: '' }),
    new File(['x'], 'IMG_0001.heif', { type: 'image/heif' }),
    new File(['x'], 'photo', { type: 'image/heic' }),
  ])('is tried, and where the browser cannot open it, told as what it is', (file) => {
    expect(findPictureProblem(file)).toBeNull();
    expect(explainBroken(file)).toBe('imageHeic');
  });

  it('is no other file', () => {
    expect(explainBroken(fileOf('image/png'))).toBe('imageBroken');
  });
});
