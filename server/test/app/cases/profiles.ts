import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AccountSuite } from './account-suite';
import { photograph, putAvatar } from './photograph';

export function tryProfiles({ app, signIn, readBytes, filesOf }: AccountSuite): void {
  it('a profile has its own name and takes each part alone', async () => {
    const { token, email } = await signIn();
    const { json } = await app.call('GET', '/api/profile', { token });
    expect(json.profile).toMatchObject({
      display_name: email.split('@')[0],
      bio: '',
      avatar_url: null,
      notification_preferences: { email: true, desktop: false, updates: true, marketing: false },
    });
    const change = async (body: object) =>
      (await app.call('PATCH', '/api/profile', { token, body })).json.profile;
    expect(await change({ display_name: '  Lucía  ', bio: 'Analista.' })).toMatchObject({
      display_name: 'Lucía',
      bio: 'Analista.',
    });
    expect(await change({ display_name: ' ' })).toMatchObject({
      display_name: email.split('@')[0],
      bio: 'Analista.',
    });
    const preferences = { email: false, desktop: true, updates: false, marketing: true };
    expect(await change({ notification_preferences: preferences })).toMatchObject({
      notification_preferences: preferences,
    });
    expect(await change({ notification_preferences: { desktop: false } })).toMatchObject({
      notification_preferences: { ...preferences, desktop: false },
    });
  });

  it('words of one’s own are kept once, in small letters, and only for oneself', async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const add = (word: unknown) =>
      app.call('POST', '/api/profile/words', { token, body: { word } });
    // At once, as from two tabs.
    await Promise.all([add(' Castrapo '), add('robata'), add('ROBATA')]);
    const { json } = await app.call('GET', '/api/profile/words', { token });
    expect(json.words.toSorted()).toEqual(['castrapo', 'robata']);
    for (const word of ['', '123', 'x'.repeat(61), null, 'a\u0000'])
      expect((await add(word)).status).toBe(400);
    const theirs = await app.call('GET', '/api/profile/words', { token: other.token });
    expect(theirs.json.words).toEqual([]);
    const left = await app.call('DELETE', '/api/profile/words?word=Robata', { token });
    expect(left.json.words).toEqual(['castrapo']);
  });

  it('a picture is redrawn, square and without what the camera wrote into it', async () => {
    const { token, userId } = await signIn();
    const taken = await photograph()
      .withExif({ IFD0: { Artist: 'Secret place' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const put = await putAvatar(app, token, taken);
    expect(put.status).toBe(200);
    const { avatar_url } = put.json.profile;
    expect(avatar_url).toMatch(new RegExp(`^/api/avatars/${userId}/avatar\\.jpg\\?v=[\\w-]{16}$`));

    const { answer, bytes } = await readBytes(avatar_url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const seen = await sharp(bytes).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif, seen.icc]).toEqual([
      'jpeg',
      400,
      400,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Secret place');

    const plain = await readBytes(avatar_url.split('?')[0]);
    expect(plain.answer.headers.get('cache-control')).toBe('private, no-cache');
    const again = await app.call('GET', avatar_url.split('?')[0], {
      headers: { 'if-none-match': String(plain.answer.headers.get('etag')) },
    });
    expect(again.status).toBe(304);

    const other = await putAvatar(
      app,
      token,
      await photograph(40, 90, '#2f6f73').png().toBuffer(),
      'image/png',
    );
    expect(other.json.profile.avatar_url).not.toBe(avatar_url);
    expect(filesOf(userId)).toEqual(['avatar.jpg']);
    const stale = await readBytes(avatar_url);
    expect(stale.answer.headers.get('cache-control')).toBe('private, no-cache');
    const removed = await app.call('DELETE', '/api/profile/avatar', { token });
    expect(removed.json.profile.avatar_url).toBeNull();
    expect((await readBytes(avatar_url)).answer.status).toBe(404);
  });

  it('what is no photograph is refused, whatever it calls itself', async () => {
    const { token } = await signIn();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const refused = async (body: Uint8Array | string, type?: string) => {
      const { status, json } = await putAvatar(app, token, body, type);
      return `${status} ${json.error}`;
    };
    const notAnImage = '415 Please select an image file';
    expect(await refused(svg, 'image/svg+xml')).toBe(notAnImage);
    expect(await refused(svg)).toBe(notAnImage);
    expect(await refused('%PDF-1.7', 'application/pdf')).toBe(notAnImage);
    expect(await refused('%PDF-1.7')).toBe(notAnImage);
    const jpeg = await photograph().jpeg().toBuffer();
    expect(await refused(jpeg.subarray(0, 300))).toBe('422 Failed to load image');
    const bomb = await photograph(5_001, 5_000).png().toBuffer();
    expect(await refused(bomb, 'image/png')).toBe('422 Failed to load image');
    const large = Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refused(large)).toBe('413 Image size should be less than 5MB');
    expect((await putAvatar(app, token, jpeg)).status).toBe(200);
  });
}
