import { cvSchema } from '@trayecto/core/cv';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRecord } from '../../cvs/fake-cv-server';
import { languageStore } from '../../i18n';
import { es } from '../../i18n/es';
import { DraftsPanel } from './drafts-panel';
import { changeEditor, startEditor } from './editor-state';
import { EnglishDraftsContext, useDraftsOf, useOpenDrafts } from './english-drafts';
import { Field } from './field';

const cv = cvSchema.parse({ summary: 'Bakes the bread.', skills: ['Ovens'] });
const summary = {
  ...{ pointer: '/summary', source: 'Hace el pan.', draft: 'Bakes the bread.' },
  doubtful: ['bakes'],
};
const ovens = { pointer: '/skills/0', source: 'Hornos', draft: 'Ovens', is_right: true };
const record = makeRecord({
  parsed_data: cv,
  parsed_data_english: cv,
  metadata: { english_drafts: [summary, ovens] },
});
const english = startEditor(record, 'english');
const type = (value: string) =>
  changeEditor(english, { kind: 'edit', edit: { kind: 'set-summary', value }, nowMs: 1 });

function Form({ state }: { state: typeof english }) {
  const drafts = useDraftsOf(useOpenDrafts(state), () => Promise.resolve(true));
  return (
    <EnglishDraftsContext value={drafts}>
      <DraftsPanel
        cv={cv}
        original={cv}
        language="en"
        isOpenAtFirst
        onGoTo={() => {}}
        onReplace={() => {}}
      />
      <Field pointer="/summary" label="Perfil" value="" onChange={() => {}} />
      <Field pointer="/personal/name" label="Nombre" value="" onChange={() => {}} />
    </EnglishDraftsContext>
  );
}
const draw = (state: typeof english) => renderToStaticMarkup(<Form state={state} />);

describe('the translation in the editor', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    await languageStore.addAreas('editor');
    vi.unstubAllGlobals();
  });

  it('says how much is left to check, with the original beside it, and marks the field', () => {
    const html = draw(english);
    expect(html).toContain(es.editor.draftsCount.one.replace('{count}', '1'));
    expect(html).toContain('Hace el pan.');
    const words = [...html.matchAll(/<button[^>]*aria-pressed[^>]*>([^<]*)<\/button>/g)];
    expect(words.map(([, word]) => word)).toEqual(['Bakes', 'the', 'bread.']);
    expect(words.map(([tag]) => tag.includes('decoration-dotted'))).toEqual([true, false, false]);
    // One stop for the keyboard, whatever the number of words.
    expect(words.map(([tag]) => tag.includes('tabindex="0"'))).toEqual([true, false, false]);
    expect(html).toContain(es.editor.draftsDoubtful);
    expect(html.match(/aria-describedby="([^"]*)"/g)).toHaveLength(1);
    expect(html).toContain(es.editor.draftRightOf.replace('{label}', 'Perfil'));
  });

  it('a text that was changed is no longer asked about, and is again when that is undone', () => {
    const typed = type('Bakes bread.');
    expect(draw(typed)).not.toContain('Hace el pan.');
    expect(draw(changeEditor(typed, { kind: 'undo' }))).toContain('Hace el pan.');
  });

  it('the original text has nothing to check', () => {
    expect(draw(startEditor(record))).not.toContain('Hace el pan.');
  });

  it('what is said of it takes no text and no version along that others saved meanwhile', () => {
    const metadata = { english_drafts: [{ ...summary, is_right: true }] };
    const noted = changeEditor(type('Bakes bread.'), { kind: 'noted', metadata });
    expect(noted.saved).toEqual({ ...record, metadata });
    expect(noted.english?.present.summary).toBe('Bakes bread.');
  });
});
