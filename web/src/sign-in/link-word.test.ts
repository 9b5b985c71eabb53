import { describe, expect, it } from 'vitest';
import { findLinkWord } from './link-word';

const word = 'k7Wq2mZ9xT4vB8nL1pR6sD3fG5hJ0yCu-_a';

describe('findLinkWord', () => {
  it('finds the word of any kind of link', () => {
    expect(findLinkWord(`#reset=${word}`)).toEqual({ kind: 'reset', word });
    expect(findLinkWord(`#verify=${word}`)).toEqual({ kind: 'verify', word });
    expect(findLinkWord(`#email=${word}`)).toEqual({ kind: 'email', word });
    expect(findLinkWord(`#invite=${word}`)).toEqual({ kind: 'invite', word });
  });

  it.each(['', '#', '#content', '#reset=', '#reset=short', `#other=${word}`, `#reset=${word}&x=1`])(
    'takes %j for no link',
    (hash) => {
      expect(findLinkWord(hash)).toBeNull();
    },
  );
});
