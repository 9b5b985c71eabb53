import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { isLostConnection } from './use-problem';

const away = new ApiError({ code: 'network', message: 'No answer.' });
const refused = new ApiError({ code: 'conflict', message: 'Changed.', status: 409 });

it.each([
  [away, true],
  [{ words: 'No se ha guardado.', error: away }, true],
  [{ id: '1', error: refused }, false],
  [refused, false],
  [new Error('network'), false],
  [{ words: 'Pega una oferta.' }, false],
  ['network', false],
  [null, false],
])(
  'a server that did not answer is told from what is wrong with the request: %o',
  (problem, isLost) => {
    expect(isLostConnection(problem)).toBe(isLost);
  },
);

/** These offer to try again themselves, and would be empty without what went wrong. */
const TRIED_AGAIN_THERE = ['import-result.tsx', 'provider-return.tsx', 'ask-form.tsx'];

it('no screen keeps an error of its own that a new connection would not take away', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const keepers = Object.entries(sources)
    .filter(([, text]) => /\[\w*(?:problem|failure), set\w+\] = useState/i.test(text))
    .map(([path]) => path.split('/').at(-1) ?? '')
    .filter((name) => !TRIED_AGAIN_THERE.includes(name));
  expect(keepers).toEqual(['use-problem.ts']);
});
