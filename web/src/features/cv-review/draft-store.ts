import type { CvRecord } from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { account } from '../../api/browser-api';
import { draftStore as browserDrafts } from '../../cvs/draft-store';

interface Draft {
  readonly draft: Cv;
  readonly seen: CvRecord;
}

const WRITE_AFTER_MS = 300;

/** What was typed, for anyone who has to sign in again in the middle of it. It goes when they sign out themselves. */
const drafts = new Map<string, Draft>();
/** Not yet in the browser, which has it for a reload or a crash. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const keyOf = ({ user_id, id }: CvRecord) => `${user_id}/${id}`;

account.subscribe(() => {
  const now = account.get();
  if (now.status === 'signed-out' && now.reason === 'signed-out') drafts.clear();
});

window.addEventListener('pagehide', () => {
  for (const key of [...waiting.keys()]) write(key);
});

function write(key: string) {
  clearTimeout(waiting.get(key));
  waiting.delete(key);
  const kept = drafts.get(key);
  if (!kept) return;
  const { draft, seen } = kept;
  const { user_id, id, version, parsed_data, parsed_data_english } = seen;
  const stored = browserDrafts.read(user_id, id);
  // A draft of the editor, or of an older version, waits there to be compared: it is not written over.
  if (stored && !isOwn(stored, seen)) return;
  browserDrafts.write(user_id, id, {
    version,
    base: { original: parsed_data, english: parsed_data_english },
    original: draft,
    english: null,
    savedAtMs: Date.now(),
    isReview: true,
  });
}

function isOwn(stored: { version: number; isReview?: boolean | undefined }, record: CvRecord) {
  return stored.isReview === true && stored.version === record.version;
}

function findInBrowser(record: CvRecord): Draft | undefined {
  const stored = browserDrafts.read(record.user_id, record.id);
  return stored && isOwn(stored, record)
    ? { draft: stored.original ?? emptyCv(), seen: record }
    : undefined;
}

export const draftStore = {
  find: (record: CvRecord) => drafts.get(keyOf(record)) ?? findInBrowser(record),
  keep(draft: Cv, seen: CvRecord) {
    const key = keyOf(seen);
    drafts.set(key, { draft, seen });
    clearTimeout(waiting.get(key));
    waiting.set(
      key,
      setTimeout(() => write(key), WRITE_AFTER_MS),
    );
  },
  forget(record: CvRecord) {
    const key = keyOf(record);
    drafts.delete(key);
    clearTimeout(waiting.get(key));
    waiting.delete(key);
    const stored = browserDrafts.read(record.user_id, record.id);
    if (stored?.isReview) browserDrafts.forget(record.user_id, record.id);
  },
};
