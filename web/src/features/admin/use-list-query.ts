import { useDeferredValue, useState } from 'react';
import { useSettled } from '../../ui/use-settled';

export interface ListOrder<Sort extends string> {
  readonly sort: Sort;
  readonly direction: 'ascending' | 'descending';
}

const PAUSE_MS = 250;

/** What a list is asked for: words once the typing pauses, and the column it goes by. */
export function useListQuery<Sort extends string>(first: ListOrder<Sort>) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), PAUSE_MS);
  const [order, setOrder] = useState(first);

  function sortBy(sort: Sort) {
    const isAgain = order.sort === sort;
    const isUp = order.direction === 'ascending';
    setOrder({ sort, direction: isAgain && isUp ? 'descending' : 'ascending' });
  }

  return { typed, setTyped, search: useDeferredValue(search), order, sortBy };
}
