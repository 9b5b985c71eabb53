import { useEffect, useState } from 'react';

const SUCCESS_MS = 3_000;

type News = { readonly kind: 'error' | 'success'; readonly text: string };

/** What there is to say, in red or in green; good news leaves by itself. */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    if (news?.kind !== 'success') return;
    const timer = setTimeout(() => setNews(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return {
    news,
    say: (kind: News['kind'], text: string) => setNews({ kind, text }),
    clear: () => setNews(null),
  };
}
