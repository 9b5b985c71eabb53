import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface DeleteDialogProps {
  /** Of the CV in question; none, no question. */
  readonly filename: string | null;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ filename, onClose, onDelete }: DeleteDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen={filename !== null}
      onClose={onClose}
      title={t('cv.confirmDeleteTitle')}
      description={t('cv.confirmDelete')}
    >
      <p translate="no" className="mb-4 truncate font-semibold">
        {filename}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-safe onClick={onClose}>
          {t('cv.deleteNo')}
        </Button>
        <Button kind="danger" onClick={onDelete}>
          {t('cv.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
