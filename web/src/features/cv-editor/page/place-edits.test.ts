import { type Cv, type CvEdit, cvSchema, recordEdit, startHistory } from '@trayecto/core/cv';
import { layoutCv, listPlaces, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import {
  breakLine,
  movePlace,
  readText,
  removePlace,
  splitLine,
  stepOut,
  writeText,
} from './place-edits';

const editCv = (before: Cv, edit: CvEdit) => recordEdit(startHistory(before), edit, 0).present;

const cv = cvSchema.parse({
  personal: { name: 'Ana' },
  summary: 'Uno',
  skills: ['SQL', 'R'],
  work_experience: [{ title: 'A', achievements: ['a', 'b', 'c'] }, { title: 'B' }],
  additional: { 'Cursos/otros': ['x', 'y'] },
});
const work = (state: typeof cv) => state.work_experience[0]?.achievements;

describe('every text on a page', () => {
  it.each(templateNames)('of %s can be written where it is read', (template) => {
    for (const sample of sampleNames) {
      const whole = makeSample(sample, 'es');
      for (const { at, kind } of listPlaces(layoutCv(whole, template, 'es'))) {
        if (kind === 'heading') continue;
        const edit = writeText(whole, at, 'otra cosa');
        expect(edit, at).not.toBeNull();
        if (edit) expect(readText(editCv(whole, edit), at), at).toBe('otra cosa');
      }
    }
  });
});

describe('lines', () => {
  it('are parted at the caret, and one goes on in the second part', () => {
    const step = splitLine(cv, '/additional/Cursos~1otros/0', 1);
    expect(step?.at).toBe('/additional/Cursos~1otros/1');
    expect(step && editCv(cv, step.edit).additional['Cursos/otros']).toEqual(['x', '', 'y']);
    expect(splitLine(cv, '/summary', 1)).toBeNull();
  });

  it('are as many as were pasted, without their signs, and one goes on where the last of them ends', () => {
    const at = '/work_experience/0/achievements/1';
    const pasted = breakLine(cv, at, 'uno\n\n• dos\n- tresb', 17);
    expect(pasted).toMatchObject({ at: '/work_experience/0/achievements/3', caret: 4 });
    expect(pasted && work(editCv(cv, pasted.edit))).toEqual(['a', 'uno', 'dos', 'tresb', 'c']);
    const entered = breakLine(cv, at, 'b\n', 2);
    expect(entered).toMatchObject({ at: '/work_experience/0/achievements/2', caret: 0 });
    expect(entered && work(editCv(cv, entered.edit))).toEqual(['a', 'b', '', 'c']);
    expect(breakLine(cv, at, 'b', 1)).toBeNull();
  });

  it('stay whole where there is one only', () => {
    for (const at of ['/personal/name', '/work_experience/0/title']) {
      const edit = writeText(cv, at, 'Ana\n María ');
      expect(edit && readText(editCv(cv, edit), at)).toBe('Ana María ');
    }
    const summary = writeText(cv, '/summary', 'Uno\nDos');
    expect(summary && readText(editCv(cv, summary), '/summary')).toBe('Uno\nDos');
  });

  it('go, and move among their like but not out of the list', () => {
    const gone = removePlace(cv, '/work_experience/0/achievements/1');
    expect(gone?.at).toBe('/work_experience/0/achievements/0');
    expect(gone && work(editCv(cv, gone.edit))).toEqual(['a', 'c']);
    const moved = movePlace(cv, '/work_experience/0/achievements/0', 2);
    expect(moved?.at).toBe('/work_experience/0/achievements/2');
    expect(moved && work(editCv(cv, moved.edit))).toEqual(['b', 'c', 'a']);
    expect(movePlace(cv, '/work_experience/0/achievements/2', 3)).toBeNull();
    expect(movePlace(cv, '/skills/0', -1)).toBeNull();
  });
});

it('entries move and go whole; a text steps out to its entry, and that to nothing', () => {
  const moved = movePlace(cv, '/work_experience/1', 0);
  expect(moved?.at).toBe('/work_experience/0');
  expect(moved && editCv(cv, moved.edit).work_experience[0]?.title).toBe('B');
  expect(removePlace(cv, '/personal/name')).toBeNull();
  expect(stepOut('/work_experience/0/achievements/2')).toBe('/work_experience/0');
  expect(stepOut('/work_experience/0')).toBeNull();
  expect(stepOut('/summary')).toBeNull();
});
