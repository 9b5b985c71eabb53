import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { readTags } from './read-tags';

interface TagsDialogProps {
  readonly tags: readonly string[];
  readonly onClose: () => void;
  readonly onSave: (tags: readonly string[]) => void;
}

/** Words of the person's own to find a CV by. */
export function TagsDialog({ tags, onClose, onSave }: TagsDialogProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(tags.join(', '));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(readTags(typed));
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cv.tags')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('cv.tagsLabel')}
          hint={t('cv.tagsHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="primary" type="submit">
            {t('cv.tagsSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
