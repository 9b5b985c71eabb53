import { beforeEach, expect, it, vi } from 'vitest';
import { openLetterDrafts } from './letter-drafts';

const formal = { type: 'formal', subject: 'Candidatura', body: 'Estimado equipo:' } as const;
const changed = { subject: 'Candidatura 2', body: 'Buenos días:' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps what was changed, for one person, CV and job', () => {
  openLetterDrafts('ana', 'cv', 'job').write(formal, changed);
  expect(openLetterDrafts('ana', 'cv', 'job').read(formal)).toEqual(changed);
  for (const other of [
    openLetterDrafts('eva', 'cv', 'job'),
    openLetterDrafts('ana', 'cv2', 'job'),
    openLetterDrafts('ana', 'cv', 'job2'),
  ])
    expect(other.read(formal)).toEqual({ subject: formal.subject, body: formal.body });
});

it('does not lay an old change over a new text', () => {
  const drafts = openLetterDrafts('ana', 'cv', 'job');
  drafts.write(formal, changed);
  const renewed = { ...formal, body: 'Otro texto' };
  expect(drafts.read(renewed).body).toBe('Otro texto');
});

it('forgets one and keeps the others, and survives a store that was meddled with', () => {
  const drafts = openLetterDrafts('ana', 'cv', 'job');
  const startup = { ...formal, type: 'startup' } as const;
  drafts.write(formal, changed);
  drafts.write(startup, changed);
  drafts.forget('formal');
  expect(drafts.read(formal).body).toBe(formal.body);
  expect(drafts.read(startup)).toEqual(changed);
  localStorage.setItem('trayecto.letters.ana.cv.job', '{"formal":7');
  expect(drafts.read(startup).body).toBe(startup.body);
});
