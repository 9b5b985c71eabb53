import { lazy, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { useCv, useCvs } from '../../cvs/use-cvs';
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
  const place = readEditPlace(useSearch());
  const { id, isReview } = place;
  const [, navigate] = useLocation();
  const [news, setNews] = usePassingNews(staysMs);
  const chosen = useCv(id === UNSAVED_ID ? null : id);
  const record = chosen.data;
  useOnlyOneOpened(id === null && !place.isList);

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

/** Where there is one CV only, nobody has to choose it. Seen on arrival: a list that gets shorter opens nothing. */
function useOnlyOneOpened(isWanted: boolean) {
  const [, navigate] = useLocation();
  const cvs = useCvs().data;
  const unsaved = useUnsavedCv();
  const isKnown = cvs !== undefined;
  const only = useRef<string | null>(null);
  only.current = cvs?.length === 1 && !unsaved ? (cvs[0]?.id ?? null) : null;
  useLayoutEffect(() => {
    if (isWanted && isKnown && only.current !== null)
      navigate(editPath(only.current), { replace: true });
  }, [isWanted, isKnown, navigate]);
}
