import { storeFile } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { FakeServer } from './fake-server';
import { createFakeTab } from './fake-tab';

describe('an upload', () => {
  it('is sent again, whole, with a new token when the first was refused', async () => {
    const server = new FakeServer();
    const uploads: Request[] = [];
    const answerRest = server.fetch;
    server.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/storage/cvs')) return answerRest(input, init);
      const request = new Request('https://app.test/api/storage/cvs', init);
      uploads.push(request);
      if (uploads.length === 1) return Response.json({ code: 'not_signed_in' }, { status: 401 });
      return Response.json({ path: 'u/1.pdf', existing: null }, { status: 201 });
    };
    const tab = createFakeTab(server);
    tab.keeper.start(server.issueSession());

    const file = new File(['%PDF-1.7'], 'ana.pdf');
    expect(await tab.call(storeFile, {}, { file })).toEqual({ path: 'u/1.pdf', existing: null });
    const [first, second] = uploads;
    expect(second?.headers.get('Authorization')).not.toBe(first?.headers.get('Authorization'));
    expect(second?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = (await second?.formData())?.get('file');
    expect(sent).toBeInstanceOf(File);
    expect(sent instanceof File && (await sent.text())).toBe('%PDF-1.7');
  });
});
