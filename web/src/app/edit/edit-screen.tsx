import type { CvRecord } from '@trayecto/core/contract';
import { lazy, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { unsavedCvStore, useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { useCv } from '../../cvs/use-cvs';
import { CvOverview } from '../../features/cv-list/cv-overview';
import { ReviewLoading } from '../../features/cv-list/edit-states';
import type { News } from '../../features/cv-list/news-alert';
import { type PlainKey, useTranslate } from '../../i18n';
import { editPath, readEditPlace, UNSAVED_ID } from '../edit-path';
import { SelectedCv } from './selected-cv';

const ReviewScreen = lazy(() => import('../../features/cv-review/review-screen'));
const EditorScreen = lazy(() => import('../../features/cv-editor/editor-screen'));
const UnsavedEditor = lazy(() => import('../../features/cv-editor/unsaved-editor'));

/** The person's CVs: which one, and what is done with it, is in the URL. */
export default function EditScreen() {
  const t = useTranslate();
  const { id, isReview, isEditing } = readEditPlace(useSearch());
  const [, navigate] = useLocation();
  const account = useAccount();
  const unsaved = useUnsavedCv();
  const [news, setNews] = useState<News | null>(null);
  const chosen = useCv(id === UNSAVED_ID ? null : id);
  const record = chosen.data;

  function finish(done: PlainKey | null) {
    setNews(done && { words: t(done) });
    if (record) navigate(editPath(record.id));
  }

  function finishUnsaved(saved: CvRecord | null, done: PlainKey | null) {
    setNews(done && { words: t(done) });
    navigate(editPath(saved?.id ?? UNSAVED_ID), { replace: saved !== null });
    if (saved) unsavedCvStore.forget();
  }

  // Until it is known which one to draw, no heading: the first one on a page would otherwise be replaced.
  if ((isReview || isEditing) && chosen.isLoading) return <ReviewLoading />;
  if (isEditing && id === UNSAVED_ID && unsaved && account.status === 'signed-in')
    return (
      <UnsavedEditor
        key={unsaved.requestKey}
        ownerId={account.user.id}
        unsaved={unsaved}
        onFinish={finishUnsaved}
      />
    );
  if (isReview && record) return <ReviewScreen key={record.id} record={record} onFinish={finish} />;
  if (isEditing && record)
    return <EditorScreen key={record.id} record={record} onFinish={finish} />;
  return (
    <CvOverview id={id} news={news} onNews={setNews}>
      <SelectedCv id={id} onNews={setNews} />
    </CvOverview>
  );
}
