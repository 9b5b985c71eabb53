import { type Habits, learnFromRefusal } from './endpoint-habits';
import type { ModelEndpoint, ModelLimits } from './model-endpoint';
import { ModelFailure } from './model-failure';
import { type ModelReply, readModelReply } from './read-model-stream';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface AnswerShape {
  readonly name: string;
  readonly jsonSchema: object;
}

export interface Sending {
  readonly endpoint: ModelEndpoint;
  readonly limits: ModelLimits;
  readonly messages: readonly Message[];
  readonly shape: AnswerShape;
  readonly signal: AbortSignal;
  readonly onText: (characters: number) => void;
}

/** The endpoint does not take something it was asked for; without it, it may answer. */
export class Unwanted extends Error {
  constructor(readonly habits: Habits) {
    super('the endpoint does not take this');
  }
}

const MOST_EXPLANATION_BYTES = 16 * 1024;

/** One request and its answer. Whatever goes wrong is a ModelFailure or Unwanted, and upstream is let go. */
export async function sendQuestion(sending: Sending, habits: Habits): Promise<ModelReply> {
  const silence = watchSilence(sending.limits.idleMs);
  const signal = AbortSignal.any([sending.signal, silence.signal]);
  try {
    const response = await fetch(`${sending.endpoint.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: writeHeaders(sending.endpoint),
      body: JSON.stringify(writeBody(sending, habits)),
      // An endpoint that points elsewhere would take the CV along.
      redirect: 'manual',
      signal,
    });
    silence.heardSomething();
    if (response.status !== 200) throw await explainRefusal(response, habits);
    return await readModelReply(response, sending.limits, (characters) => {
      silence.heardSomething();
      sending.onText(characters);
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ModelFailure || error instanceof Unwanted) throw error;
    throw new ModelFailure('model_failed', { passing: true, outage: true, cause: error });
  } finally {
    silence.stop();
  }
}

function writeHeaders({ apiKey }: ModelEndpoint): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'text/event-stream, application/json',
    ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
  };
}

function writeBody({ endpoint, messages, shape }: Sending, habits: Habits): object {
  return {
    model: endpoint.model,
    messages,
    ...(habits.temperature ? { temperature: endpoint.temperature } : {}),
    ...(habits.stream ? { stream: true } : {}),
    ...(habits.format === 'plain' ? {} : { response_format: writeFormat(shape, habits.format) }),
  };
}

function writeFormat({ name, jsonSchema }: AnswerShape, format: 'json_schema' | 'json_object') {
  if (format === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name, strict: true, schema: jsonSchema } };
}

async function explainRefusal(response: Response, habits: Habits): Promise<Error> {
  const { status } = response;
  const explanation = await readSome(response);
  const adapted = learnFromRefusal(habits, status, explanation);
  if (adapted) return new Unwanted(adapted);
  if (status === 401 || status === 403) return new ModelFailure('model_key_rejected');
  if (status === 429) {
    // An account without money is not helped by waiting a moment.
    const passing = !/insufficient_quota|billing/i.test(explanation);
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    return new ModelFailure('model_busy', { passing, retryAfterSeconds });
  }
  if (status === 413 || /context_length|context length|maximum context/i.test(explanation)) {
    return new ModelFailure('model_text_too_long');
  }
  const atFault = status >= 500 || status === 408;
  return new ModelFailure('model_failed', { passing: atFault, outage: atFault });
}

async function readSome(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_EXPLANATION_BYTES) break;
    }
  } catch {
    // The status says enough.
  }
  return text.slice(0, MOST_EXPLANATION_BYTES);
}

const LONGEST_RETRY_AFTER_SECONDS = 24 * 60 * 60;

/** Seconds, or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1_000;
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_RETRY_AFTER_SECONDS);
}

/** Aborts when nothing was heard for too long. */
function watchSilence(idleMs: number) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new ModelFailure('model_timeout', { outage: true }));
  let timer = setTimeout(giveUp, idleMs);
  return {
    signal: controller.signal,
    heardSomething() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleMs);
    },
    stop: () => clearTimeout(timer),
  };
}
