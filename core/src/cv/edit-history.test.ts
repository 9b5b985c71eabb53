import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvSchema } from './cv-schema';
import { type CvEdit, editCv } from './edit-cv';
import { recordEdit, redo, startHistory, undo } from './edit-history';

const cv = cvSchema.parse({
  summary: 'Uno',
  work_experience: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
  additional: { Premios: ['x'], Cursos: ['y'] },
});
const titles = (state: typeof cv) => state.work_experience.map(({ title }) => title).join('');

describe('editCv', () => {
  it('moves, adds and removes entries, and leaves the others the same objects', () => {
    const moved = editCv(cv, { kind: 'move-entry', list: 'work_experience', from: 0, to: 2 });
    expect(titles(moved)).toBe('BCA');
    expect(moved.work_experience[0]).toBe(cv.work_experience[1]);
    const added = editCv(cv, { kind: 'add-entry', list: 'work_experience', index: 1 });
    expect(added.work_experience[1]).toMatchObject({ title: '', achievements: [] });
    const removed = editCv(cv, { kind: 'remove-entry', list: 'work_experience', index: 1 });
    expect(titles(removed)).toBe('AC');
  });

  it('a section keeps its place when it is renamed and never takes the name of another', () => {
    const renamed = editCv(cv, { kind: 'rename-section', section: 'Premios', name: 'Méritos' });
    expect(Object.keys(renamed.additional)).toEqual(['Méritos', 'Cursos']);
    expect(editCv(cv, { kind: 'rename-section', section: 'Premios', name: 'Cursos' })).toBe(cv);
  });

  it('a section may bear any name, even one that every object knows', () => {
    const added = editCv(cv, { kind: 'add-section', section: 'constructor' });
    expect(Object.keys(added.additional)).toContain('constructor');
  });

  it('sections can be put in another order', () => {
    const moved = editCv(cv, { kind: 'move-section', section: 'Cursos', to: 0 });
    expect(Object.keys(moved.additional)).toEqual(['Cursos', 'Premios']);
  });
});

describe('the history of edits', () => {
  const type = (value: string): CvEdit => ({ kind: 'set-summary', value });

  it('typing in one field is one step', () => {
    let history = startHistory(cv);
    history = recordEdit(history, type('Uno d'), 1_000);
    history = recordEdit(history, type('Uno do'), 1_200);
    history = recordEdit(history, type('Uno dos'), 1_400);
    expect(history.present.summary).toBe('Uno dos');
    expect(undo(history).present.summary).toBe('Uno');
    expect(undo(undo(history))).toEqual(undo(history));
  });

  it('a pause, or another field, begins a new one', () => {
    let history = startHistory(cv);
    history = recordEdit(history, type('a'), 1_000);
    history = recordEdit(history, type('ab'), 9_000);
    expect(undo(history).present.summary).toBe('a');
    history = recordEdit(history, { kind: 'set-personal', field: 'name', value: 'Ana' }, 9_100);
    history = recordEdit(history, type('abc'), 9_200);
    expect(undo(history).present).toMatchObject({ summary: 'ab', personal: { name: 'Ana' } });
  });

  it('a paragraph typed without a pause is taken back sentence by sentence, in a text and in a line of a list', () => {
    const written = ['Llevo la caja. ', '¿Y qué más? ', 'Cierro el mes.'];
    const letters = [...written.join('')];
    const start = { ...cv, summary: '' };
    for (const edit of [
      type,
      (value: string): CvEdit => ({
        ...{ kind: 'set-field', list: 'work_experience', index: 0 },
        ...{ field: 'achievements', value: [value] },
      }),
    ]) {
      const begun = recordEdit(startHistory(start), edit(''), 0);
      const typed = letters.reduce(
        (history, _, at) => recordEdit(history, edit(letters.slice(0, at + 1).join('')), at),
        begun,
      );
      const after = (steps: number) =>
        Array.from({ length: steps }).reduce<typeof typed>((history) => undo(history), typed)
          .present;
      const expected = (count: number) =>
        editCv(begun.present, edit(written.slice(0, count).join('')));
      expect([after(1), after(2), after(3)]).toEqual([expected(2), expected(1), begun.present]);
    }
  });

  it('lines that come, go or move are steps of their own, and so is each skill', () => {
    const lines = (value: readonly string[]): CvEdit => ({
      kind: 'set-lines',
      section: 'Premios',
      value,
    });
    let history = startHistory(cv);
    for (const value of [['xy'], ['xyz'], ['xyz', ''], ['xyz', 'a'], ['xyz', 'ab'], ['ab', 'xyz']])
      history = recordEdit(history, lines(value), 1_000);
    history = recordEdit(history, { kind: 'set-skills', value: ['SQL'] }, 1_000);
    history = recordEdit(history, { kind: 'set-skills', value: ['SQL', 'R'] }, 1_000);
    const seen: unknown[] = [];
    for (; history.past.length > 0; history = undo(history))
      seen.push([...(history.present.additional.Premios ?? []), ...history.present.skills]);
    expect(seen).toEqual([
      ['ab', 'xyz', 'SQL', 'R'],
      ['ab', 'xyz', 'SQL'],
      ['ab', 'xyz'],
      ['xyz', 'ab'],
      ['xyz', ''],
      ['xyz'],
    ]);
  });

  it('what was undone is done again, until something else is done', () => {
    const edited = recordEdit(startHistory(cv), type('dos'), 1_000);
    expect(redo(undo(edited)).present.summary).toBe('dos');
    const other = recordEdit(undo(edited), type('tres'), 2_000);
    expect(redo(other)).toBe(other);
  });

  it('undoing everything gives back the CV one began with, whatever was done', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('set-summary' as const), value: fc.string() }),
      fc.record({
        kind: fc.constant('move-entry' as const),
        list: fc.constant('work_experience' as const),
        from: fc.nat(4),
        to: fc.nat(4),
      }),
      fc.record({
        kind: fc.constant('remove-entry' as const),
        list: fc.constant('work_experience' as const),
        index: fc.nat(4),
      }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let history = startHistory(cv);
        edits.forEach((one, index) => {
          history = recordEdit(history, one, index * 700);
        });
        while (history.past.length > 0) history = undo(history);
        expect(history.present).toEqual(cv);
      }),
    );
  });
});
