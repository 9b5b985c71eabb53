import { cvSchema } from '@trayecto/core/cv';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { makeRecord } from '../../cvs/fake-cv-server';
import { languageStore } from '../../i18n';
import { es } from '../../i18n/es';
import { DraftsNotice } from './drafts-notice';

const cv = cvSchema.parse({ summary: 'Bakes the bread.' });
const draft = { pointer: '/summary', source: 'Hace el pan.', draft: 'Bakes the bread.' };
const draw = (metadata: Record<string, unknown>, english: typeof cv | null = cv) =>
  renderToStaticMarkup(
    <Router ssrPath="/edit">
      <DraftsNotice
        record={makeRecord({ parsed_data: cv, parsed_data_english: english, metadata })}
      />
    </Router>,
  );

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('cv');
  vi.unstubAllGlobals();
});

it('a translation is called one until somebody has read it', () => {
  expect(draw({ english_unread: true })).toContain(es.cv.unreadTranslation);
  expect(draw({ english_unread: true })).toContain(es.cv.translationRead);
  expect(draw({ english_unread: false })).toBe('');
  expect(draw({ english_unread: true }, null)).toBe('');
});

it('sentences to check come first', () => {
  const html = draw({ english_unread: true, english_drafts: [draft] });
  expect(html).toContain(es.cv.openDraftsLine.one.replace('{count}', '1'));
  expect(html).not.toContain(es.cv.translationRead);
});
