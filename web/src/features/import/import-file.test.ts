import { PROGRESS_TYPE } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import {
  answer,
  FakeCvServer,
  makeRecord,
  noAnswer,
  readCv,
  refuse,
  tooLate,
} from '../../cvs/fake-cv-server';
import { type ImportProgress, importFile, type TwinChoice } from './import-file';

const pdf = (name = 'ana.pdf') => new File(['%PDF-1.7 …'], name);
const TWIN = { id: '3f0b7c56-8d4b-4c0e-9a51-7f1f2d1a9e10', filename: 'viejo.pdf' };

function run(server: FakeCvServer, file: File, choice: TwinChoice = 'again') {
  const control = new AbortController();
  const progress: ImportProgress[] = [];
  const drawn: (number | undefined)[] = [];
  const waitsMs: number[] = [];
  const outcome = importFile(file, {
    call: server.call,
    signal: control.signal,
    sleep: async (delayMs) => void waitsMs.push(delayMs),
    onProgress: (step) => progress.push(step),
    drawn: async () => void drawn.push(progress.at(-1)?.percent),
    askAboutTwin: async () => choice,
  });
  return { outcome, control, progress, drawn, waitsMs };
}

async function problemOf(server: FakeCvServer, file: File) {
  const outcome = await run(server, file).outcome;
  return outcome.kind === 'failed' ? outcome.problem : outcome.kind;
}

describe('importFile', () => {
  it('goes through every step, in order, with the percentages of the documents', async () => {
    const server = new FakeCvServer();
    const { outcome, progress, drawn } = run(server, pdf());
    expect(await outcome).toMatchObject({ kind: 'saved', cv: { filename: 'ana.pdf' } });
    expect(progress.map(({ percent }) => percent)).toEqual([0, 10, 30, 40, 60, 70, 80, 95, 100]);
    // The others stand while the server works; these would be gone before anybody could see them.
    expect(drawn).toEqual([30, 70, 95, 100]);
    expect(server.paths).toEqual([
      '/api/storage/cvs',
      '/api/extract-pdf',
      '/api/parse-text',
      '/api/cvs',
    ]);
    const saved = await server.requests.at(-1)?.json();
    expect(saved).toMatchObject({
      filename: 'ana.pdf',
      content: 'Ana Ruiz',
      storage_path: 'u/1-a.pdf',
      parsed_data: { personal: { name: 'Ana Ruiz' } },
    });
  });

  it('tells the pages of a scan between extracting and parsing', async () => {
    const server = new FakeCvServer();
    const body = { text: 'Ana Ruiz', characters: 8, processingTimeMs: 5, readFromImage: true };
    const lines = [
      ...[0, 1, 2, 3].map((page) => ({ progress: { page, of: 3 } })),
      { status: 200, body: { ...body, pages: 3 } },
    ];
    server.answers['/api/extract-pdf'] = () =>
      new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
        headers: { 'Content-Type': PROGRESS_TYPE },
      });
    const { outcome, progress } = run(server, pdf());
    expect(await outcome).toHaveProperty('kind', 'saved');
    expect(progress.flatMap(({ percent, scan }) => (scan ? [[percent, scan.page]] : []))).toEqual([
      [40, 1],
      [46, 2],
      [53, 3],
      [59, 3],
    ]);
  });

  it('sends the file as a form, under the field each endpoint names', async () => {
    const server = new FakeCvServer();
    await run(server, new File(['PK…'], 'ana.docx')).outcome;
    const [stored, extracted] = server.requests;
    expect((await stored?.formData())?.get('file')).toBeInstanceOf(File);
    expect(new URL(extracted?.url ?? '').pathname).toBe('/api/extract-word');
    expect((await extracted?.formData())?.get('file')).toHaveProperty('name', 'ana.docx');
  });

  it('tells files that cannot be read before anything is sent', async () => {
    const server = new FakeCvServer();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'ana.pdf');
    expect(await problemOf(server, large)).toHaveProperty('kind', 'fileSize');
    expect(await problemOf(server, new File([], 'ana.pdf'))).toHaveProperty('kind', 'fileEmpty');
    expect(await problemOf(server, new File(['hola'], 'a.txt'))).toHaveProperty(
      'kind',
      'unsupportedFormat',
    );
    expect(await problemOf(server, new File(['hola'], 'a.docx'))).toHaveProperty(
      'kind',
      'wordDamaged',
    );
    expect(server.requests).toEqual([]);
  });

  it('reads JSON Resume without asking the reader or the parser', async () => {
    const server = new FakeCvServer();
    const json = JSON.stringify({ basics: { name: 'Ana Ruiz', label: 'Analista' } });
    const outcome = await run(server, new File([json], 'ana.json')).outcome;
    expect(outcome).toHaveProperty('kind', 'saved');
    expect(server.paths).toEqual(['/api/storage/cvs', '/api/cvs']);
    expect(await server.requests.at(-1)?.json()).toMatchObject({
      content: json,
      parsed_data: { personal: { name: 'Ana Ruiz', title: 'Analista' } },
    });
    const broken = new File(['{ "basics": '], 'ana.json');
    expect(await problemOf(server, broken)).toHaveProperty('kind', 'fileDamaged');
    const other = new File(['{ "version": 3 }'], 'package.json');
    expect(await problemOf(server, other)).toHaveProperty('kind', 'fileEmpty');
  });

  it('does without the original when it cannot be stored', async () => {
    const server = new FakeCvServer();
    server.answers['/api/storage/cvs'] = refuse('storage_quota');
    expect(await run(server, pdf()).outcome).toHaveProperty('kind', 'saved');
    expect(await server.requests.at(-1)?.json()).toHaveProperty('storage_path', null);
  });

  it('stops at the first step when the session has ended', async () => {
    const server = new FakeCvServer();
    server.answers['/api/storage/cvs'] = refuse('not_signed_in');
    expect(await problemOf(server, pdf())).toHaveProperty('kind', 'authRequired');
    expect(server.paths).toEqual(['/api/storage/cvs']);
  });

  it('asks before it makes a twin', async () => {
    const server = new FakeCvServer();
    server.answers['/api/storage/cvs'] = answer({ path: 'u/2.pdf', existing: TWIN }, 201);
    expect(await run(server, pdf(), 'open').outcome).toEqual({ kind: 'twin', twin: TWIN });
    expect(await run(server, pdf(), 'cancel').outcome).toEqual({ kind: 'cancelled' });
    expect(server.paths).not.toContain('/api/extract-pdf');
    expect(await run(server, pdf(), 'again').outcome).toHaveProperty('kind', 'saved');
  });

  it('explains a file that cannot be read with the server’s own reason, if it has one', async () => {
    const server = new FakeCvServer();
    const cases = [
      [refuse('file_encrypted'), 'code', 'file_encrypted'],
      [refuse('file_is_scan'), 'code', 'file_is_scan'],
      [refuse('file_unsupported'), 'kind', 'unsupportedFormat'],
      [refuse('file_too_large'), 'kind', 'fileSize'],
      [refuse('internal'), 'kind', 'pdfExtract'],
      [noAnswer, 'kind', 'noApiResponse'],
      [tooLate, 'kind', 'extractTimeout'],
    ] as const;
    for (const [given, property, value] of cases) {
      server.answers['/api/extract-pdf'] = given;
      expect(await problemOf(server, pdf())).toHaveProperty(property, value);
    }
    server.answers['/api/extract-word'] = refuse('internal');
    expect(await problemOf(server, new File(['PK'], 'a.docx'))).toHaveProperty(
      'kind',
      'wordExtract',
    );
  });

  it('tries parsing three times, waiting longer each time', async () => {
    const server = new FakeCvServer();
    server.answers['/api/parse-text'] = [
      refuse('unavailable'),
      noAnswer,
      answer({ success: true, cvData: readCv }),
    ];
    const { outcome, waitsMs } = run(server, pdf());
    expect(await outcome).toHaveProperty('kind', 'saved');
    expect(waitsMs).toEqual([500, 1000]);
  });

  it('gives parsing up after the third attempt, and at once when it is refused', async () => {
    const server = new FakeCvServer();
    for (const [given, kind, attempts] of [
      [refuse('internal'), 'apiError', 3],
      [tooLate, 'timeout', 3],
      [noAnswer, 'noApiResponse', 3],
      [refuse('text_blank'), 'apiError', 1],
    ] as const) {
      server.requests.length = 0;
      server.answers['/api/parse-text'] = given;
      expect(await problemOf(server, pdf())).toHaveProperty('kind', kind);
      expect(server.paths.filter((path) => path === '/api/parse-text')).toHaveLength(attempts);
    }
  });

  it('does not take an answer without a CV for one', async () => {
    const server = new FakeCvServer();
    server.answers['/api/parse-text'] = answer({ success: true });
    expect(await problemOf(server, pdf())).toHaveProperty('kind', 'apiError');
    server.answers['/api/parse-text'] = answer(null);
    expect(await problemOf(server, pdf())).toHaveProperty('kind', 'noApiResponse');
  });

  it('hands the CV on when only saving failed', async () => {
    const server = new FakeCvServer();
    for (const [given, property, value] of [
      [refuse('internal'), 'code', 'internal'],
      [tooLate, 'isTimeout', true],
    ] as const) {
      server.answers['/api/cvs'] = given;
      const outcome = await run(server, pdf()).outcome;
      expect(outcome).toMatchObject({
        kind: 'unsaved',
        unsaved: { filename: 'ana.pdf', content: 'Ana Ruiz', storagePath: 'u/1-a.pdf' },
      });
      expect(outcome.kind === 'unsaved' && outcome.problem).toHaveProperty(property, value);
    }
  });

  it('can be cancelled at every step before the last', async () => {
    for (const path of ['/api/storage/cvs', '/api/extract-pdf', '/api/parse-text']) {
      const server = new FakeCvServer();
      const started = run(server, pdf());
      server.answers[path] = () => {
        started.control.abort();
        throw started.control.signal.reason;
      };
      expect(await started.outcome, path).toEqual({ kind: 'cancelled' });
      expect(server.paths.at(-1)).toBe(path);
    }
  });

  it('tells whether it was saved when it is cancelled while it is being saved', async () => {
    const server = new FakeCvServer();
    const started = run(server, pdf());
    server.answers['/api/cvs'] = () => {
      started.control.abort();
      return Response.json({ success: true, cv: makeRecord() }, { status: 201 });
    };
    expect(await started.outcome).toEqual({ kind: 'saved', cv: makeRecord() });
  });

  it('tries once more to store the original when the network failed for a moment', async () => {
    const server = new FakeCvServer();
    server.answers['/api/storage/cvs'] = [
      noAnswer,
      answer({ path: 'u/9-z.pdf', existing: null }, 201),
    ];
    expect(await run(server, pdf()).outcome).toHaveProperty('kind', 'saved');
    expect(await server.requests.at(-1)?.json()).toHaveProperty('storage_path', 'u/9-z.pdf');
  });

  it('keeps the end of an overlong name and nothing of a path', async () => {
    const server = new FakeCvServer();
    await run(server, pdf(`C:\\cv\\${'x'.repeat(300)}.pdf`)).outcome;
    const saved = await server.requests.at(-1)!.json();
    expect(saved.filename).toHaveLength(255);
    expect(saved.filename).toMatch(/^x.*…x*\.pdf$/);
  });
});
