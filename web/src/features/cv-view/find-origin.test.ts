import type { CvVersion } from '@trayecto/core/contract';
import { compareCvs } from '@trayecto/core/cv';
import { layoutCv, listPlaces } from '@trayecto/core/document';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { readField, writeField } from '@trayecto/core/review';
import { describe, expect, it } from 'vitest';
import { listChangesOf, saysThere } from './find-origin';

const places = listPlaces(layoutCv(spanishAnalyst, 'modern', 'es')).filter(
  ({ at, kind }) => kind !== 'heading' && !at.endsWith('/proficiency'),
);

function tellVersion(version: number, after: typeof spanishAnalyst): CvVersion {
  const changes = compareCvs(spanishAnalyst, after).map(({ section, kind, entry, field }) => ({
    ...{ section, kind, entry, field },
    language: 'original' as const,
  }));
  return { version, reason: 'edit', filename: 'cv.pdf', created_at: '2026-11-01', changes };
}

const quiet: CvVersion = { ...tellVersion(1, spanishAnalyst), reason: 'import' };

describe('where a text of the page came from', () => {
  it.each(places.map(({ at }) => at))('%s: the version that changed it is found', (at) => {
    const text = `${readField(spanishAnalyst, at)} (otra)`;
    const after = writeField(spanishAnalyst, at, 'line', text);
    const versions = [tellVersion(2, after), quiet];
    expect(listChangesOf(versions, after, at, 'original').map(({ version }) => version)).toEqual([
      2,
    ]);
    expect(listChangesOf(versions, after, at, 'english')).toEqual([]);
    expect(saysThere(after, at, text)).toBe(true);
    expect(saysThere(spanishAnalyst, at, text)).toBe(false);
    expect(saysThere(null, at, text)).toBe(false);
  });

  it('a text that was moved is still the same', () => {
    const [first, second, ...others] = spanishAnalyst.work_experience;
    const cv = { ...spanishAnalyst, work_experience: [second!, first!, ...others] };
    const at = '/work_experience/1/achievements/0';
    expect(saysThere(spanishAnalyst, at, readField(cv, at))).toBe(true);
  });
});
