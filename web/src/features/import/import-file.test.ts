import { type ErrorCode, errorTable, PROGRESS_TYPE } from '@trayecto/core/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  FakeCvServer,
  importNews,
  makeRecord,
  noAnswer,
  readCv,
  refuse,
  tell,
  tooLate,
} from '../../cvs/fake-cv-server';
import { type ImportProgress, importFile } from './import-file';
import type { TwinChoice } from './twin';

const pdf = (name = 'ana.pdf') => new File(['%PDF-1.7 …'], name);
const saved = { success: true, cv: makeRecord() };
const [extracting, parsing] = importNews;
const untilParsing = importNews.slice(0, 2);
const refusal = (code: ErrorCode, more = {}) =>
  [
    { success: false, error: errorTable[code].message, code, ...more },
    errorTable[code].status,
  ] as const;

function run(server: FakeCvServer, file: File, choice: TwinChoice = 'again') {
  const control = new AbortController();
  const progress: ImportProgress[] = [];
  const waitsMs: number[] = [];
  const outcome = importFile(file, {
    call: server.call,
    requestKey: 'one-import',
    signal: control.signal,
    sleep: async (delayMs) => void waitsMs.push(delayMs),
    onProgress: (step) => progress.push(step),
    askAboutTwin: async () => choice,
  });
  return { outcome, control, progress, waitsMs };
}

async function problemOf(server: FakeCvServer, file: File) {
  const outcome = await run(server, file).outcome;
  return outcome.kind === 'failed' ? outcome.problem : outcome.kind;
}

/** Tells some of its news, and then nothing any more. */
const cutShort =
  (news: readonly object[]): Answer =>
  (request) => {
    const whole = tell(news, null)(request);
    if (whole instanceof Promise) return whole;
    const lines = news.map((progress) => `${JSON.stringify({ progress })}\n`).join('');
    return new Response(lines, { headers: whole.headers });
  };

describe('importFile', () => {
  it('goes through every step, in order, with the percentages of the documents', async () => {
    const server = new FakeCvServer();
    const { outcome, progress } = run(server, pdf());
    expect(await outcome).toEqual({ kind: 'saved', cv: makeRecord() });
    expect(progress.map(({ percent }) => percent)).toEqual([0, 10, 30, 40, 60, 70, 80, 95, 100]);
  });

  it('sends the file once, under a key, and asks to be refused for a twin', async () => {
    const server = new FakeCvServer();
    await run(server, new File(['PK…'], 'ana.docx')).outcome;
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    const url = new URL(request?.url ?? '');
    expect(url.pathname).toBe('/api/import');
    expect(Object.fromEntries(url.searchParams)).toEqual({ twin: 'refuse', original: 'optional' });
    expect(request?.headers.get('Idempotency-Key')).toBe('one-import');
    expect((await request?.formData())?.get('file')).toHaveProperty('name', 'ana.docx');
  });

  it('tells the pages of a scan between extracting and parsing', async () => {
    const server = new FakeCvServer();
    const pages = [0, 1, 2, 3].map((page) => ({ page, of: 3 }));
    const news = [{ step: 'extract' }, ...pages, ...importNews.slice(1)];
    server.answers['/api/import'] = tell(news, saved);
    const { outcome, progress } = run(server, pdf());
    expect(await outcome).toHaveProperty('kind', 'saved');
    expect(progress.flatMap(({ percent, scan }) => (scan ? [[percent, scan.page]] : []))).toEqual([
      [40, 1],
      [46, 2],
      [53, 3],
      [59, 3],
    ]);
  });

  it('tells files that cannot be read before anything is sent', async () => {
    const server = new FakeCvServer();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'ana.pdf');
    for (const [file, kind] of [
      [large, 'fileSize'],
      [new File([], 'ana.pdf'), 'fileEmpty'],
      [new File(['hola'], 'a.txt'), 'unsupportedFormat'],
      [new File(['hola'], 'a.docx'), 'wordDamaged'],
    ] as const) {
      expect(await problemOf(server, file)).toHaveProperty('kind', kind);
    }
    expect(server.requests).toEqual([]);
  });

  it('stops when the session has ended', async () => {
    const server = new FakeCvServer();
    server.answers['/api/import'] = refuse('not_signed_in');
    expect(await problemOf(server, pdf())).toHaveProperty('kind', 'authRequired');
    expect(server.requests).toHaveLength(1);
  });

  it('asks before it makes a twin', async () => {
    const twin = { id: '3f0b7c56-8d4b-4c0e-9a51-7f1f2d1a9e10', filename: 'viejo.pdf' };
    const server = new FakeCvServer();
    server.answers['/api/import'] = ({ url }) => {
      if (new URL(url).searchParams.get('twin') === 'make') return tell(importNews, saved)(null!);
      const [body, status] = refusal('file_known', { existing: twin });
      return Response.json(body, { status });
    };
    expect(await run(server, pdf(), 'open').outcome).toEqual({ kind: 'twin', twin });
    expect(await run(server, pdf(), 'cancel').outcome).toEqual({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(2);
    expect(await run(server, pdf(), 'again').outcome).toHaveProperty('kind', 'saved');
  });

  it('explains a file that cannot be read with the server’s own reason, if it has one', async () => {
    const server = new FakeCvServer();
    for (const [code, property, value] of [
      ['file_encrypted', 'code', 'file_encrypted'],
      ['file_is_scan', 'code', 'file_is_scan'],
      ['file_unsupported', 'kind', 'unsupportedFormat'],
      ['file_too_large', 'kind', 'fileSize'],
      ['internal', 'kind', 'pdfExtract'],
    ] as const) {
      server.requests.length = 0;
      server.answers['/api/import'] = tell([extracting!], ...refusal(code));
      expect(await problemOf(server, pdf()), code).toHaveProperty(property, value);
      expect(server.requests, code).toHaveLength(1);
    }
    const word = new File(['PK'], 'a.docx');
    expect(await problemOf(server, word)).toHaveProperty('kind', 'wordExtract');
  });

  it('says that nothing was heard when the answer breaks off', async () => {
    const server = new FakeCvServer();
    for (const news of [[], [extracting!], [extracting!, parsing!]]) {
      server.answers['/api/import'] = cutShort(news);
      expect(await problemOf(server, pdf())).toHaveProperty('kind', 'noApiResponse');
    }
  });

  it('tries three times, waiting longer each time and under one key, before and after reading', async () => {
    for (const failures of [
      [refuse('unavailable'), noAnswer],
      [tell(untilParsing, ...refusal('internal')), cutShort(untilParsing)],
    ]) {
      const server = new FakeCvServer();
      server.answers['/api/import'] = [...failures, tell(importNews, saved)];
      const { outcome, waitsMs } = run(server, pdf());
      expect(await outcome).toHaveProperty('kind', 'saved');
      expect(waitsMs).toEqual([500, 1000]);
      const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toEqual(Array(3).fill('one-import'));
    }
  });

  it('gives up after the third attempt, and at once when it is refused', async () => {
    const server = new FakeCvServer();
    for (const [given, kind, attempts] of [
      [tell(untilParsing, ...refusal('internal')), 'apiError', 3],
      [tooLate, 'timeout', 3],
      [noAnswer, 'noApiResponse', 3],
      [tell(untilParsing, ...refusal('text_blank')), 'apiError', 1],
    ] as const) {
      server.requests.length = 0;
      server.answers['/api/import'] = given;
      expect(await problemOf(server, pdf())).toHaveProperty('kind', kind);
      expect(server.requests).toHaveLength(attempts);
    }
  });

  it('hands the CV on when only saving failed, to be saved as the same one', async () => {
    const server = new FakeCvServer();
    for (const given of [
      tell(importNews, ...refusal('internal')),
      tell(importNews.slice(0, 3), ...refusal('cv_too_large')),
      cutShort(importNews),
    ]) {
      server.requests.length = 0;
      server.answers['/api/import'] = given;
      expect(await run(server, pdf()).outcome).toMatchObject({
        kind: 'unsaved',
        unsaved: {
          filename: 'ana.pdf',
          content: 'Ana Ruiz',
          cv: readCv,
          storagePath: 'u/1-a.pdf',
          requestKey: 'one-import-save',
        },
      });
      expect(server.requests).toHaveLength(1);
    }
  });

  it('waits as long for each step as the documents say', async () => {
    vi.useFakeTimers();
    try {
      for (const [news, waitMs, expected] of [
        [[extracting!], 45_000, { kind: 'failed', problem: { kind: 'extractTimeout' } }],
        [importNews, 15_000, { kind: 'unsaved', problem: { isTimeout: true } }],
      ] as const) {
        const server = new FakeCvServer();
        server.answers['/api/import'] = (request) => tellAndWait(news, request.signal);
        const outcomes: unknown[] = [];
        void run(server, pdf()).outcome.then((outcome) => outcomes.push(outcome));
        await vi.advanceTimersByTimeAsync(waitMs - 1);
        expect(outcomes).toEqual([]);
        await vi.advanceTimersByTimeAsync(1);
        expect(outcomes).toMatchObject([expected]);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be cancelled until it is being saved', async () => {
    for (const news of [[], [extracting!], untilParsing, importNews.slice(0, 3)]) {
      const server = new FakeCvServer();
      server.answers['/api/import'] = (request) => tellAndWait(news, request.signal);
      const { outcome } = cancelAt([10, 40, 60, 70][news.length] ?? 0, server);
      expect(await outcome).toEqual({ kind: 'cancelled' });
    }
  });

  it('tells whether it was saved when it is cancelled while it is being saved', async () => {
    const server = new FakeCvServer();
    const cancelled = cancelAt(80, server);
    server.answers['/api/import'] = () =>
      tellAndWait(importNews, cancelled.control.signal, { status: 201, body: saved });
    expect(await cancelled.outcome).toEqual({ kind: 'saved', cv: makeRecord() });
  });

  it('keeps the end of an overlong name and nothing of a path', async () => {
    const server = new FakeCvServer();
    await run(server, pdf(`C:\\cv\\${'x'.repeat(300)}.pdf`)).outcome;
    const file = (await server.requests.at(-1)!.formData()).get('file');
    const name = file instanceof File ? file.name : '';
    expect(name).toHaveLength(255);
    expect(name).toMatch(/^x.*…x*\.pdf$/);
  });
});

function cancelAt(percent: number, server: FakeCvServer) {
  const started = run(server, pdf());
  const { push } = started.progress;
  started.progress.push = (...steps) => {
    if (steps.some((step) => step.percent === percent)) started.control.abort();
    return push.apply(started.progress, steps);
  };
  return started;
}

/** Tells its news and then nothing until the signal comes; then its last line, if it has one, or it breaks off. */
function tellAndWait(news: readonly object[], signal: AbortSignal, last?: object): Response {
  const encode = (line: object) => new TextEncoder().encode(`${JSON.stringify(line)}\n`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const progress of news) controller.enqueue(encode({ progress }));
      const finish = () => {
        if (!last) return controller.error(signal.reason);
        controller.enqueue(encode(last));
        controller.close();
      };
      if (signal.aborted) finish();
      else signal.addEventListener('abort', finish);
    },
  });
  return new Response(body, { headers: { 'Content-Type': PROGRESS_TYPE } });
}
