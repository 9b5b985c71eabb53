import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnOneDatabase } from '../database';
import { writePdf } from '../files/write-pdf';
import { listPath } from './start-test-app';
import { useTwoPeople } from './two-people';

describeOnOneDatabase('what was', (context) => {
  const people = useTwoPeople(context);
  const { call } = people;
  const saveCv = () => people.saveCv(spanishAnalyst, 'texto');
  const change = (id: string, version: number, body: unknown) =>
    people.app.call('PATCH', `/api/cvs/${id}`, {
      token: people.token,
      body,
      headers: { 'If-Match': `${version}` },
    });
  const listIds = async () =>
    (await call('GET', '/api/cv-summaries')).json.cvs.map((cv: { id: string }) => cv.id);

  describe('the trash', () => {
    it('takes a CV, shows it, and gives it back whole', async () => {
      const id = await saveCv();
      const gone = await call('DELETE', `/api/cvs/${id}`);
      expect(gone.json).toEqual({ success: true, message: 'CV deleted successfully' });
      expect(await listIds()).not.toContain(id);
      expect((await call('GET', `/api/cvs/${id}`)).status).toBe(404);
      const { cvs } = (await call('GET', '/api/trash')).json;
      expect(cvs[0]).toMatchObject({ id, filename: 'cv.pdf', name: 'Lucía Fernández Ortega' });
      const days = (Date.parse(cvs[0].purged_at) - Date.parse(cvs[0].deleted_at)) / 86_400_000;
      expect(days).toBe(30);
      const back = await call('POST', `/api/cvs/${id}/restore`);
      expect(back.json.cv.parsed_data).toEqual(spanishAnalyst);
      expect(await listIds()).toContain(id);
    });

    it('a second delete is refused, a second restore does no harm', async () => {
      const id = await saveCv();
      await call('DELETE', `/api/cvs/${id}`);
      expect((await call('DELETE', `/api/cvs/${id}`)).status).toBe(404);
      await call('POST', `/api/cvs/${id}/restore`);
      expect((await call('POST', `/api/cvs/${id}/restore`)).status).toBe(200);
    });

    it('is emptied for good only by its owner, and only of what is in it', async () => {
      const id = await saveCv();
      expect((await call('DELETE', `/api/trash/${id}`)).status).toBe(404);
      await call('DELETE', `/api/cvs/${id}`);
      expect((await call('DELETE', `/api/trash/${id}`, undefined, people.stranger)).status).toBe(
        404,
      );
      expect((await call('DELETE', `/api/trash/${id}`)).status).toBe(204);
      expect((await call('POST', `/api/cvs/${id}/restore`)).status).toBe(404);
    });

    it('is nobody else’s business', async () => {
      const id = await saveCv();
      expect((await call('DELETE', `/api/cvs/${id}`, undefined, people.stranger)).status).toBe(404);
      await call('DELETE', `/api/cvs/${id}`);
      expect(
        (await call('POST', `/api/cvs/${id}/restore`, undefined, people.stranger)).status,
      ).toBe(404);
      expect((await call('GET', '/api/trash', undefined, people.stranger)).json.cvs).toEqual([]);
    });
  });

  describe('versions', () => {
    it('every save makes one that says what it changed; any can be seen and brought back', async () => {
      const id = await saveCv();
      const shorter = { ...spanishAnalyst, summary: 'Breve.', skills: ['SQL'] };
      await change(id, 1, { parsed_data: shorter });
      const { versions } = (await call('GET', `/api/cvs/${id}/versions`)).json;
      expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
      expect(versions[0].changes).toEqual([
        { section: 'summary', kind: 'changed', entry: '', field: 'summary', language: 'original' },
        { section: 'skills', kind: 'changed', entry: '', field: 'skills', language: 'original' },
      ]);
      expect(versions[1].reason).toBe('import');
      const first = await call('GET', `/api/cvs/${id}/versions/1`);
      expect(first.json.version.parsed_data).toEqual(spanishAnalyst);
      const restored = await call('POST', `/api/cvs/${id}/versions/1/restore`);
      expect(restored.json.cv).toMatchObject({ version: 3, parsed_data: spanishAnalyst });
      const after = (await call('GET', `/api/cvs/${id}/versions`)).json.versions;
      expect([after.length, after[0].reason]).toEqual([3, 'restore']);
    });

    it('there is none that never was, and none for a stranger', async () => {
      const id = await saveCv();
      expect((await call('GET', `/api/cvs/${id}/versions/9`)).status).toBe(404);
      expect((await call('POST', `/api/cvs/${id}/versions/9/restore`)).status).toBe(404);
      expect(
        (await call('GET', `/api/cvs/${id}/versions`, undefined, people.stranger)).status,
      ).toBe(404);
      expect(
        (await call('GET', `/api/cvs/${id}/versions/1`, undefined, people.stranger)).status,
      ).toBe(404);
    });
  });

  describe('two texts of one CV', () => {
    it('an edit of one marks the same places of the other, until it is edited or said to be right', async () => {
      const id = await saveCv();
      await change(id, 1, { parsed_data_english: englishAnalyst });
      const edited = { ...spanishAnalyst, summary: 'Otro perfil.' };
      const marked = await change(id, 2, { parsed_data: edited });
      expect(marked.json.cv.metadata.outdated).toEqual({
        original: [],
        english: [{ section: 'summary', entry: '', index: -1, field: 'summary', kind: 'changed' }],
      });
      const caughtUp = await change(id, 3, {
        parsed_data_english: { ...englishAnalyst, summary: 'Another profile.' },
      });
      expect(caughtUp.json.cv.metadata.outdated).toEqual({ original: [], english: [] });
      const { versions } = (await call('GET', `/api/cvs/${id}/versions`)).json;
      expect(versions[2].changes).toEqual([
        { section: '', kind: 'added', entry: '', field: '', language: 'english' },
      ]);
      const ahead = await change(id, 4, {
        parsed_data_english: { ...englishAnalyst, summary: 'A third profile.' },
      });
      expect(ahead.json.cv.metadata.outdated.original).toHaveLength(1);
      const settled = await call('PATCH', `/api/cvs/${id}`, { up_to_date: 'original' });
      expect(settled.json.cv.metadata.outdated).toEqual({ original: [], english: [] });
      expect(settled.json.cv.version).toBe(5);
    });
  });

  it('a person’s own sections keep their order, in every answer and when a version is restored', async () => {
    const additional = { Voluntariado: ['a'], Premios: ['b'], 'Otros méritos': ['c'] };
    const id = await saveCv();
    const changed = await change(id, 1, { parsed_data: { ...spanishAnalyst, additional } });
    const order = ['Voluntariado', 'Premios', 'Otros méritos'];
    expect(Object.keys(changed.json.cv.parsed_data.additional)).toEqual(order);
    await change(id, 2, { parsed_data: { ...spanishAnalyst, additional: { Premios: ['b'] } } });
    const restored = await call('POST', `/api/cvs/${id}/versions/2/restore`);
    expect(Object.keys(restored.json.cv.parsed_data.additional)[0]).toBe('Premios');
    const { cvs } = (await call('GET', listPath(people.token))).json;
    const listed = cvs.find((cv: { id: string }) => cv.id === id);
    expect(Object.keys(listed.parsed_data.additional)).toHaveLength(3);
  });

  it('the look of a CV is kept with it, makes no version, and is that of its files', async () => {
    const id = await saveCv();
    const design = { template: 'executive', sectionOrder: ['education'] };
    const kept = await call('PATCH', `/api/cvs/${id}`, { design });
    expect(kept.json.cv).toMatchObject({ version: 1, metadata: { design } });
    const text = (await call('GET', `/api/cvs/${id}/export?format=txt`)).text;
    expect(text.indexOf('FORMACIÓN')).toBeLessThan(text.indexOf('PERFIL'));
    expect((await call('PATCH', `/api/cvs/${id}`, { design: { template: 'x' } })).status).toBe(400);
  });

  async function importFile(bytes: Uint8Array, name: string, type?: string) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name, { type: type ?? '' }));
    const made = await fetch(`${people.app.url}/api/import`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${people.token}` },
      body: form,
    });
    return { status: made.status, cv: JSON.parse(await made.text()).cv };
  }
  const fetchOriginal = (id: string) =>
    fetch(`${people.app.url}/api/cvs/${id}/original`, {
      headers: { Authorization: `Bearer ${people.token}` },
    });

  it('the uploaded file and its text come back as they were', async () => {
    const bytes = writePdf([[{ text: 'Ana Ruiz Mora, panadera', x: 60, y: 780, size: 20 }]]);
    const { cv } = await importFile(bytes, 'ana.pdf');
    const original = await fetchOriginal(cv.id);
    expect(original.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(bytes));
    const content = await call('GET', `/api/cvs/${cv.id}/content`);
    expect(content.json.content).toContain('Ana Ruiz Mora');
    const download = await call('GET', `/api/cvs/${cv.id}/download`);
    expect(download.text).toBe(content.json.content);
    for (const path of ['original', 'content', 'download'])
      expect(
        (await call('GET', `/api/cvs/${cv.id}/${path}`, undefined, people.stranger)).status,
      ).toBe(404);
  });

  it('a file that is two things at once comes back as a file to keep, never as a page', {
    tags: ['long'],
  }, async () => {
    const pdf = writePdf([[{ text: 'Ana Ruiz Mora, panadera', x: 60, y: 780, size: 20 }]]);
    const page = '<html><script>alert(1)</script></html>';
    const twoAtOnce = Buffer.concat([pdf, Buffer.from(`\n${page}`)]);
    for (const name of [
      'a.html',
      'a.svg',
      'a.pdf\r\nX-Evil: 1',
      '"; filename="b.exe',
      '../../c.js',
    ]) {
      const { status, cv } = await importFile(twoAtOnce, name, 'text/html');
      expect([status, name]).toEqual([201, name]);
      const { headers } = await fetchOriginal(cv.id);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(headers.has('x-evil')).toBe(false);
    }
  });

  describe('the debug view', () => {
    const ticketFor = async (id: string, as = people.token) =>
      call('POST', `/api/cv-debug/${id}/ticket`, {}, as);

    it('opens once with its ticket and shows how the CV was read', async () => {
      const id = await saveCv();
      const { ticket } = (await ticketFor(id)).json;
      const path = `/api/cv-debug/${id}?ticket=${ticket}`;
      const first = await people.app.call('GET', path);
      expect(first.status).toBe(200);
      expect(first.json).toMatchObject({ record: { id }, engine: 'builtin', versions: 1 });
      const second = await people.app.call('GET', path);
      expect([second.status, second.json.code]).toEqual([403, 'ticket_invalid']);
    });

    it('is written to be read, and tells how long reading took', async () => {
      const pdf = writePdf([[{ text: 'Ana Ruiz Mora, panadera', x: 60, y: 780, size: 20 }]]);
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(pdf)]), 'ana.pdf');
      const imported = await fetch(`${people.app.url}/api/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${people.token}` },
      });
      const { cv } = z.object({ cv: z.object({ id: z.string() }) }).parse(await imported.json());
      const { ticket } = (await ticketFor(cv.id)).json;
      const { text, json, headers } = await people.app.call(
        'GET',
        `/api/cv-debug/${cv.id}?ticket=${ticket}`,
      );
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(text).toMatch(/^\{\n {2}"record": \{\n {4}"id": /);
      expect(json.timings).toEqual({
        read_ms: expect.any(Number),
        parse_ms: expect.any(Number),
        created_at: json.record.created_at,
        updated_at: json.record.updated_at,
      });
      expect(json.parse.warnings).toEqual(expect.any(Array));
      expect(json.sizes.text_characters).toBe(json.record.content_characters);
    });

    it('has no ticket for strangers, and a ticket opens no other CV', async () => {
      const id = await saveCv();
      const other = await saveCv();
      expect((await ticketFor(id, people.stranger)).status).toBe(404);
      const { ticket } = (await ticketFor(id)).json;
      expect((await people.app.call('GET', `/api/cv-debug/${other}?ticket=${ticket}`)).status).toBe(
        403,
      );
      expect((await people.app.call('GET', `/api/cv-debug/${id}?ticket=made-up`)).status).toBe(403);
      expect((await people.app.call('GET', `/api/cv-debug/${id}`)).status).toBe(400);
    });
  });
});
