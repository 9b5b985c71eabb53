import type { KeptLetter, WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import type { Translate } from '../../i18n';
import type { Fit } from './use-fit';

type State = 'ready' | 'begun';
export type Progress = Partial<Record<WorkspaceTab, State>>;

interface Workplace {
  readonly application: Pick<ApplicationRecord, 'letter'>;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly cv: CvRecord | null;
  readonly fit: Fit | undefined;
}

/** What is ready, and what was begun and has fallen behind what it was made from. */
export function judgeProgress({ application, original, tailored, cv, fit }: Workplace): Progress {
  const { letter } = application;
  const from = tailored?.metadata.tailored_from;
  const isBehind = from && original?.id === from.cvId && original.version > from.version;
  const isOld = letter && cv && isLetterOld(letter, cv);
  const hasSpoken = Object.values(fit?.interviewAnswers ?? {}).some((text) => text.trim() !== '');
  return {
    ...(tailored && { cv: isBehind ? 'begun' : 'ready' }),
    ...(letter && { letter: isOld ? 'begun' : 'ready', email: isOld ? 'begun' : 'ready' }),
    ...(hasSpoken && { interview: 'begun' }),
  };
}

/** The CV has changed since. */
export const isLetterOld = (
  { cvId, cvVersion }: Pick<KeptLetter, 'cvId' | 'cvVersion'>,
  { id, version }: Pick<CvRecord, 'id' | 'version'>,
): boolean => cvId !== id || cvVersion < version;

export function describeProgress(state: State | undefined, t: Translate) {
  return state && { isDone: state === 'ready', words: t(`applications.progress-${state}`) };
}
