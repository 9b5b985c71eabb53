import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { languageStore } from '../i18n';
import { en } from '../i18n/en';
import { es } from '../i18n/es';
import { ChangeKeys } from './change-keys';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('tasks');
  vi.unstubAllGlobals();
});

it('the shortcuts have one name everywhere, and no button where there is no keyboard', () => {
  expect([es.tasks.changeKeys, en.tasks.changeKeys]).toEqual([
    es.editor.shortcuts,
    en.editor.shortcuts,
  ]);
  const html = renderToStaticMarkup(<ChangeKeys />);
  expect(html).toContain(`aria-label="${es.editor.shortcuts}"`);
  expect(html).toMatch(/^<div[^>]*pointer-coarse:hidden/);
});
