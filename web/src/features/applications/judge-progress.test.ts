import { keptLetter } from '@trayecto/core/applications';
import { expect, it } from 'vitest';
import { makeRecord } from '../../cvs/fake-cv-server';
import { judgeProgress } from './judge-progress';

const original = makeRecord({ version: 3 });
const copyOf = (version: number) =>
  makeRecord({
    id: crypto.randomUUID(),
    version: 2,
    metadata: { tailored_from: { cvId: original.id, version, jobTitle: 'Analista' } },
  });
const letterOf = (cvId: string, cvVersion: number) =>
  keptLetter.parse({
    engine: { kind: 'builtin' },
    language: 'es',
    kind: 'formal',
    templates: [],
    cvId,
    cvVersion,
  });
const none = { original, tailored: null, cv: original, fit: undefined };

it('says what is ready, and what has fallen behind', () => {
  expect(judgeProgress({ ...none, application: { letter: null } })).toEqual({});
  const tailored = copyOf(3);
  const letter = letterOf(tailored.id, 2);
  expect(judgeProgress({ ...none, application: { letter }, tailored, cv: tailored })).toEqual({
    cv: 'ready',
    letter: 'ready',
    email: 'ready',
  });
  const late = copyOf(2);
  const old = letterOf(late.id, 1);
  expect(
    judgeProgress({ ...none, application: { letter: old }, tailored: late, cv: late }),
  ).toEqual({ cv: 'begun', letter: 'begun', email: 'begun' });
});
