import { classes } from '../../ui/classes';
import { TONES } from './part-tones';
import type { ReviewPart } from './review-parts';

/** The number a part has on its page and beside it. */
export function PartBadge({ part }: { part: Pick<ReviewPart, 'number' | 'kind'> }) {
  if (part.number === null) return <span aria-hidden className="w-6 shrink-0" />;
  return (
    <span
      className={classes(
        'grid size-6 shrink-0 place-items-center rounded-[6px] text-[0.8125rem] font-bold',
        TONES[part.kind].badge,
      )}
    >
      {part.number}
    </span>
  );
}
