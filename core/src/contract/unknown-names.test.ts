import { describe, expect, it } from 'vitest';
import { allEndpoints, type Endpoint, updateApplication, updateProfile } from './index';

/** Calls that keep what they are sent: a name that has no place would be taken and lost. */
const keeping: readonly Endpoint[] = allEndpoints.filter(
  ({ method, body, versioned, idempotent, status }) =>
    body && (method === 'PATCH' || method === 'PUT' || versioned || (idempotent && status === 201)),
);

const issuesOf = (endpoint: Endpoint, sent: unknown) =>
  endpoint.body?.safeParse(sent).error?.issues ?? [];

describe('a body that is kept', () => {
  it.each(keeping.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: a name it does not know is refused, and the refusal is listed',
    (_, endpoint) => {
      expect(issuesOf(endpoint, { 'no-such-name': 1 })).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['no-such-name'] }),
      );
      expect(endpoint.errors).toContain('not_understood');
    },
  );

  it('takes a whole record back, without what only the server sets', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    expect(issuesOf(updateApplication, { id, version: 3, moves: [], notes: 'n' })).toEqual([]);
    expect(issuesOf(updateProfile, { id, role: 'user', avatar_url: null, bio: 'b' })).toEqual([]);
  });
});
