import { describe, expect, it } from 'vitest';
import { answer, FakeCvServer, makeRecord, noAnswer, readCv, refuse } from './fake-cv-server';
import { saveCvAgain, type UnsavedCv } from './save-cv';

const unsaved: UnsavedCv = {
  filename: 'ana.pdf',
  content: 'Ana Ruiz',
  cv: { ...readCv, additional: { Cursos: ['A'], Premios: ['B'] } },
  storagePath: 'u/1-a.pdf',
  edited: null,
  requestKey: 'one-import',
};
const keysOf = (server: FakeCvServer) =>
  server.requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('saveCvAgain', () => {
  it('asks under the same key each time, so that a lost answer makes no second CV', async () => {
    const server = new FakeCvServer();
    server.answers['/api/cvs'] = [noAnswer, answer({ success: true, cv: makeRecord() }, 201)];
    await expect(saveCvAgain(server.call, unsaved)).rejects.toHaveProperty('code', 'network');
    expect(await saveCvAgain(server.call, unsaved)).toEqual(makeRecord());
    expect(keysOf(server)).toEqual(['one-import', 'one-import']);
  });

  it('saves without the original when that is gone, under the same key', async () => {
    const server = new FakeCvServer();
    server.answers['/api/cvs'] = [
      refuse('file_missing'),
      answer({ success: true, cv: makeRecord({ has_original: false }) }, 201),
    ];
    expect(await saveCvAgain(server.call, unsaved)).toHaveProperty('has_original', false);
    expect(await server.requests.at(-1)?.json()).toHaveProperty('storage_path', null);
    expect(keysOf(server)).toEqual(['one-import', 'one-import']);
  });

  it('saves what was read, and on top of it what was edited; a second try makes no second CV', async () => {
    const server = new FakeCvServer();
    const edited = { ...unsaved.cv, summary: 'Escrito sin conexión.' };
    const { id } = makeRecord();
    const made = makeRecord({ parsed_data: { ...unsaved.cv, skills: ['SQL', 'Del servidor'] } });
    server.answers['/api/cvs'] = answer({ success: true, cv: made }, 201);
    server.answers[`/api/cvs/${id}`] = [
      noAnswer,
      answer({ success: true, cv: makeRecord({ version: 2 }) }),
    ];
    const asked = { ...unsaved, edited };
    await expect(saveCvAgain(server.call, asked)).rejects.toHaveProperty('code', 'network');
    expect(await saveCvAgain(server.call, asked)).toHaveProperty('version', 2);
    const [first, , again, last] = server.requests;
    expect(await first?.json()).toHaveProperty('parsed_data.summary', '');
    expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(last?.headers.get('If-Match')).toBe('"1"');
    expect(await last?.json()).toMatchObject({
      parsed_data: { summary: 'Escrito sin conexión.', skills: ['SQL', 'Del servidor'] },
    });
  });

  it('what was read may be too much for good: then what was made of it is what counts', async () => {
    const server = new FakeCvServer();
    server.answers['/api/cvs'] = [
      refuse('cv_too_large'),
      answer({ success: true, cv: makeRecord() }, 201),
    ];
    const edited = { ...unsaved.cv, summary: 'Más corto.' };
    await saveCvAgain(server.call, { ...unsaved, edited });
    expect(await server.requests.at(-1)?.json()).toHaveProperty(
      'parsed_data.summary',
      'Más corto.',
    );
  });

  it('passes any other refusal on', async () => {
    const server = new FakeCvServer();
    server.answers['/api/cvs'] = refuse('storage_full');
    await expect(saveCvAgain(server.call, unsaved)).rejects.toHaveProperty('code', 'storage_full');
  });
});
