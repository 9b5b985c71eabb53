import { cleanText } from '@trayecto/core/text';
import type { z } from 'zod';

type ReadAnswer<T> =
  | { readonly kind: 'good'; readonly value: T }
  | { readonly kind: 'empty' }
  /** In words the model understands. */
  | { readonly kind: 'bad'; readonly problem: string };

/** Takes the JSON out of what models put around it. What is not JSON by then is refused, never fixed. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const said = stripThinking(text).trim();
  if (said === '') return { kind: 'empty' };
  const found = findJson(said);
  if (found === undefined) return { kind: 'bad', problem: 'The answer is not valid JSON.' };
  const parsed = schema.safeParse(found);
  if (parsed.success) return { kind: 'good', value: parsed.data };
  const problems = parsed.error.issues
    .slice(0, 10)
    .map((issue) => `- ${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  return { kind: 'bad', problem: problems.join('\n').slice(0, 2_000) };
}

/** Some templates leave out the opening tag, so everything up to the closing one goes. */
function stripThinking(text: string): string {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('```')) return text;
  const end = /<\/think(?:ing)?>/i.exec(start);
  if (end) return start.slice(end.index + end[0].length);
  return /^<think(?:ing)?>/i.test(start) ? '' : text;
}

function findJson(text: string): unknown {
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const candidate of [text, takeFenced(text), braced]) {
    if (candidate === '') continue;
    try {
      return JSON.parse(candidate, (_, value: unknown) =>
        typeof value === 'string' ? cleanText(value) : value,
      );
    } catch {
      // The next candidate may be the JSON.
    }
  }
  return undefined;
}

function takeFenced(text: string): string {
  const opening = text.indexOf('```');
  const start = text.indexOf('\n', opening);
  const end = text.lastIndexOf('```');
  return opening < 0 || start < 0 || end <= start ? '' : text.slice(start, end);
}
