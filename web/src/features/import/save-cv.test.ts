import { describe, expect, it } from 'vitest';
import {
  answer,
  FakeImportServer,
  makeRecord,
  noAnswer,
  readCv,
  refuse,
} from './fake-import-server';
import { saveCvAgain, type UnsavedCv } from './save-cv';

const unsaved: UnsavedCv = {
  filename: 'ana.pdf',
  content: 'Ana Ruiz',
  cv: { ...readCv, additional: { Cursos: ['A'], Premios: ['B'] } },
  storagePath: 'u/1-a.pdf',
  requestKey: 'one-import',
};
const keysOf = (server: FakeImportServer) =>
  server.requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('saveCvAgain', () => {
  it('asks under the same key each time, so that a lost answer makes no second CV', async () => {
    const server = new FakeImportServer();
    server.answers['/api/cvs'] = [noAnswer, answer({ success: true, cv: makeRecord() }, 201)];
    await expect(saveCvAgain(server.call, unsaved)).rejects.toHaveProperty('code', 'network');
    expect(await saveCvAgain(server.call, unsaved)).toEqual(makeRecord());
    expect(keysOf(server)).toEqual(['one-import', 'one-import']);
  });

  it('saves without the original when that is gone, under a key of its own', async () => {
    const server = new FakeImportServer();
    server.answers['/api/cvs'] = [
      refuse('file_missing'),
      answer({ success: true, cv: makeRecord({ has_original: false }) }, 201),
    ];
    expect(await saveCvAgain(server.call, unsaved)).toHaveProperty('has_original', false);
    expect(await server.requests.at(-1)?.json()).toHaveProperty('storage_path', null);
    expect(new Set(keysOf(server)).size).toBe(2);
  });

  it('passes any other refusal on', async () => {
    const server = new FakeImportServer();
    server.answers['/api/cvs'] = refuse('storage_full');
    await expect(saveCvAgain(server.call, unsaved)).rejects.toHaveProperty('code', 'storage_full');
  });
});
