import { useEffect, useState } from 'react';

/** What there is to say. It leaves by itself after as long as `staysMs` tells; undefined waits until it is dismissed. */
export function usePassingNews<News>(staysMs: (news: News) => number | undefined) {
  const [news, setNews] = useState<News | null>(null);
  const ms = news === null ? undefined : staysMs(news);
  useEffect(() => {
    if (news === null || ms === undefined) return;
    const timer = setTimeout(() => setNews(null), ms);
    return () => clearTimeout(timer);
  }, [news, ms]);
  return [news, setNews] as const;
}
