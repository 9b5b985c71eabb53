import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import type { ListOrder } from './use-list-query';

interface SortableHeaderProps<Sort extends string> {
  readonly sort: Sort;
  readonly label: string;
  readonly order: ListOrder<Sort>;
  readonly onSort: (sort: Sort) => void;
}

/** A column's name that can be pressed: first by this column, then the other way round. */
export function SortableHeader<Sort extends string>(props: SortableHeaderProps<Sort>) {
  const t = useTranslate();
  const { sort, label, order } = props;
  const isChosen = order.sort === sort;
  const Arrow = order.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isChosen ? order.direction : 'none'}
      className="p-0 text-left font-semibold"
    >
      <button
        type="button"
        onClick={() => props.onSort(sort)}
        className={classes(
          'inline-flex min-h-11 w-full items-center gap-1.5 px-4 text-left whitespace-nowrap hover:text-ink',
          isChosen ? 'text-ink' : 'text-muted',
        )}
      >
        {label}
        {isChosen && (
          <>
            <Arrow aria-hidden className="size-4" />
            <span className="sr-only">
              {t(order.direction === 'ascending' ? 'admin.sortedUp' : 'admin.sortedDown')}
            </span>
          </>
        )}
      </button>
    </th>
  );
}
