import { openAsBlob } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbackFontFiles, fontFiles } from './fonts';

const TRUETYPE = '00010000';

const paths = [...Object.values(fontFiles), ...Object.values(fallbackFontFiles)].flatMap((files) =>
  Object.values(files),
);

describe('font files', () => {
  it.each(paths)('%s is a whole TrueType font', async (path) => {
    const head = await (await openAsBlob(path)).slice(0, 4).arrayBuffer();
    expect(Buffer.from(head).toString('hex')).toBe(TRUETYPE);
  });

  it('no file is used for two weights', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});
