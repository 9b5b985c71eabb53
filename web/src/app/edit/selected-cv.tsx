import type { CvRecord } from '@trayecto/core/contract';
import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error';
import { unsavedCvStore, useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { putCv, useCv, useCvs } from '../../cvs/use-cvs';
import { ListProblem, PageSkeleton, SelectPrompt } from '../../features/cv-list/edit-states';
import type { News } from '../../features/cv-list/news-alert';
import { CvPanel } from '../../features/cv-view/cv-panel';
import { UnsavedPanel } from '../../features/cv-view/unsaved-panel';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { editPath, UNSAVED_ID } from '../edit-path';

interface SelectedCvProps {
  readonly id: string | null;
  readonly onNews: (news: News) => void;
}

/** The CV that is chosen, on its sheet. */
export function SelectedCv({ id, onNews }: SelectedCvProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const chosen = useCv(id === UNSAVED_ID ? null : id);
  const unsaved = useUnsavedCv();

  function settle(record: CvRecord) {
    putCv(record);
    navigate(editPath(record.id), { replace: true });
    unsavedCvStore.forget();
    onNews({ words: t('cv.savedNow') });
  }

  if (id === null) return <SelectPrompt />;
  if (id === UNSAVED_ID && unsaved) return <UnsavedPanel unsaved={unsaved} onSaved={settle} />;
  const record = chosen.data;
  if (record)
    return <CvPanel key={record.id} record={record} onNews={(words) => onNews({ words })} />;
  if (chosen.isFetching) return <PageSkeleton />;
  if (chosen.isError && !isUnknown(chosen.error)) {
    return (
      // The list beside it says the same where it could not be had either.
      <div className={cvs.isError ? 'md:hidden' : undefined}>
        <ListProblem error={chosen.error} onRetry={() => void chosen.refetch()} />
      </div>
    );
  }
  return (
    <Alert kind="warning" className="mx-auto w-full max-w-[47rem]">
      {t('cv.notFound')}
    </Alert>
  );
}

/** Gone, never there, or no id at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
