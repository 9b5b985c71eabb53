import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@trayecto/core/contract';
import type { z } from 'zod';
import { createHabitsMemory } from './endpoint-habits';
import { createModelBreaker } from './model-breaker';
import type { ModelEndpoint, ModelLimits } from './model-endpoint';
import { ModelFailure } from './model-failure';
import { readAnswer } from './read-answer';
import type { ModelReply } from './read-model-stream';
import {
  type AnswerShape,
  type Message,
  type Sending,
  sendQuestion,
  Unwanted,
} from './send-question';

export interface ModelQuestion<T> {
  readonly system: string;
  /** Data between marks; see delimitData. */
  readonly user: string;
  readonly shape: AnswerShape;
  readonly answer: z.ZodType<T>;
}

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** How many characters of the answer have come. */
  readonly onText?: (characters: number) => void;
  /** Called when the endpoint may be asked, before it is; what it throws ends the matter. */
  readonly admit?: () => Promise<void>;
}

export interface ModelClient {
  /** Of a question with everything in it. */
  readonly mostPromptCharacters: number;
  /** The checked answer, or an AppError whose code says what went wrong. */
  ask<T>(endpoint: ModelEndpoint, question: ModelQuestion<T>, options?: AskOptions): Promise<T>;
}

/** Asks again where that helps: for what the endpoint accepts, after a pause, and for an answer of the right shape. */
function createPatientAsk(limits: ModelLimits) {
  const habits = createHabitsMemory();

  /** Asks as often as it takes to learn what the endpoint accepts. */
  async function sendAdapted(sending: Sending): Promise<ModelReply> {
    for (;;) {
      try {
        return await sendQuestion(sending, habits.of(sending.endpoint));
      } catch (error) {
        if (!(error instanceof Unwanted)) throw error;
        habits.learn(sending.endpoint, error.habits);
      }
    }
  }

  async function sendPatiently(sending: Sending): Promise<ModelReply> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await sendAdapted(sending);
      } catch (error) {
        const pauseMs = error instanceof ModelFailure ? findPause(error, retry, limits) : undefined;
        if (pauseMs === undefined) throw error;
        await pause(pauseMs, sending.signal);
      }
    }
  }

  /** An answer of the wrong shape is sent back once with what is wrong about it. */
  async function askUntilGood<T>(sending: Sending, question: ModelQuestion<T>): Promise<T> {
    const first = await sendPatiently(sending);
    const read = readAnswer(requireWhole(first).text, question.answer);
    if (read.kind === 'good') return read.value;
    if (read.kind === 'empty') throw new ModelFailure('model_empty_answer');
    const messages = [...sending.messages, ...writeCorrection(first.text, read.problem)];
    const second = await sendPatiently({ ...sending, messages });
    const reread = readAnswer(requireWhole(second).text, question.answer);
    if (reread.kind === 'good') return reread.value;
    throw new ModelFailure(reread.kind === 'empty' ? 'model_empty_answer' : 'model_bad_answer');
  }

  return askUntilGood;
}

export function createModelClient(limits: ModelLimits): ModelClient {
  const askUntilGood = createPatientAsk(limits);
  const breakers = new Map<string, ReturnType<typeof createModelBreaker>>();

  function breakerOf({ baseUrl }: ModelEndpoint) {
    const known = breakers.get(baseUrl);
    if (known) return known;
    const made = createModelBreaker(limits.failuresToBreak, limits.breakMs);
    breakers.set(baseUrl, made);
    return made;
  }

  return {
    mostPromptCharacters: limits.mostPromptCharacters,
    async ask(endpoint, question, { signal, onText = () => {}, admit } = {}) {
      const messages = writeMessages(question);
      if (measure(messages) > limits.mostPromptCharacters) {
        throw new AppError('model_text_too_long');
      }
      const pass = enter(() => breakerOf(endpoint).enter());
      const deadline = new AbortController();
      const outOfTime = new ModelFailure('model_timeout', { outage: true });
      const timer = setTimeout(() => deadline.abort(outOfTime), limits.totalMs);
      try {
        await admit?.();
        const signals = signal ? [signal, deadline.signal] : [deadline.signal];
        const sending = {
          endpoint,
          limits,
          messages,
          shape: question.shape,
          signal: AbortSignal.any(signals),
          onText,
        };
        const answer = await askUntilGood(sending, question);
        pass.succeeded();
        return answer;
      } catch (error) {
        if (!(error instanceof ModelFailure)) pass.undecided();
        else if (error.outage) pass.failed();
        else pass.succeeded();
        throw toAppError(error, signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function enter<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw toAppError(error, undefined);
  }
}

function toAppError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ModelFailure) return error.toAppError();
  return signal?.aborted ? new AppError('model_failed', { cause: error }) : error;
}

/** How long to wait before the next try; undefined when there is to be none. */
function findPause(failure: ModelFailure, retry: number, limits: ModelLimits): number | undefined {
  if (!failure.passing || retry >= limits.mostRetries) return undefined;
  if (failure.retryAfterSeconds === undefined) {
    return limits.retryMs * 2 ** retry * (0.75 + Math.random() / 2);
  }
  const asked = failure.retryAfterSeconds * 1_000;
  return asked <= limits.longestRetryAfterMs ? asked : undefined;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
  if (signal.aborted) throw signal.reason;
}

/** A cut-off answer may look whole once fixed, and then say something else. */
function requireWhole(reply: ModelReply): ModelReply {
  if (reply.end === 'length') throw new ModelFailure('model_bad_answer');
  return reply;
}

function writeMessages({ system, user, shape }: ModelQuestion<unknown>): readonly Message[] {
  const wanted = `Answer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(shape.jsonSchema)}`;
  return [
    { role: 'system', content: `${system}\n\n${wanted}` },
    { role: 'user', content: user },
  ];
}

const MOST_QUOTED_CHARACTERS = 20_000;

function writeCorrection(answer: string, problem: string): readonly Message[] {
  return [
    { role: 'assistant', content: answer.slice(0, MOST_QUOTED_CHARACTERS) },
    {
      role: 'user',
      content: `That answer cannot be used:\n${problem}\nAnswer the same task again with one JSON object that follows the schema, complete and without any other words.`,
    },
  ];
}

function measure(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}
