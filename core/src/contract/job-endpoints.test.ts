import { describe, expect, it } from 'vitest';
import { foundJob } from './job-endpoints';

describe('the link of a found job', () => {
  const isTaken = (link: string) => foundJob.shape.link.safeParse(link).success;

  it.each(['/job-search/sample-1', 'https://example.com/a?b=c', 'http://example.com'])(
    'may be %s',
    (link) => expect(isTaken(link)).toBe(true),
  );

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', ' https://example.com', ''])(
    'is never %j',
    (link) => expect(isTaken(link)).toBe(false),
  );
});
