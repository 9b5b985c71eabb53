import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';

interface RenameDialogProps {
  readonly filename: string;
  readonly onClose: () => void;
  readonly onRename: (filename: string) => void;
}

const LONGEST_NAME = 255;

export function RenameDialog({ filename, onClose, onRename }: RenameDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState(filename);
  const wanted = name.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted === '' || wanted === filename) onClose();
    else onRename(wanted);
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cv.rename')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('cv.renameLabel')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="primary" type="submit">
            {t('cv.renameSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
