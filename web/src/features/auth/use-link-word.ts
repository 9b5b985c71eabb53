import { useEffect, useState } from 'react';
import { findLinkWord, type LinkWord } from './link-word';

/** Leaves the address as soon as it is read, so that it is neither bookmarked nor seen over a shoulder. */
export function useLinkWord(): { link: LinkWord | null; forget: () => void } {
  const [link, setLink] = useState(() =>
    typeof location === 'undefined' ? null : findLinkWord(location.hash),
  );

  useEffect(() => {
    const take = () => {
      const found = findLinkWord(location.hash);
      if (!found) return;
      setLink(found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return { link, forget: () => setLink(null) };
}
