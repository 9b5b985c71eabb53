import { useLocation } from 'wouter';
import { useLeaveGuard } from '../../app/leave-guard';
import { useTranslate } from '../../i18n';
import { LeaveDialog } from '../../ui/leave-dialog';
import type { Review } from './use-review';

/** Asks before a review with changes is left. */
export function ReviewLeave({ review }: { review: Review }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const leaving = useLeaveGuard(review.isChanged, navigate);
  return (
    <LeaveDialog
      isOpen={leaving.isAsking}
      onStay={leaving.stay}
      onLeave={() => {
        review.forget();
        leaving.leave();
      }}
      title={t('review.leaveTitle')}
      line={t('review.leaveLine')}
      stayLabel={t('review.leaveStay')}
      leaveLabel={t('review.leaveGo')}
    />
  );
}
