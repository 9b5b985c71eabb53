import { listAuditEvents, listJobOrigins, searchJobs } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import type { FakeJobApi } from '../../jobs/fake-job-api';
import type { AdminSuite } from './admin-suite';

export function tryBoardOrigins({ app, admin, get }: AdminSuite, feeds: FakeJobApi): void {
  async function importFile(name: string, content: string | Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    form.set('file', new File([content], name));
    const response = await fetch(`${app.url}/api/admin/job-origins/files`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return { status: response.status, json: JSON.parse(await response.text()) };
  }
  const listOrigins = async () =>
    listJobOrigins.output.parse((await get('/api/admin/job-origins')).json).origins;
  const search = async (interest: string) => {
    const body = { interest, location: 'Soria' };
    const { json } = await app.call('POST', '/api/search-jobs', { token: admin.token, body });
    return searchJobs.output.parse(json).jobs.map(({ title }) => title);
  };

  it('fill the job board from a file, see what came of it, and empty it again', async () => {
    // As Excel saves it in Spain: neither commas nor UTF-8.
    const table =
      'Puesto;Descripción;Ciudad\nApicultora;Cría de abejas en la montaña;Soria\n;sin título;\n';
    const saved = Uint8Array.from(table, (letter) => letter.charCodeAt(0));
    const { status, json } = await importFile('ofertas.csv', saved);
    expect(status).toBe(201);
    expect(json.origin).toMatchObject({
      name: 'ofertas.csv',
      is_feed: false,
      postings: 1,
      brought: { added: 1, updated: 0, left_out: 1 },
      problem: null,
    });
    expect((await importFile('ofertas.csv', saved)).json.origin).toMatchObject({
      postings: 1,
      brought: { added: 0, updated: 1, left_out: 1 },
    });
    expect(await search('apicultora montaña')).toEqual(['Apicultora']);
    for (const content of ['', 'hola', '{"a": 1}', '%PDF-1.7', '\0\x01\x02'])
      expect((await importFile('otra.csv', content)).json.code).toBe('job_file_unread');
    expect(await listOrigins()).toHaveLength(1);
    const gone = await app.call('DELETE', `/api/admin/job-origins/${json.origin.id}`, {
      token: admin.token,
    });
    expect(gone.json).toEqual({ success: true, deleted: 1 });
    expect(await listOrigins()).toEqual([]);
    expect(await search('apicultora montaña')).not.toContain('Apicultora');
  });

  it('keep the address of a feed, of the public web alone, and read it again', async () => {
    const add = (address: string) =>
      app.call('POST', '/api/admin/job-origins/feeds', { token: admin.token, body: { address } });
    for (const [address, code] of [
      ['ftp://jobs.example.test/', 'feed_address_bad'],
      ['una dirección', 'feed_address_bad'],
      ['http://169.254.169.254/latest', 'feed_not_public'],
      [`http://10.0.0.1:${feeds.port}/`, 'feed_not_public'],
    ] as const)
      expect((await add(address)).json.code).toBe(code);
    const address = `http://jobs.example.test:${feeds.port}/feed.xml`;
    feeds.behave({ kind: 'redirect', to: 'http://169.254.169.254/latest' });
    expect((await add(address)).json.code).toBe('feed_not_public');
    feeds.behave({ kind: 'status', status: 404 });
    expect((await add(address)).json.code).toBe('feed_unreachable');
    feeds.behave({ kind: 'html' });
    expect((await add(address)).json.code).toBe('job_file_unread');
    expect(await listOrigins()).toEqual([]);

    const item = (title: string) =>
      `<item><title>${title}</title><description>Oficio de la miel</description><guid>${title}</guid></item>`;
    const feed = (...titles: string[]) =>
      ({
        kind: 'text',
        body: `<rss><channel>${titles.map(item).join('')}</channel></rss>`,
      }) as const;
    feeds.behave(feed('Colmenero'));
    const { json } = await add(address);
    expect(json.origin).toMatchObject({ name: address, is_feed: true, postings: 1 });
    const { id } = json.origin;
    const refresh = () =>
      app.call('POST', '/api/admin/job-origins/refresh', { token: admin.token, body: { id } });
    feeds.behave(feed('Colmenero', 'Melero'));
    expect((await refresh()).json.origin).toMatchObject({
      postings: 2,
      brought: { added: 1, updated: 1, left_out: 0 },
    });
    feeds.behave({ kind: 'status', status: 500 });
    const failed = await refresh();
    expect(failed.status).toBe(200);
    expect(failed.json.origin).toMatchObject({ postings: 2, problem: 'feed_unreachable' });

    const emptied = await app.call('DELETE', `/api/admin/job-origins/${id}/postings`, {
      token: admin.token,
    });
    expect(emptied.json.deleted).toBe(2);
    expect(await listOrigins()).toMatchObject([{ id, postings: 0 }]);
    await app.call('DELETE', `/api/admin/job-origins/${id}`, { token: admin.token });
    expect((await refresh()).status).toBe(404);
    const log = listAuditEvents.output.parse((await get('/api/admin/audit?group=job_board')).json);
    expect(log.events.slice(0, 4).map(({ event }) => event)).toEqual([
      'job_origin_removed',
      'job_postings_deleted',
      'jobs_imported',
      'jobs_imported',
    ]);
    expect(log.events[0]).toMatchObject({ user: { id: admin.id }, details: { origin: id } });
  });
}
