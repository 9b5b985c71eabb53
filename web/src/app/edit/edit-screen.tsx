import { lazy } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCv } from '../../cvs/use-cvs';
import { CvOverview } from '../../features/cv-list/cv-overview';
import { ReviewLoading } from '../../features/cv-list/edit-states';
import { staysMs } from '../../features/cv-list/news-alert';
import { type PlainKey, useTranslate } from '../../i18n';
import { usePassingNews } from '../../ui/use-passing-news';
import { editPath, readEditPlace, UNSAVED_ID } from '../edit-path';
import { SelectedCv } from './selected-cv';

const ReviewScreen = lazy(() => import('../../features/cv-review/review-screen'));

/** The person's CVs: which one, and what is done with it, is in the URL. */
export default function EditScreen() {
  const t = useTranslate();
  const { id, isReview } = readEditPlace(useSearch());
  const [, navigate] = useLocation();
  const [news, setNews] = usePassingNews(staysMs);
  const chosen = useCv(id === UNSAVED_ID ? null : id);
  const record = chosen.data;

  function finish(done: PlainKey | null) {
    setNews(done && { words: t(done) });
    if (record) navigate(editPath(record.id));
  }

  // Until it is known which one to draw, no heading: the first one on a page would otherwise be replaced.
  if (isReview && chosen.isLoading) return <ReviewLoading />;
  if (isReview && record) return <ReviewScreen key={record.id} record={record} onFinish={finish} />;
  return (
    <CvOverview id={id} news={news} onNews={setNews}>
      <SelectedCv id={id} onNews={setNews} />
    </CvOverview>
  );
}
