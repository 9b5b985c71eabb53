import { PROGRESS_TYPE } from '@trayecto/core/contract';
import type { AppContext } from './request-scope';

export type ReportProgress = (progress: unknown) => void;

/**
 * Until the work says how far it is there is nothing to tell, and its answer is the usual one. From the first word on,
 * a caller that asked for it hears each as a line, and at last the answer with its status.
 */
export function answerWithProgress(
  context: AppContext,
  work: (report: ReportProgress) => Promise<Response>,
  explain: (error: unknown) => Response,
): Promise<Response> {
  if (!context.req.header('accept')?.includes(PROGRESS_TYPE)) return work(() => {});
  return new Promise((resolve, reject) => {
    let lines: LineStream | undefined;
    const report = (progress: unknown) => {
      if (!lines) {
        lines = new LineStream();
        // Proxies that collect answers before they pass them on would keep the news until it is old.
        const headers = { 'Content-Type': PROGRESS_TYPE, 'X-Accel-Buffering': 'no' };
        resolve(context.body(lines.readable, 200, headers));
      }
      lines.write({ progress });
    };
    const finish = async (answer: Response) => {
      if (!lines) return resolve(answer);
      lines.write({ status: answer.status, body: await answer.json() });
      lines.close();
    };
    work(report)
      .catch((error: unknown) => {
        if (lines) return explain(error);
        throw error;
      })
      .then(finish)
      .catch((error: unknown) => {
        // A listener that is already there would wait for ever.
        lines?.break(error);
        reject(error);
      });
  });
}

/** Lines of JSON to a reader who may go away at any time. */
class LineStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly readable: ReadableStream<Uint8Array>;

  constructor() {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#controller = undefined;
      },
    });
  }

  write(line: object): void {
    this.#controller?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  }

  break(reason: unknown): void {
    this.#controller?.error(reason);
    this.#controller = undefined;
  }

  close(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }
}
