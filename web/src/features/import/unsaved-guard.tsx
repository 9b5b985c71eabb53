import { useSignOutGuard } from '../../app/leave-guard';
import { useTranslate } from '../../i18n';
import { LeaveDialog } from '../../ui/leave-dialog';
import { useUnsavedCv } from './unsaved-cv-store';

/** Whoever signs out with a CV that only this tab has is asked first. */
export function UnsavedGuard() {
  const t = useTranslate();
  const leaving = useSignOutGuard(useUnsavedCv() !== null);
  return (
    <LeaveDialog
      isOpen={leaving.isAsking}
      onStay={leaving.stay}
      onLeave={leaving.leave}
      title={t('upload.unsavedLeaveTitle')}
      line={t('upload.unsavedLeaveLine')}
      stayLabel={t('upload.leaveStay')}
      leaveLabel={t('upload.unsavedLeaveGo')}
    />
  );
}
