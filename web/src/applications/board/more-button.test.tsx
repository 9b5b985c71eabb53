import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { languageStore } from '../../i18n';
import { useParts } from './more-button';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('applications');
  vi.unstubAllGlobals();
});

function Long({ count }: { count: number }) {
  const { shown, more } = useParts(Array.from({ length: count }, (_, at) => at));
  return (
    <>
      {shown.map((at) => (
        <i key={at} />
      ))}
      {more}
    </>
  );
}

it.each([4, 30, 500])('of %i cards only those in sight are in the first drawing', (count) => {
  const html = renderToStaticMarkup(<Long count={count} />);
  expect(html.split('<i>').length - 1).toBe(Math.min(count, 6));
});

it('the button counts what comes after the part being drawn', () => {
  expect(renderToStaticMarkup(<Long count={25} />)).not.toContain('button');
  expect(renderToStaticMarkup(<Long count={28} />)).toMatch(/3.*<\/button>/);
});
