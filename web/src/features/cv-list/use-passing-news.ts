import { useEffect, useState } from 'react';
import type { News } from './news-alert';

const GOOD_NEWS_MS = 6_000;

/** Good news leaves by itself: it floats over what one does next. What failed or can be undone stays until it is dismissed. */
export function usePassingNews() {
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    if (!news || news.isProblem || news.onUndo) return;
    const timer = setTimeout(() => setNews(null), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, setNews] as const;
}
