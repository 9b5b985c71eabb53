import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../import/fake-import-server';
import { changeEditor, findUnsaved, startEditor } from './editor-state';
import { findClash } from './find-clash';

const cv = (summary: string, title = '') => cvSchema.parse({ summary, personal: { title } });
const record = makeRecord({
  parsed_data: cv('Panadera.'),
  parsed_data_english: cv('Baker.'),
  version: 3,
});
const typed = (state = startEditor(record, 'english')) =>
  changeEditor(state, {
    kind: 'edit',
    edit: { kind: 'set-summary', value: 'Master baker.' },
    nowMs: 1,
  });

describe('the editor', () => {
  it('sends only the text that changed', () => {
    expect(findUnsaved(typed())).toEqual({
      isDirty: true,
      parsed_data_english: cv('Master baker.'),
    });
  });

  it('what was decided about a clash goes to the text it belongs to, whichever is shown', () => {
    const theirs = { ...record, version: 4, parsed_data: cv('Panadera.', 'Jefa') };
    const clash = findClash(typed(), theirs);
    expect(clash.original.conflicts).toEqual([]);
    const texts = {
      parsed_data: clash.original.cv,
      ...(clash.english && { parsed_data_english: clash.english.cv }),
    };
    const settled = changeEditor(typed(), { kind: 'take-texts', texts, nowMs: 2 });
    expect(settled.original.present).toEqual(cv('Panadera.', 'Jefa'));
    expect(settled.english?.present).toEqual(cv('Master baker.'));
  });

  it('a draft of an older version is saved against that version', () => {
    const draft = {
      version: 2,
      base: { original: cv('Aprendiz.'), english: null },
      original: cv('Aprendiz de panadera.'),
      english: null,
      savedAtMs: 0,
    };
    const state = changeEditor(startEditor(record), { kind: 'take-draft', draft, nowMs: 1 });
    expect(state.saved).toMatchObject({ version: 2, parsed_data: cv('Aprendiz.') });
    const clash = findClash(state, record);
    expect(clash.original.conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      ['Aprendiz de panadera.', 'Panadera.'],
    ]);
    expect(clash.english?.cv).toEqual(cv('Baker.'));
  });
});
