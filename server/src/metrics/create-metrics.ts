import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeSamples } from './write-samples';

/** Operational metrics: counts and durations, never users or content. */
export interface Metrics {
  noteRequest(request: FinishedRequest): void;
  /** Everything there is to tell, in the text format of Prometheus. */
  write(): Promise<string>;
}

interface FinishedRequest {
  readonly method: string;
  /** The name of the endpoint, of which there are so many and no more; never the address that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface ReaderCounts {
  readonly busy: number;
  readonly waiting: number;
}

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 5, 30];
const LOOP_RESOLUTION_MS = 10;

interface Durations {
  readonly upTo: number[];
  sum: number;
  count: number;
}

export function createMetrics(countReaders: () => Promise<ReaderCounts>): Metrics {
  const statuses = new Map<string, { labels: Record<string, string>; count: number }>();
  const durations = new Map<string, Durations>();
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();

  function noteDuration(route: string, seconds: number): void {
    const seen = durations.get(route) ?? { upTo: BUCKETS.map(() => 0), sum: 0, count: 0 };
    durations.set(route, seen);
    seen.sum += seconds;
    seen.count += 1;
    for (const [index, edge] of BUCKETS.entries()) {
      if (seconds <= edge) seen.upTo[index] = (seen.upTo[index] ?? 0) + 1;
    }
  }

  return {
    noteRequest({ method, route, status, seconds }) {
      const labels = {
        route,
        method: /^[A-Z]{3,7}$/.test(method) ? method : 'other',
        status: String(status),
      };
      const key = Object.values(labels).join(' ');
      const seen = statuses.get(key) ?? { labels, count: 0 };
      seen.count += 1;
      statuses.set(key, seen);
      noteDuration(route, seconds);
    },

    async write() {
      const readers = await countReaders();
      const memory = process.memoryUsage();
      const text = writeSamples([
        {
          name: 'trayecto_requests_total',
          kind: 'counter',
          help: 'Requests answered, by endpoint and status.',
          samples: [...statuses.values()].map(({ labels, count }) => ({ labels, value: count })),
        },
        {
          name: 'trayecto_request_seconds',
          kind: 'histogram',
          help: 'How long until the answer began, by endpoint.',
          samples: [...durations].flatMap(([route, seen]) => listDurations(route, seen)),
        },
        gauge('trayecto_memory_bytes', 'Memory of the process, by kind.', [
          { labels: { kind: 'resident' }, value: memory.rss },
          { labels: { kind: 'heap' }, value: memory.heapUsed },
          { labels: { kind: 'external' }, value: memory.external },
        ]),
        gauge(
          'trayecto_event_loop_delay_seconds',
          'How late the event loop was since last asked.',
          [
            { labels: { quantile: '0.5' }, value: loop.percentile(50) / 1e9 },
            { labels: { quantile: '0.99' }, value: loop.percentile(99) / 1e9 },
            { labels: { quantile: '1' }, value: loop.max / 1e9 },
          ],
        ),
        gauge('trayecto_readers', 'Files being read, and files waiting for a reader.', [
          { labels: { state: 'busy' }, value: readers.busy },
          { labels: { state: 'waiting' }, value: readers.waiting },
        ]),
        gauge('trayecto_uptime_seconds', 'How long the process has been up.', [
          { labels: {}, value: process.uptime() },
        ]),
      ]);
      loop.reset();
      return text;
    },
  };
}

type Sample = { labels: Record<string, string>; value: number; suffix?: string };

function gauge(name: string, help: string, samples: Sample[]) {
  return { name, kind: 'gauge' as const, help, samples };
}

function listDurations(route: string, seen: Durations): Sample[] {
  return [
    ...BUCKETS.map((edge, index) => ({
      suffix: '_bucket',
      labels: { route, le: String(edge) },
      value: seen.upTo[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: seen.count },
    { suffix: '_sum', labels: { route }, value: seen.sum },
    { suffix: '_count', labels: { route }, value: seen.count },
  ];
}
