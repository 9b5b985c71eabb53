import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

/** Drawn at once; hundreds of cards would make every key and every drag wait. */
const PART = 25;
/** Drawn before anything else: more than fit under the line of stops on a usual screen. */
const FIRST = 6;

/** The first of a long list, and a button for those after. */
export function useParts<Item>(items: readonly Item[]) {
  const { t } = useLanguage();
  const [parts, setParts] = useState(1);
  const wanted = parts * PART;
  const drawn = useDeferredValue(wanted, FIRST);
  const shown = items.slice(0, drawn);
  const rest = items.length - wanted;
  const more = rest > 0 && (
    <Button className="self-center" onClick={() => setParts(parts + 1)}>
      {t('applications.more', { count: Math.min(rest, PART), rest })}
    </Button>
  );
  return { shown, more };
}
