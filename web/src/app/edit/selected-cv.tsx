import type { CvRecord } from '@trayecto/core/contract';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../../api/api-error';
import { useAccount } from '../../api/use-account';
import { unsavedCvStore, useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { useRemembered } from '../../cvs/use-chosen-cv';
import { putCv, useCv, useCvs } from '../../cvs/use-cvs';
import { ListProblem, PageSkeleton, SelectPrompt } from '../../features/cv-list/edit-states';
import type { News } from '../../features/cv-list/news-alert';
import { type PlainKey, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { editPath, UNSAVED_ID } from '../edit-path';
import { readEditorPlace } from '../editor-path';

const StoredDesk = lazy(() => import('./stored-desk'));
const UnsavedDesk = lazy(() => import('./unsaved-desk'));

interface SelectedCvProps {
  readonly id: string | null;
  readonly onNews: (news: News | null) => void;
}

/** The CV that is chosen, on its desk. */
export function SelectedCv({ id, onNews }: SelectedCvProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const chosen = useCv(id === UNSAVED_ID ? null : id);
  const unsaved = useUnsavedCv();
  useRemembered(chosen.data?.id ?? null);
  const account = useAccount();
  // A link to one text, one field or the open checks starts afresh.
  const { text, isBringing, isChecking, field } = readEditorPlace(useSearch());
  const errand = [text, isBringing, isChecking, field].join(' ');

  function tell(done: PlainKey | null) {
    onNews(done && { words: t(done) });
  }

  function finishUnsaved(saved: CvRecord | null, done: PlainKey | null) {
    tell(done);
    if (saved) putCv(saved);
    navigate(editPath(saved?.id ?? UNSAVED_ID), { replace: saved !== null });
    if (saved) unsavedCvStore.forget();
  }

  if (id === null) return cvs.isPending ? <PageSkeleton /> : <SelectPrompt />;
  if (id === UNSAVED_ID && unsaved && account.status === 'signed-in')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <UnsavedDesk
          key={unsaved.requestKey}
          ownerId={account.user.id}
          unsaved={unsaved}
          onFinish={finishUnsaved}
        />
      </Suspense>
    );
  const record = chosen.data;
  if (record)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <StoredDesk
          key={`${record.id} ${errand}`}
          record={record}
          onNews={(words) => onNews({ words })}
          onFinish={(done) => {
            tell(done);
            navigate(editPath(record.id));
          }}
        />
      </Suspense>
    );
  if (chosen.isFetching) return <PageSkeleton />;
  if (chosen.isError && !isUnknown(chosen.error)) {
    return (
      // If the list couldn't be loaded either, it says so itself.
      <div className={cvs.isError ? 'p-6 md:hidden' : 'p-6'}>
        <ListProblem error={chosen.error} onRetry={() => void chosen.refetch()} />
      </div>
    );
  }
  return (
    <Alert kind="warning" className="mx-auto mt-8 w-full max-w-[47rem]">
      {t('cv.notFound')}
    </Alert>
  );
}

/** Gone, never there, or no id at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
