import { describe, expect, it } from 'vitest';
import { answer, FakeImportServer, makeRecord, readCv, refuse } from './fake-import-server';
import { saveCvAgain, type UnsavedCv } from './save-cv';

const unsaved: UnsavedCv = {
  filename: 'ana.pdf',
  content: 'Ana Ruiz',
  cv: { ...readCv, additional: { Cursos: ['A'], Premios: ['B'] } },
  storagePath: 'u/1-a.pdf',
};

describe('saveCvAgain', () => {
  it('saves', async () => {
    const server = new FakeImportServer();
    expect(await saveCvAgain(server.call, unsaved)).toEqual(makeRecord());
  });

  it('finds the CV when the first attempt had arrived after all, whatever the order of its keys', async () => {
    const server = new FakeImportServer();
    const saved = makeRecord({
      parsed_data: { ...readCv, additional: { Premios: ['B'], Cursos: ['A'] } },
    });
    server.answers['/api/cvs'] = [
      refuse('file_missing'),
      answer({ success: true, cvs: [makeRecord({ filename: 'otro.pdf' }), saved] }),
    ];
    expect(await saveCvAgain(server.call, unsaved)).toEqual(saved);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('saves without the original when that is really gone', async () => {
    const server = new FakeImportServer();
    server.answers['/api/cvs'] = [
      refuse('file_missing'),
      answer({ success: true, cvs: [] }),
      answer({ success: true, cv: makeRecord({ has_original: false }) }, 201),
    ];
    expect(await saveCvAgain(server.call, unsaved)).toHaveProperty('has_original', false);
    expect(await server.requests.at(-1)?.json()).toHaveProperty('storage_path', null);
  });

  it('passes any other refusal on', async () => {
    const server = new FakeImportServer();
    server.answers['/api/cvs'] = refuse('storage_full');
    await expect(saveCvAgain(server.call, unsaved)).rejects.toHaveProperty('code', 'storage_full');
  });
});
