import { account } from '../../api/browser-api';
import { partingWord } from '../../app/passing-word';

interface Interrupted {
  readonly ownerId: string;
  readonly file: File;
}

/** The file that was being read when its owner's session ended, for when they come back. */
let interrupted: Interrupted | null = null;

account.subscribe(() => {
  const now = account.get();
  if (now.status === 'signed-in') {
    partingWord.clear();
    if (interrupted && interrupted.ownerId !== now.user.id) interrupted = null;
  }
});

/**
 * To be called when an import stops before its end. If that is because nobody is signed in any more, we tell the user:
 * here when the session may be taken up again, on the sign-in page when it was left in another tab.
 */
export function noteInterruption({
  ownerId,
  file,
  isSaving,
}: Interrupted & { readonly isSaving: boolean }): 'may-return' | 'gone' {
  const now = account.get();
  if (now.status === 'signed-in') return 'gone';
  if (now.reason === 'ended') {
    interrupted = { ownerId, file };
    return 'may-return';
  }
  partingWord.set(isSaving ? 'auth.importStoppedSaving' : 'auth.importStopped');
  return 'gone';
}

/** It came to its end after all, or another file takes its place. */
export function forgetInterruption() {
  interrupted = null;
}

/** The interrupted file of the signed-in user. */
export function findInterruptedFile(): File | null {
  const now = account.get();
  const isOwner = now.status === 'signed-in' && now.user.id === interrupted?.ownerId;
  return isOwner ? (interrupted?.file ?? null) : null;
}
