import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { languageStore } from '../i18n';
import { es } from '../i18n/es';
import { BuiltinMark, BuiltinPlaces } from './builtin-places';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('engine');
  vi.unstubAllGlobals();
});

const draw = (places: readonly string[] | undefined, place: string | undefined) =>
  renderToStaticMarkup(
    <BuiltinPlaces places={places}>
      <BuiltinMark place={place} />
    </BuiltinPlaces>,
  );

it('a text that the model did not write says who did', () => {
  expect(draw(['gap:sql'], 'gap:sql')).toContain(es.engine.builtin);
  expect(draw(['gap:sql'], 'gap:excel')).toBe('');
});

it('an answer that is the built-in engine’s from end to end says it once, at its head', () => {
  expect(draw(undefined, 'gap:sql')).toBe('');
  expect(draw([''], undefined)).toBe('');
});
