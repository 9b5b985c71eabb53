import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '../api/api-error';
import { languageStore } from '../i18n';
import { es } from '../i18n/es';
import { EngineFailure } from './engine-failure';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('engine', 'errors');
  vi.unstubAllGlobals();
});

const draw = (code: ApiErrorCode, failed?: string) =>
  renderToStaticMarkup(
    <EngineFailure
      error={new ApiError({ code, status: 502, message: 'x' })}
      describe={(reason) => `No se ha podido analizar. ${reason}`}
      {...(failed && { failed })}
      onRetry={() => {}}
      onBuiltin={() => {}}
    />,
  );

it('a model that fails is told in the words of the screen, with the other engine to choose', () => {
  const own = draw('model_failed', 'No se ha podido optimizar el perfil. Inténtalo de nuevo.');
  expect(own).toContain('No se ha podido optimizar el perfil. Inténtalo de nuevo.');
  expect(own).not.toContain(es.errors.model_failed);
  expect(own).toContain(es.engine.useBuiltin);
  expect(draw('model_failed')).toContain(`No se ha podido analizar. ${es.errors.model_failed}`);
});

it('a model’s own reason is shown alone; any other is put into the screen’s sentence', () => {
  const empty = draw('model_empty_answer', 'Otra cosa.');
  expect(empty).toContain(es.errors.model_empty_answer);
  expect(empty).not.toContain('Otra cosa.');
  const internal = draw('internal', 'Otra cosa.');
  expect(internal).toContain(`No se ha podido analizar. ${es.errors.internal}`);
  expect(internal).not.toContain(es.engine.useBuiltin);
});
