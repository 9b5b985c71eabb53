import { z } from 'zod';
import { ModelFailure } from './model-failure';

export interface ModelReply {
  readonly text: string;
  /** `length`: the endpoint stopped in the middle because it had written enough. */
  readonly end: 'complete' | 'length';
}

interface ReplyCaps {
  readonly mostAnswerBytes: number;
  readonly mostAnswerCharacters: number;
}

const piece = z.object({ content: z.string().nullish() });

/** A whole answer and a piece of a streamed one differ only in where the text is. */
const completion = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: piece.nullish(),
        message: piece.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** Reads an answer of the chat completions protocol, streamed or whole, and never more than the caps allow. */
export async function readModelReply(
  response: Response,
  caps: ReplyCaps,
  onSign: (characters: number) => void,
): Promise<ModelReply> {
  const reply = new ReplyBuilder(caps.mostAnswerCharacters);
  const type = response.headers.get('content-type') ?? '';
  let streamed = type.includes('text/event-stream');
  if (!streamed && /html/i.test(type)) throw new ModelFailure('model_bad_answer', { outage: true });
  let rest = '';
  for await (const text of readText(response, caps.mostAnswerBytes)) {
    // Some endpoints stream under another name.
    if (rest === '' && /^\s*(?:data|event)?:/.test(text)) streamed = true;
    if (streamed) {
      const lines = splitLines(rest, text);
      rest = lines.pop() ?? '';
      for (const line of lines) reply.addLine(line);
    } else {
      rest += text;
    }
    onSign(reply.text.length);
  }
  if (!streamed) {
    reply.add(rest);
    return { text: reply.text, end: reply.stoppedByLength ? 'length' : 'complete' };
  }
  reply.addLine(rest);
  if (reply.stoppedByLength) return { text: reply.text, end: 'length' };
  // Some endpoints forget to say that they are done; what ends like JSON may be whole.
  const whole = reply.saidDone || /[}`]\s*$/.test(reply.text.slice(-20));
  if (!whole) throw new ModelFailure('model_bad_answer', { passing: true, outage: true });
  return { text: reply.text, end: 'complete' };
}

/** Only the new text is searched, so that one endless line costs no more than its length. */
function splitLines(rest: string, text: string): string[] {
  const lines = text.split('\n');
  lines[0] = rest + (lines[0] ?? '');
  return lines;
}

async function* readText(response: Response, mostBytes: number): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ModelFailure('model_bad_answer');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

class ReplyBuilder {
  readonly #mostCharacters: number;
  #text = '';
  #reason: string | undefined;
  #done = false;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  get text(): string {
    return this.#text;
  }

  get stoppedByLength(): boolean {
    return this.#reason === 'length';
  }

  get saidDone(): boolean {
    return this.#done || this.#reason !== undefined;
  }

  /** One line of a stream of server-sent events; comments and other fields say nothing here. */
  addLine(line: string): void {
    const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : '';
    if (data === '') return;
    if (data === '[DONE]') this.#done = true;
    else this.add(data);
  }

  add(json: string): void {
    const parsed = completion.safeParse(parseJson(json));
    if (!parsed.success) throw new ModelFailure('model_bad_answer', { outage: true });
    const { error, choices } = parsed.data;
    if (error) throw new ModelFailure('model_failed', { passing: true, outage: true });
    const choice = choices?.[0];
    this.#text += choice?.delta?.content ?? choice?.message?.content ?? '';
    this.#reason = choice?.finish_reason ?? this.#reason;
    if (this.#text.length > this.#mostCharacters) throw new ModelFailure('model_bad_answer');
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
