import { type CvRecord, type ErrorCode, errorTable, PROGRESS_TYPE } from '@trayecto/core/contract';
import { type Cv, cvSchema, measureCv } from '@trayecto/core/cv';
import type { Call } from '../api/api-client';
import { createSender } from '../api/send-request';

export type Answer = (request: Request) => Response | Promise<Response>;

export const readCv: Cv = cvSchema.parse({ personal: { name: 'Ana Ruiz' }, skills: ['SQL'] });

export function makeRecord(changes: Partial<CvRecord> = {}): CvRecord {
  const { is_large_cv, warning_message, using_raw_data, section_metrics, available_sections } =
    measureCv(readCv);
  return {
    id: '3f0b7c56-8d4b-4c0e-9a51-7f1f2d1a9e10',
    user_id: '0b9f6f4e-7a52-4a39-9d8c-0d6f3f6f2c11',
    filename: 'ana.pdf',
    is_favorite: false,
    parsed_data: readCv,
    parsed_data_english: null,
    is_large_cv,
    warning_message,
    using_raw_data,
    section_metrics,
    available_sections: [...available_sections],
    source: 'pdf',
    metadata: {},
    content_characters: 8,
    has_original: true,
    version: 1,
    created_at: '2026-03-10T12:00:00.000Z',
    updated_at: '2026-03-10T12:00:00.000Z',
    ...changes,
  };
}

export const answer =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

export const refuse = (code: ErrorCode): Answer =>
  answer({ success: false, error: errorTable[code].message, code }, errorTable[code].status);

export const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};

export const tooLate: Answer = () => {
  throw new DOMException('signal timed out', 'TimeoutError');
};

/** What an import tells of itself on its way, and its answer or refusal at last. */
export const tell =
  (news: readonly object[], body: unknown, status = 201): Answer =>
  () => {
    const lines = [...news.map((progress) => ({ progress })), { status, body }];
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      headers: { 'Content-Type': PROGRESS_TYPE },
    });
  };

/** What was read of the file, told before it is saved. */
const recognized = {
  step: 'recognize',
  read: {
    filename: 'ana.pdf',
    content: 'Ana Ruiz',
    parsed_data: readCv,
    storage_path: 'u/1-a.pdf',
  },
};

export const importNews = [{ step: 'extract' }, { step: 'parse' }, recognized, { step: 'save' }];

/** For tests: the endpoints that make CVs, answering as the server does, each replaceable or given in turn. */
export class FakeCvServer {
  readonly requests: Request[] = [];
  readonly answers: Record<string, Answer | Answer[]> = {
    '/api/import': tell(importNews, { success: true, cv: makeRecord() }),
    '/api/cvs': answer({ success: true, cv: makeRecord() }, 201),
  };

  get paths(): string[] {
    return this.requests.map(({ url }) => new URL(url).pathname);
  }

  readonly call: Call = createSender({
    origin: 'https://app.test',
    timeoutMs: 1000,
    fetch: async (input, init) => {
      const request = new Request(String(input), init);
      this.requests.push(request);
      init?.signal?.throwIfAborted();
      return this.#next(new URL(request.url).pathname)(request);
    },
  });

  #next(path: string): Answer {
    const given = this.answers[path];
    if (!Array.isArray(given)) return given ?? refuse('unknown_route');
    return (given.length > 1 ? given.shift() : given[0]) ?? refuse('unknown_route');
  }
}
