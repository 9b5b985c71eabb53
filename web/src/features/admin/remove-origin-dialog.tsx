import type { JobOrigin } from '@trayecto/core/contract';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { BoardWork } from './use-board-work';
import { emptyOrigin, removeOrigin } from './use-job-board';

interface RemoveOriginDialogProps {
  readonly origin: JobOrigin;
  readonly work: BoardWork;
  readonly onClose: () => void;
}

/** Removes the listings of a file or feed, with or without the origin itself. */
export function RemoveOriginDialog({ origin, work, onClose }: RemoveOriginDialogProps) {
  const { t } = useLanguage();
  const count = origin.postings;

  function run(remove: typeof removeOrigin) {
    onClose();
    void work.run(origin.id, async () => ({
      kind: 'deleted',
      count: (await remove(origin)).deleted,
    }));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(origin.is_feed ? 'admin.removeFeedTitle' : 'admin.removeFileTitle')}
      description={t('admin.removeLine', { count })}
    >
      <p translate="no" className="-mt-2 mb-5 font-medium break-all">
        {origin.name}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => run(removeOrigin)}>
          {t(origin.is_feed ? 'admin.removeFeed' : 'admin.removeFile')}
        </Button>
        {origin.is_feed && count > 0 && (
          <Button onClick={() => run(emptyOrigin)}>{t('admin.emptyFeed')}</Button>
        )}
        <Button kind="ghost" data-safe onClick={onClose}>
          {t('admin.keepOrigin')}
        </Button>
      </div>
    </Dialog>
  );
}
