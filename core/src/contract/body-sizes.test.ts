import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints, MOST_BYTES_PER_CHARACTER, USUAL_BODY_BYTES } from '.';

const schemaNode = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});

const LONGEST_OF_A_FORMAT = 320;
const LONGEST_NUMBER = 24;

/** The most bytes of JSON that a schema accepts; infinite where it does not say. */
function measure(raw: unknown): number {
  const node = schemaNode.parse(raw);
  if (node.anyOf) return Math.max(...node.anyOf.map(measure));
  if (node.const !== undefined) return JSON.stringify(node.const).length;
  if (node.enum) return Math.max(...node.enum.map((value) => JSON.stringify(value).length));
  switch (node.type) {
    case 'string': {
      const longest = node.maxLength ?? (node.format ? LONGEST_OF_A_FORMAT : Infinity);
      return longest * MOST_BYTES_PER_CHARACTER + 2;
    }
    case 'number':
    case 'integer':
      return LONGEST_NUMBER;
    case 'boolean':
    case 'null':
      return 'false'.length;
    case 'array':
      return node.maxItems === undefined ? Infinity : node.maxItems * (measure(node.items) + 1) + 2;
    case 'object': {
      if (typeof node.additionalProperties === 'object') return Infinity;
      const fields = Object.entries(node.properties ?? {});
      return fields.reduce((sum, [name, value]) => sum + name.length + 4 + measure(value), 2);
    }
    default:
      return Infinity;
  }
}

describe('how large a body may be', () => {
  const withBody = allEndpoints.flatMap((endpoint) =>
    endpoint.body ? [[endpoint.id, endpoint, endpoint.body] as const] : [],
  );

  it.each(withBody)('%s takes whatever its schema takes', (_, endpoint, body) => {
    const largest = measure(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
    if (largest === Infinity) expect(endpoint.mostBodyBytes).toBeGreaterThan(USUAL_BODY_BYTES);
    else expect(endpoint.mostBodyBytes ?? USUAL_BODY_BYTES).toBeGreaterThanOrEqual(largest);
  });

  it('is little where anybody may call', () => {
    const open = withBody.filter(([, { access }]) => access === 'public');
    expect(open.length).toBeGreaterThan(3);
    for (const [id, { mostBodyBytes }] of open)
      expect([id, mostBodyBytes]).toEqual([id, undefined]);
  });
});
