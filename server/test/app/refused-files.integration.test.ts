import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { makeBadFiles } from '../files/bad-files';
import { makeFilesThatBlowUp } from '../files/bad-files-that-blow-up';
import { writeScan } from '../files/write-scan';
import { signInNewPerson } from './start-test-app';
import { goodDocx, goodPdf, useImports } from './use-imports';

describeOnOneDatabase('files that cannot be read', (context) => {
  const imports = useImports(context);
  const { importFile, storedNames, upload } = imports;

  const wordCodes = (name: string, codes: readonly string[]) =>
    /\.docx?$/.test(name) &&
    codes.some((code) => code === 'file_damaged' || code === 'file_unsupported')
      ? [...codes, 'word_damaged']
      : codes;

  const expectRefused = async (every: number) => {
    const countBefore = (
      await imports.app.call('GET', '/api/cv-summaries', { token: imports.token })
    ).json.cvs.length;
    const filesBefore = storedNames().length;
    // Every one of them goes through the readers' own tests; here a few show what the API makes of it.
    const badFiles = makeBadFiles().filter(
      (_, i) => i % every === (context.kind === 'embedded' ? 0 : 1),
    );
    for (const bad of badFiles) {
      const answer = await importFile(bad.bytes, bad.name);
      expect([bad.name, wordCodes(bad.name, bad.codes)]).toEqual([
        bad.name,
        expect.arrayContaining([answer.json.code]),
      ]);
      expect([bad.name, [415, 422]]).toEqual([bad.name, expect.arrayContaining([answer.status])]);
      expect(answer.text).not.toMatch(/ at .*\.(ts|js)|node_modules/);
    }
    expect(
      (await imports.app.call('GET', '/api/cv-summaries', { token: imports.token })).json.cvs,
    ).toHaveLength(countBefore);
    expect(storedNames()).toHaveLength(filesBefore);
    expect((await importFile(goodPdf(), 'control.pdf')).status).toBe(201);
  };

  it('get their own answer, leave no CV and no file, and hurt nobody', () => expectRefused(10));
  it('are refused so, twice as many of them', { tags: ['long'] }, () => expectRefused(5));

  it('one that blows up is its owner’s trouble alone', async () => {
    const name = context.kind === 'embedded' ? 'operator-bomb.pdf' : 'chain-ring.doc';
    const bomb = makeFilesThatBlowUp().find((file) => file.name === name)!;
    const other = (await signInNewPerson(imports.app)).session.access_token;
    const [answer, bystander] = await Promise.all([
      importFile(bomb.bytes, bomb.name),
      importFile(goodPdf(), 'vecina.pdf', other),
    ]);
    expect(answer.status).toBe(422);
    expect(wordCodes(name, bomb.codes)).toContain(answer.json.code);
    expect(bystander.status).toBe(201);
    const { cvs } = (await imports.app.call('GET', '/api/cv-summaries', { token: imports.token }))
      .json;
    expect(cvs.map((cv: { filename: string }) => cv.filename)).not.toContain(name);
  }, 120_000);

  it('a scan without words is called one', { tags: ['long'] }, async () => {
    const answer = await importFile(await writeScan([[]]), 'escaneado.pdf');
    expect([answer.status, answer.json.code]).toEqual([422, 'file_is_scan']);
    expect(answer.json.error).toMatch(/scan/);
  });

  it('ten megabytes are fine, one byte more is not', async () => {
    const limit = 10 * 1024 * 1024;
    const padded = (size: number) => {
      const pdf = goodPdf();
      const bytes = new Uint8Array(size).fill(0x0a);
      bytes.set(pdf, size - pdf.length);
      bytes.set(new TextEncoder().encode('%PDF-1.4\n'), 0);
      return bytes;
    };
    const atLimit = await upload('/api/storage/cvs', 'file', padded(limit), 'justo.pdf');
    expect(atLimit.status).toBe(201);
    const over = await upload('/api/storage/cvs', 'file', padded(limit + 1), 'largo.pdf');
    expect(over.status).toBe(413);
    expect(over.json.code).toBe('file_too_large');
  });

  it('no file, two files, another field, no multipart', async () => {
    const send = (body: FormData | string, headers: Record<string, string> = {}) =>
      fetch(`${imports.app.url}/api/import`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${imports.token}`, ...headers },
      });
    expect((await send(new FormData())).status).toBe(400);
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(goodPdf())]), 'a.pdf');
    two.append('file', new Blob([new Uint8Array(goodPdf())]), 'b.pdf');
    const refused = await send(two);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'one_file_only' });
    expect((await upload('/api/import', 'cv', goodPdf(), 'a.pdf')).json.code).toBe('file_missing');
    expect((await send('x', { 'content-type': 'application/pdf' })).status).toBe(415);
    expect(
      (await send('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(400);
  });

  it('names are labels: no path, no control characters, at most 255', async () => {
    const answer = await importFile(goodDocx(), `../../etc/\u202epasswd ${'ñ'.repeat(300)}.docx`);
    expect(answer.status).toBe(201);
    const { filename } = answer.json.cv;
    expect(filename).toMatch(/^passwd ñ+\.docx$/);
    expect(filename.length).toBeLessThanOrEqual(255);
  });
});
