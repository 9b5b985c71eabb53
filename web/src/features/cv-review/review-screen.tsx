import type { CvRecord } from '@trayecto/core/contract';
import type { Reading } from '@trayecto/core/review';
import { describeError } from '../../api/describe-error';
import { useCvReading } from '../../cvs/use-cvs';
import { type PlainKey, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { ReviewTable } from './review-table';

export interface ReviewScreenProps {
  readonly record: CvRecord;
  readonly onFinish: (news: PlainKey | null) => void;
}

/** What was read beside where it was read. */
export default function ReviewScreen({ record, onFinish }: ReviewScreenProps) {
  const { t, formats } = useLanguage();
  const reading = useCvReading(record.id);
  if (reading.isPending) {
    return (
      <div className="flex min-h-[60dvh] items-center justify-center">
        <LoadingIndicator />
      </div>
    );
  }
  if (reading.isError) {
    return (
      <div className="page-width max-w-2xl py-12">
        <h1 className="sr-only">{t('review.heading')}</h1>
        <Alert kind="error">
          <p>{t('review.loadFailed', { reason: describeError(reading.error, t, formats) })}</p>
          <Button className="mt-3" onClick={() => void reading.refetch()}>
            {t('review.retry')}
          </Button>
        </Alert>
      </div>
    );
  }
  const known: Reading | null = reading.data;
  return <ReviewTable record={record} reading={known} onFinish={onFinish} />;
}
