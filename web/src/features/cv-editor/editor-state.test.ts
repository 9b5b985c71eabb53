import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../cvs/fake-cv-server';
import { changeEditor, findUnsaved, startEditor } from './editor-state';
import { findClash, listOthers } from './find-clash';
import { findStale, isSpent } from './stale-draft';

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

  describe('a draft the CV was saved after', () => {
    const begun = cv('Aprendiz.');
    const draftOf = (original: typeof begun) => ({
      version: 2,
      base: { original: begun, english: null },
      original,
      english: null,
      savedAtMs: 0,
    });
    const now = makeRecord({ parsed_data: cv('Aprendiz.', 'Jefa'), version: 3 });
    const staleOf = (original: typeof begun) => findStale(startEditor(now), draftOf(original));

    it('brings what it changed and leaves what was saved since, and shows both', () => {
      const stale = staleOf(cv('Panadera.'));
      expect(stale?.original).toMatchObject({ cv: cv('Panadera.', 'Jefa'), conflicts: [] });
      expect(
        stale && listOthers(stale).map(({ difference: { before, after } }) => [before, after]),
      ).toEqual([['Aprendiz.', 'Panadera.']]);
    });

    it('a field both changed is to be chosen, and not told twice', () => {
      const stale = staleOf(cv('Aprendiz.', 'Encargada'));
      expect(stale?.original.conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
        ['Encargada', 'Jefa'],
      ]);
      expect(stale && listOthers(stale)).toEqual([]);
      expect(stale && isSpent(stale)).toBe(false);
    });

    it('that has nothing left to bring is spent; one of the version that is there is not stale', () => {
      const spent = staleOf(cv('Aprendiz.', 'Jefa'));
      expect(spent && isSpent(spent)).toBe(true);
      expect(findStale(startEditor({ ...now, version: 2 }), draftOf(cv('Otra.')))).toBeNull();
    });
  });
});
