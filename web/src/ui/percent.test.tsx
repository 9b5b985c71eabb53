import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Percent } from './percent';

it('is the number with its sign, in one piece', () => {
  const drawn = renderToStaticMarkup(<Percent of={1} />);
  expect(drawn.replace(/<[^>]+>/g, '')).toMatch(/^100\u00a0?%$/);
  expect(drawn).toMatch(/^<span class="[^"]*whitespace-nowrap/);
  expect(drawn).toMatch(/<span[^>]*>\u00a0?%<\/span>/);
});
