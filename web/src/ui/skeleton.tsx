import { classes } from './classes';

/** The room something will take. Anyone who shows one also says, in words, that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classes('skeleton-pulse rounded-control bg-desk', className)} />
  );
}
