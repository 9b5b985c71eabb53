import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classes } from './classes';

/** The person's picture, or a plain silhouette when there is none or it doesn't load. */
export function Avatar({ src, className }: { src: string | null; className?: string }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const look = classes('size-9 shrink-0 rounded-full', className);
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        className={classes(look, 'bg-desk object-cover')}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span className={classes(look, 'inline-flex items-center justify-center bg-sea text-on-sea')}>
      <UserRound aria-hidden className="size-5" strokeWidth={1.9} />
    </span>
  );
}
