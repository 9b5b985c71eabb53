import { useEffect, useState } from 'react';
import { beginErrand, endErrand } from '../../sign-in/errand';
import { findLinkWord, type LinkWord } from '../../sign-in/link-word';

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
    if (link && link.kind !== 'invite') beginErrand();
    take();
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
      endErrand();
    };
  }, [link]);

  return { link, forget: () => setLink(null) };
}
