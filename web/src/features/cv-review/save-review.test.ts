import { describe, expect, it } from 'vitest';
import { answer, FakeCvServer, makeRecord, noAnswer, readCv } from '../../cvs/fake-cv-server';
import { saveReview } from './save-review';

const record = makeRecord();
const path = `/api/cvs/${record.id}`;

describe('saveReview', () => {
  it('names the version that was seen', async () => {
    const server = new FakeCvServer();
    server.answers[path] = answer({ success: true, cv: makeRecord({ version: 4 }) });
    const outcome = await saveReview(server.call, record.id, readCv, 3);
    expect(outcome).toEqual({ kind: 'saved', record: makeRecord({ version: 4 }) });
    expect(server.requests[0]?.headers.get('If-Match')).toBe('"3"');
    expect(server.requests[0]?.method).toBe('PATCH');
  });

  it('brings back what somebody else saved in between', async () => {
    const server = new FakeCvServer();
    const newest = makeRecord({ version: 9 });
    server.answers[path] = answer({ success: false, code: 'conflict', error: '', cv: newest }, 409);
    expect(await saveReview(server.call, record.id, readCv, 3)).toEqual({
      kind: 'conflict',
      newest,
    });
  });

  it('is a failure like any other without an answer', async () => {
    const server = new FakeCvServer();
    server.answers[path] = noAnswer;
    expect(await saveReview(server.call, record.id, readCv, 3)).toMatchObject({
      kind: 'failed',
      error: { code: 'network' },
    });
  });
});
