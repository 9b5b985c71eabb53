import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { TrashDialog } from './trash-dialog';

export function TrashButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" className="w-full justify-start" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden className="size-4.5" />
        {t('cv.trash')}
      </Button>
      <TrashDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
