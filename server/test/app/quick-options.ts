import type { ServerOptions } from '../../src/server-options';

/**
 * Nothing is ready before it is needed, sentences stay as they were written, and a hash is as little work as argon2 allows:
 * tests start servers by the dozen and sign people in by the hundred. There is one engine: a person who asks for a second
 * thing at once would have another one loaded, for seconds. What these are worth is tested where they are made.
 */
export const quickOptions: ServerOptions = {
  readersAhead: false,
  translatorFile: 'none',
  mostOfEach: 1,
  // Their mails would come in between those that a test waits for.
  noticeMailMs: 60 * 60 * 1000,
  passwordCost: { memoryCost: 8, timeCost: 1 },
};
