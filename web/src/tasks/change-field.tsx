import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../i18n';
import { Button } from '../ui/button';

interface ChangeFieldProps {
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

const LONGEST_TEXT = 10_000;

/** The text of a change in the person's own words. */
export function ChangeField({ text, onDone, onCancel }: ChangeFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  const [value, setValue] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEmpty = value.trim() === '';

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty)
      onDone(value.trim());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('tasks.changeField')}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={Math.min(8, Math.max(2, Math.ceil(value.length / 70)))}
        maxLength={LONGEST_TEXT}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={handleKey}
        className="w-full rounded-control border border-edge bg-surface px-4 py-3 text-base text-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {t('tasks.changeFieldHint')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isEmpty} onClick={() => onDone(value.trim())}>
          {t('tasks.changeDone')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('tasks.changeCancel')}
        </Button>
      </div>
    </div>
  );
}
