import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { Twin, TwinChoice } from './twin';

interface TwinDialogProps {
  readonly twin: Twin;
  readonly onAnswer: (choice: TwinChoice) => void;
}

/** The very same file is already behind a CV: no twin without a yes. */
export function TwinDialog({ twin, onAnswer }: TwinDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer('cancel')}
      title={t('upload.twinTitle')}
      description={t('upload.twinLine', { file: twin.filename })}
    >
      <div className="flex flex-col gap-3">
        <Button kind="primary" onClick={() => onAnswer('open')}>
          {t('upload.twinOpen')}
        </Button>
        <Button onClick={() => onAnswer('again')}>{t('upload.twinAgain')}</Button>
        <Button kind="ghost" onClick={() => onAnswer('cancel')}>
          {t('upload.twinCancel')}
        </Button>
      </div>
    </Dialog>
  );
}
