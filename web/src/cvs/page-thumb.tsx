import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classes } from '../ui/classes';
import { useCv } from './use-cvs';
import '../document/page-thumb.css';

/** What draws a page is fetched once there is one to draw. */
const SmallPage = lazy(() => import('../document/small-page'));

interface PageThumbProps {
  readonly id: string;
  /** Of the size on paper. */
  readonly scale: number;
  readonly className?: string;
}

/** The top of a CV's page as a small picture: a blank sheet until it is seen, and while it cannot be had. */
export function PageThumb({ id, scale, className }: PageThumbProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(place);
  const { data } = useCv(isSeen ? id : null);
  const style: CSSProperties & Record<'--scale', number> = { '--scale': scale };
  return (
    <span ref={place} aria-hidden inert style={style} className={classes('page-thumb', className)}>
      {data?.parsed_data && (
        <Suspense>
          <SmallPage record={data} />
        </Suspense>
      )}
    </span>
  );
}

/** Where a browser cannot say that it is idle, a moment after what was asked for. */
const SOON_MS = 200;

/** Seen, and nothing else to do: what the person asked for is drawn before the pictures of other pages. */
function useIsSeen(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    let stop = () => {};
    const watcher = new IntersectionObserver((entries) => {
      stop();
      if (entries.some((entry) => entry.isIntersecting)) stop = whenIdle(() => setIsSeen(true));
    });
    watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [place, isSeen]);
  return isSeen;
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(work);
  return () => cancelIdleCallback(turn);
}
