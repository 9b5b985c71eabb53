import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@trayecto/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createModelClient, type ModelClient } from '../../src/assistant/model/model-client';
import { type ModelLimits, usualModelLimits } from '../../src/assistant/model/model-endpoint';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server';

const answer = z.object({ greeting: z.string(), count: z.number() });
const good = { greeting: 'Buenos días — ñandú 🦤', count: 3 };
const goodText = JSON.stringify(good);
const question = {
  system: 'Greet.',
  user: 'data',
  shape: { name: 'greeting', jsonSchema: z.toJSONSchema(answer) },
  answer,
};
const quick: ModelLimits = { ...usualModelLimits(60_000), retryMs: 5, breakMs: 60_000 };

let fake: FakeModelServer;
let client: ModelClient;

function use(limits: Partial<ModelLimits>) {
  client = createModelClient({ ...quick, ...limits });
}

function ask(options: Parameters<ModelClient['ask']>[2] = {}) {
  const endpoint = {
    baseUrl: fake.baseUrl,
    apiKey: 'sk-test',
    model: 'fake-model',
    temperature: 0.7,
  };
  return client.ask(endpoint, question, options);
}

/** The code of the refusal; anything else that happens fails the test. */
async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  const outcome = await asked.then(
    (value) => new Error(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw outcome;
}

beforeEach(async () => {
  fake = await startFakeModelServer();
  client = createModelClient(quick);
});

afterEach(() => fake.close());

describe('a question to a model', () => {
  it('is asked in the protocol’s words and its streamed answer read whole', async () => {
    fake.behave({ kind: 'say', text: goodText });
    const heard: number[] = [];
    expect(await ask({ onText: (characters) => heard.push(characters) })).toEqual(good);
    expect(heard.at(-1)).toBe(goodText.length);
    const [request] = fake.requests;
    expect(request?.authorization).toBe('Bearer sk-test');
    expect(request?.body).toMatchObject({
      model: 'fake-model',
      temperature: 0.7,
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'greeting', strict: true } },
    });
    expect(request?.body.tools).toBeUndefined();
  });

  it.each([
    ['in one piece', { kind: 'sayWhole', text: goodText }],
    ['streamed under another name', { kind: 'saySlowly', text: goodText, type: 'text/plain' }],
    ['fenced', { kind: 'say', text: `Here you are:\n\`\`\`json\n${goodText}\n\`\`\`\nBye.` }],
    ['after thinking', { kind: 'say', text: `<think>{"no": 1} hmm</think>\n${goodText}` }],
    ['after half a thought', { kind: 'say', text: `so {x}…</think>${goodText}` }],
    ['with words around', { kind: 'say', text: `Sure! ${goodText} Anything else?` }],
    ['without a sign of its end', { kind: 'say', text: goodText, finish: null }],
  ] as const)('takes an answer %s', async (_, behaviour) => {
    fake.behave(behaviour);
    expect(await ask()).toEqual(good);
    expect(fake.requests).toHaveLength(1);
  });

  it('leaves out what the endpoint does not take, and remembers it', async () => {
    fake.refuseFormats('json_schema', 'json_object');
    fake.behave({ kind: 'say', text: goodText });
    expect(await ask()).toEqual(good);
    expect(await ask()).toEqual(good);
    expect(fake.requests.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
  });

  it('does without temperature and streaming where they are refused', async () => {
    fake.behave(
      { kind: 'refuse', status: 400, message: "Unsupported value: 'temperature'" },
      { kind: 'refuse', status: 400, message: 'Your organization cannot stream this model.' },
      { kind: 'say', text: goodText },
    );
    expect(await ask()).toEqual(good);
    const last = fake.requests.at(-1)?.body;
    expect(last).not.toHaveProperty('temperature');
    expect(last).not.toHaveProperty('stream');
  });

  it('sends an answer of the wrong shape back once, with what is wrong', async () => {
    fake.behave(
      { kind: 'say', text: '{"greeting": "hola", "count": "three"}' },
      { kind: 'say', text: goodText },
    );
    expect(await ask()).toEqual(good);
    const messages = fake.requests[1]?.body.messages;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(messages[3].content).toContain('count');
  });
});

describe('a model that fails', () => {
  it.each([
    ['refuses the key', { kind: 'refuse', status: 401 }, 'model_key_rejected', 1],
    ['forbids', { kind: 'refuse', status: 403 }, 'model_key_rejected', 1],
    ['knows no such model', { kind: 'refuse', status: 404 }, 'model_failed', 1],
    ['dislikes the request', { kind: 'refuse', status: 400 }, 'model_failed', 1],
    [
      'finds the text too long',
      { kind: 'refuse', status: 400, code: 'context_length_exceeded' },
      'model_text_too_long',
      1,
    ],
    ['breaks', { kind: 'refuse', status: 500 }, 'model_failed', 3],
    ['is overloaded', { kind: 'refuse', status: 429 }, 'model_busy', 3],
    [
      'has no money left',
      { kind: 'refuse', status: 429, code: 'insufficient_quota' },
      'model_busy',
      1,
    ],
    ['dies in the stream', { kind: 'errorInStream' }, 'model_failed', 3],
    ['resets the connection', { kind: 'resetMidStream', text: '{"gree' }, 'model_failed', 3],
    ['hangs up in mid-sentence', { kind: 'endMidStream', text: '{"gree' }, 'model_bad_answer', 3],
    ['answers with a web page', { kind: 'html' }, 'model_bad_answer', 1],
    ['points elsewhere', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'model_failed', 1],
    ['says nothing', { kind: 'say', text: '' }, 'model_empty_answer', 1],
    ['only thinks', { kind: 'say', text: '<think>what now' }, 'model_empty_answer', 1],
    ['has no choices', { kind: 'emptyChoices' }, 'model_empty_answer', 1],
    [
      'cuts its JSON and calls it done',
      { kind: 'say', text: '{"greeting": "ho' },
      'model_bad_answer',
      2,
    ],
    [
      'runs out of room with JSON that looks whole',
      { kind: 'say', text: goodText, finish: 'length' },
      'model_bad_answer',
      1,
    ],
    ['speaks of something else', { kind: 'say', text: '{"a": 1}' }, 'model_bad_answer', 2],
  ] as const)('%#: %s', async (_, behaviour, code, requests) => {
    fake.behave(behaviour);
    expect((await refusalOf(ask())).code).toBe(code);
    expect(fake.requests).toHaveLength(requests);
  });

  it('is not reachable at all', async () => {
    await fake.close();
    expect((await refusalOf(ask())).code).toBe('model_failed');
  });

  it.each([true, false])(
    'floods, in one line or many, and is cut off (one line: %s)',
    async (oneLine) => {
      use({ mostAnswerBytes: 2_000_000, mostAnswerCharacters: 500_000 });
      fake.behave({ kind: 'flood', bytes: 50_000_000, oneLine });
      expect((await refusalOf(ask())).code).toBe('model_bad_answer');
      await expect.poll(() => fake.requests[0]?.aborted).toBe(true);
    },
  );

  it('hangs, and is given up when it has been silent too long', async () => {
    use({ idleMs: 500 });
    fake.behave({ kind: 'hang' });
    expect((await refusalOf(ask())).code).toBe('model_timeout');
    await expect.poll(() => fake.requests[0]?.aborted).toBe(true);
    expect(fake.requests).toHaveLength(1);
  });

  it('drips, and is given up when its time is over', async () => {
    use({ totalMs: 1_000, idleMs: 900 });
    fake.behave({ kind: 'drip', everyMs: 10 });
    expect((await refusalOf(ask())).code).toBe('model_timeout');
    await expect.poll(() => fake.requests[0]?.aborted).toBe(true);
  });

  it('gets no second chance once its time is over', async () => {
    use({ totalMs: 1_000, retryMs: 60_000 });
    fake.behave({ kind: 'refuse', status: 500 });
    expect((await refusalOf(ask())).code).toBe('model_timeout');
    expect(fake.requests).toHaveLength(1);
  });

  it('recovers within the retries', async () => {
    fake.behave(
      { kind: 'refuse', status: 503 },
      { kind: 'resetMidStream', text: '{' },
      { kind: 'say', text: goodText },
    );
    expect(await ask()).toEqual(good);
  });

  it('says when to come back, and is waited for if that is soon', async () => {
    const later = (seconds: string) =>
      ({ kind: 'refuse', status: 429, headers: { 'retry-after': seconds } }) as const;
    use({ retryMs: 60_000 });
    fake.behave(later('0'), { kind: 'say', text: goodText });
    expect(await ask()).toEqual(good);
    fake.behave(later('3600'));
    const refused = await refusalOf(ask());
    expect(refused).toMatchObject({ code: 'model_busy', retryAfterSeconds: 3600 });
    expect(fake.requests).toHaveLength(3);
  });
});

describe('a caller who goes away', () => {
  it('takes the question to the model along', async () => {
    fake.behave({ kind: 'drip', everyMs: 5 });
    const leaving = new AbortController();
    const asked = refusalOf(ask({ signal: leaving.signal }));
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort(new Error('gone'));
    expect((await asked).code).toBe('model_failed');
    await expect.poll(() => fake.requests[0]?.aborted).toBe(true);
  });

  it('ends the wait before a retry', async () => {
    use({ retryMs: 60_000 });
    fake.behave({ kind: 'refuse', status: 500 });
    const leaving = new AbortController();
    const asked = refusalOf(ask({ signal: leaving.signal }));
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort(new Error('gone'));
    expect((await asked).code).toBe('model_failed');
    expect(fake.requests).toHaveLength(1);
  });
});

describe('the breaker', () => {
  async function breakIt() {
    fake.behave({ kind: 'refuse', status: 500 });
    for (let time = 0; time < 5; time += 1) await refusalOf(ask());
  }

  it('asks nobody any more after five failures in a row', async () => {
    use({ mostRetries: 0 });
    await breakIt();
    const refused = await refusalOf(ask());
    expect(refused.code).toBe('model_busy');
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(fake.requests).toHaveLength(5);
  });

  it('lets one question try after a rest, and all when that goes well', async () => {
    use({ mostRetries: 0, breakMs: 30 });
    await breakIt();
    await wait(40);
    fake.behave({ kind: 'say', text: goodText });
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ask()).toEqual(good);
  });

  it('stays closed for what is the question’s fault or the key’s', async () => {
    fake.behave({ kind: 'refuse', status: 401 });
    for (let time = 0; time < 7; time += 1) await refusalOf(ask());
    fake.behave({ kind: 'say', text: '{"a": 1}' });
    for (let time = 0; time < 7; time += 1) await refusalOf(ask());
    fake.behave({ kind: 'say', text: goodText });
    expect(await ask()).toEqual(good);
  });
});

describe('a prompt', () => {
  it('larger than the cap is never sent, nor counted', async () => {
    use({ mostPromptCharacters: 100 });
    let admitted = 0;
    const admit = async () => {
      admitted += 1;
    };
    expect((await refusalOf(ask({ admit }))).code).toBe('model_text_too_long');
    expect([fake.requests.length, admitted]).toEqual([0, 0]);
  });

  it('that is not admitted is not sent', async () => {
    const admit = () => Promise.reject(new AppError('ai_budget_spent'));
    expect((await refusalOf(ask({ admit }))).code).toBe('ai_budget_spent');
    expect(fake.requests).toHaveLength(0);
  });
});
