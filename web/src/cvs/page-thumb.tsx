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

function useIsSeen(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isSeen]);
  return isSeen;
}
