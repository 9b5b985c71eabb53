import { PanelRightClose } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from '../../../i18n';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/icon-button';

interface InspectorProps {
  readonly isForm: boolean;
  readonly onFold: () => void;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Beside the page: what is chosen on it, or the CV as a whole. It scrolls by itself. */
export function Inspector({ isForm, onFold, content, children }: InspectorProps) {
  const t = useTranslate();
  return (
    <aside
      aria-label={t('editor.inspector')}
      className={classes(
        'sticky top-[var(--bar-height,3.5rem)] h-[calc(100dvh-var(--bar-height,3.5rem))] shrink-0 overflow-y-auto border-l border-line bg-paper [contain:layout_paint]',
        isForm ? 'w-[27rem]' : 'w-[20.25rem]',
      )}
    >
      <div className="absolute top-1.5 right-2 z-10">
        <IconButton
          icon={PanelRightClose}
          label={t('editor.inspectorFold')}
          aria-keyshortcuts="Control+."
          className="size-9!"
          onClick={onFold}
        />
      </div>
      {/* Notices take the whole width: they begin below the button. */}
      <div
        ref={content}
        tabIndex={-1}
        className="flex flex-col gap-5 px-5 pt-4 pb-24 outline-none [&>[data-notices]]:mt-7"
      >
        {children}
      </div>
    </aside>
  );
}
