import type { CvRecord } from '@trayecto/core/contract';
import { ScanText, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Design } from '../document/design';
import { languageStore, useTranslate } from '../i18n';
import { Button } from '../ui/button';

const ShareDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./share-dialog'),
    languageStore.addAreas('share', 'tasks'),
  ]);
  return module;
});

const ReadBackDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./read-back-dialog'),
    languageStore.addAreas('readBack', 'editor'),
  ]);
  return module;
});

interface Outward {
  readonly record: CvRecord;
  readonly design: Design;
}

/** What happens to a CV once it leaves: entries for a menu, and the dialogs they open, which are outside of it. */
export function useOutward({ record, design }: Outward) {
  const t = useTranslate();
  const [open, setOpen] = useState<'share' | 'read-back' | null>(null);
  const close = () => setOpen(null);
  const items = record.parsed_data !== null && (
    <>
      <Button kind="ghost" className="justify-start" onClick={() => setOpen('share')}>
        <Share2 aria-hidden className="size-4.5" />
        {t('cv.share')}
      </Button>
      <Button kind="ghost" className="justify-start" onClick={() => setOpen('read-back')}>
        <ScanText aria-hidden className="size-4.5" />
        {t('cv.readBack')}
      </Button>
    </>
  );
  const dialogs = open && (
    <Suspense>
      {open === 'share' && <ShareDialog record={record} onClose={close} />}
      {open === 'read-back' && <ReadBackDialog record={record} design={design} onClose={close} />}
    </Suspense>
  );
  return { items, dialogs };
}
