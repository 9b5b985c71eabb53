import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import type { Texts } from './editor-state';

/** Where what is written goes when it is saved. */
export interface EditorStore {
  /** `saved` is what was there before, as far as this tab knows. */
  readonly save: (texts: Texts, saved: CvRecord) => Promise<CvRecord>;
  /** Keeps it in this browser first, for a CV the server does not have: even if saving fails, it is not lost. */
  readonly keep?: (texts: Texts, saved: CvRecord) => CvRecord;
}

export const serverStore: EditorStore = {
  save: async (body, { id, version }) =>
    (await call(updateCv, { params: { id }, body }, { ifMatch: version })).cv,
};
