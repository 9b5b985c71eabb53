import { useSignOutGuard } from '../app/leave-guard';
import { useTranslate } from '../i18n';
import { LeaveDialog } from '../ui/leave-dialog';
import { unsavedCvStore, useUnsavedCv } from './unsaved-cv-store';

/** Anyone who signs out with a CV that only this browser has is asked first. */
export default function UnsavedGuard() {
  const t = useTranslate();
  const leaving = useSignOutGuard(useUnsavedCv() !== null);
  return (
    <LeaveDialog
      isOpen={leaving.isAsking}
      onStay={leaving.stay}
      onLeave={() => {
        unsavedCvStore.forget();
        leaving.leave();
      }}
      title={t('upload.unsavedLeaveTitle')}
      line={t('upload.unsavedLeaveLine')}
      stayLabel={t('upload.leaveStay')}
      leaveLabel={t('upload.unsavedLeaveGo')}
    />
  );
}
