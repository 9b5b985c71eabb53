import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { namePointer } from './name-pointer';

/** Keys stand for words. */
const t = ((key: string) => key) as Parameters<typeof namePointer>[2];

describe('namePointer', () => {
  it.each([
    ['/summary', 'editor.summary'],
    ['/personal/linkedin', 'editor.linkedin'],
    ['/work_experience', 'editor.work'],
    [
      '/work_experience/0/achievements/2',
      `editor.work · ${spanishAnalyst.work_experience[0]?.title} · editor.achievements`,
    ],
    ['/work_experience/99/dates', 'editor.work · editor.dates'],
    ['/skills/3', 'editor.skills'],
    ['/additional/a~1b/0', 'a/b'],
  ])('says where %s leads', (pointer, name) => {
    expect(namePointer(pointer, spanishAnalyst, t)).toBe(name);
  });

  it('does without the CV', () => {
    expect(namePointer('/education/0/dates', null, t)).toBe('editor.education · editor.dates');
  });
});
