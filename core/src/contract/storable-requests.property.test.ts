import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanFileName, isStorableText } from '../text';
import { ignored } from './changes-to';
import { anyRequestOf, anySpoiledRequestOf } from './fixtures';
import { allEndpoints } from './index';

const known = {
  ids: ['00000000-0000-4000-8000-000000000001'],
  byName: { email: ['ana@example.com', 'a\u0000@example.com'] },
};
const parts = ['params', 'query', 'body'] as const;

describe('what a schema lets in', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: text that can be stored, whatever was sent',
    (_, endpoint) => {
      const taken = new Set<string>();
      fc.assert(
        fc.property(
          fc.oneof(anyRequestOf(endpoint, known), anySpoiledRequestOf(endpoint, known)),
          (request) => {
            for (const part of parts) {
              const answer = endpoint[part]?.safeParse(request[part]);
              if (!answer?.success) continue;
              taken.add(part);
              const read = leaveIgnored(endpoint[part], answer.data);
              expect(listTexts(read).filter((text) => !isStorableText(text))).toEqual([]);
              const { filename } = Object(answer.data);
              if (typeof filename === 'string') expect(cleanFileName(filename)).toBe(filename);
            }
          },
        ),
        { numRuns: 25 },
      );
      // The generator must satisfy every schema, or this test would check nothing.
      for (const part of parts.filter((one) => endpoint[one] && !taken.has(one))) {
        const more = fc.sample(anyRequestOf(endpoint, known), 300);
        const isTaken = more.some((request) => endpoint[part]?.safeParse(request[part]).success);
        expect([part, isTaken]).toEqual([part, true]);
      }
    },
  );
});

/** What the server does not look at is not looked at here. */
function leaveIgnored(schema: z.ZodObject | undefined, value: object): object {
  const read = Object.entries(value).filter(([name]) => !isIgnored(schema?.shape[name]));
  return Object.fromEntries(read);
}

/** Also where all fields may be left out, which makes a schema around each. */
function isIgnored(schema: unknown): boolean {
  return schema === ignored || (schema instanceof z.ZodOptional && isIgnored(schema.unwrap()));
}

/** Every text in it, names of fields included. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...listTexts(part)]);
}
