import type { CvRecord } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { account } from '../../api/browser-api';

interface Draft {
  readonly draft: Cv;
  readonly seen: CvRecord;
}

/** What was typed, for whoever has to sign in again in the middle of it. It goes when they sign out themselves. */
const drafts = new Map<string, Draft>();
const keyOf = ({ user_id, id }: CvRecord) => `${user_id}/${id}`;

account.subscribe(() => {
  const now = account.get();
  if (now.status === 'signed-out' && now.reason === 'signed-out') drafts.clear();
});

export const draftStore = {
  find: (record: CvRecord) => drafts.get(keyOf(record)),
  keep: (draft: Cv, seen: CvRecord) => void drafts.set(keyOf(seen), { draft, seen }),
  forget: (record: CvRecord) => void drafts.delete(keyOf(record)),
};
