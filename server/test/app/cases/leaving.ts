import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { goodPassword, signInAgain } from '../start-test-app';
import type { AccountSuite } from './account-suite';
import { photograph, putAvatar } from './photograph';

export function tryLeaving({
  app,
  mail,
  place,
  context,
  signIn,
  readBytes,
  filesOf,
}: AccountSuite): void {
  async function fillAccount(token: string) {
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\nhola'], 'mi cv.pdf', { type: 'application/pdf' }));
    const stored = await fetch(`${app.url}/api/storage/cvs`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const { path } = (await stored.json()) as { path: string };
    const cv = await app.call('POST', '/api/cvs', {
      token,
      body: {
        filename: 'Mi CV ñ.pdf',
        content: 'hola',
        parsed_data: spanishAnalyst,
        storage_path: path,
      },
    });
    await app.call('POST', '/api/saved-jobs', {
      token,
      body: { title: 'Analista', description: 'x' },
    });
    await app.call('POST', '/api/applications', {
      token,
      body: { posting: 'Panadera\nHorno Sol, Cádiz', cv_id: cv.json.cv.id },
    });
    await app.call('POST', '/api/profile/words', { token, body: { word: 'Robata' } });
    await putAvatar(app, token, await photograph().jpeg().toBuffer());
    return cv.json.cv.id as string;
  }

  it('everything is handed out as a zip, originals byte for byte', async () => {
    const { token, email } = await signIn();
    const id = await fillAccount(token);
    for (const jobTitle of ['Analista', 'Jefa de datos']) {
      const body = { cvId: id, jobTitle, jobDescription: 'Imprescindible SQL.' };
      await app.call('POST', '/api/analyze-skill-gaps', { token, body });
    }
    const { answer, bytes } = await readBytes('/api/account/export', token);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'applications/001-panadera.json',
      'avatar.jpg',
      'cvs/001-mi-cv-n/cv.json',
      'cvs/001-mi-cv-n/original.pdf',
      'identities.json',
      'notices.json',
      'own-words.json',
      'passkeys.json',
      'profile.json',
      'results/001-skill-gap.json',
      'results/002-skill-gap.json',
      'saved-jobs.json',
      'second-factor.json',
      'shared-links.json',
      'tokens.json',
    ]);
    const read = (name: string) => new TextDecoder().decode(files[name]);
    expect(read('cvs/001-mi-cv-n/original.pdf')).toBe('%PDF-1.7\nhola');
    expect(JSON.parse(read('profile.json')).email).toBe(email);
    expect(JSON.parse(read('own-words.json'))).toEqual(['robata']);
    expect(JSON.parse(read('saved-jobs.json'))).toMatchObject([{ title: 'Analista' }]);
    expect(JSON.parse(read('results/002-skill-gap.json')).input).toMatchObject({
      jobTitle: 'Jefa de datos',
    });
    const cv = JSON.parse(read('cvs/001-mi-cv-n/cv.json'));
    expect(cv).toMatchObject({ id, parsedData: { personal: spanishAnalyst.personal } });
  });

  const countRows = async (userId: string) => {
    const tables = await context.queryAsOwner(
      place,
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name <> 'audit_events'
       UNION SELECT 'users' UNION SELECT 'profiles'`,
    );
    let rows = 0;
    for (const { name } of tables) {
      const key = name === 'users' || name === 'profiles' ? 'id' : 'user_id';
      const [found] = await context.queryAsOwner(
        place,
        `SELECT count(*)::int AS n FROM ${name} WHERE ${key} = $1`,
        [userId],
      );
      rows += Number(found?.n);
    }
    return rows;
  };
  const deleteWith = (token: string, body: object) =>
    app.call('DELETE', '/api/account', { token, body });

  it('an account is deleted at once with every row and file, after the password', async () => {
    const { token, userId, email } = await signIn();
    await fillAccount(token);
    expect((await deleteWith(token, { password: 'wrong' })).json.code).toBe('wrong_password');
    expect(filesOf(userId)).toHaveLength(2);
    expect((await deleteWith(token, { password: goodPassword })).status).toBe(204);
    expect(await countRows(userId)).toBe(0);
    expect(filesOf(userId)).toEqual([]);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    expect((await readBytes(`/api/avatars/${userId}/avatar.jpg`)).answer.status).toBe(404);
    await signIn(email);
  });

  it('or rests for seven days, in which signing in takes it back', async () => {
    const { token, userId, email } = await signIn();
    await fillAccount(token);
    const rest = { password: goodPassword, immediately: false };
    expect((await deleteWith(token, rest)).status).toBe(204);
    expect(await mail.next()).toContain(`To: ${email}`);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    const session = await signInAgain(app, email);
    const kept = await app.call('GET', '/api/cvs?userId='.concat(userId), {
      token: session.access_token,
    });
    expect(kept.json.cvs).toHaveLength(1);
    expect((await deleteWith(session.access_token, rest)).status).toBe(204);
    const signInLate = async () => {
      await context.queryAsOwner(
        place,
        `UPDATE users SET deletion_requested_at = now() - interval '7 days 1 minute' WHERE id = $1`,
        [userId],
      );
      const body = { email, password: goodPassword };
      return (await app.call('POST', '/api/auth/sign-in', { body })).json.code;
    };
    expect(await signInLate()).toBe('invalid_credentials');
  });
}
