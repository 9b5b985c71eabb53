import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n';
import { Disclosure } from '../../../ui/disclosure';

/** Everything that is done with a CV now and then. */
export function DeskMenu({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Disclosure icon={EllipsisVertical} label={t('cv.more')}>
      <div className="flex w-64 flex-col">{children}</div>
    </Disclosure>
  );
}
