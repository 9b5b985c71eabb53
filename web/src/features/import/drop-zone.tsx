import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { useFileDialog } from './use-file-dialog';

const ACCEPTED = '.pdf,.docx,.odt,.doc,.json,.zip,.xml';

interface DropZoneProps {
  /** Files are being held over the page. */
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The whole zone is one button; dropping works on the rest of the page too. */
export function DropZone({ isOver, onFiles }: DropZoneProps) {
  const t = useTranslate();
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const dialog = useFileDialog(input, () => {
    setWasLeft(true);
    button.current?.focus();
  });

  function take(files: readonly File[]) {
    setWasLeft(false);
    onFiles(files);
  }

  return (
    <div>
      <button
        ref={button}
        type="button"
        aria-describedby={hintId}
        onClick={dialog.open}
        className={classes(
          'group flex min-h-80 w-full flex-col items-center justify-center gap-5 rounded-panel border-2 border-dashed p-8 text-center transition-colors',
          isOver
            ? 'border-terracotta bg-terracotta-soft'
            : 'border-edge/60 bg-surface hover:border-terracotta',
        )}
      >
        <span
          className={classes(
            'inline-flex size-16 items-center justify-center rounded-full transition-colors',
            isOver
              ? 'bg-terracotta text-on-terracotta'
              : 'bg-terracotta-soft text-terracotta group-hover:bg-terracotta group-hover:text-on-terracotta',
          )}
        >
          <FileUp aria-hidden className="size-8" strokeWidth={1.6} />
        </span>
        <span>
          <span className="block font-serif text-[1.625rem] leading-tight font-semibold">
            {t(isOver ? 'upload.zoneDropNow' : 'upload.zoneTitle')}
          </span>
          <span className="mt-2 block font-semibold text-terracotta underline underline-offset-4">
            {t('upload.zoneOr')}
          </span>
        </span>
        <span id={hintId} className="text-[0.9375rem] text-muted">
          {t('upload.zoneTypes')}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={(event) => {
          dialog.noteChoice();
          take([...(event.target.files ?? [])]);
        }}
      />
      <p role="status" className="mt-3 min-h-6 text-center text-[0.9375rem] text-muted">
        {wasLeft && t('upload.noFileChosen')}
      </p>
    </div>
  );
}
