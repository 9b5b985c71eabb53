import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../../ui/classes';
import { usePanel } from '../../../ui/use-panel';

/** Opens a panel from elsewhere, at one of the things in it. */
export type OpenPanel = (at: string) => void;

interface DockPanelProps {
  readonly icon: LucideIcon;
  /** What the button is for. */
  readonly label: string;
  /** What is chosen now, shown in place of the label where there is room. */
  readonly chosen?: string;
  /** As wide as the dock, over the middle of it. */
  readonly isOverDock?: boolean;
  readonly className?: string;
  /** Holds how to open it from elsewhere, while it is there. */
  readonly opener?: RefObject<OpenPanel | null> | undefined;
  readonly children: ReactNode;
}

/** A button of the dock and the panel above it; on a phone the panel takes the whole width. */
export function DockPanel({
  icon: Icon,
  label,
  chosen,
  isOverDock = false,
  className,
  opener,
  children,
}: DockPanelProps) {
  const { isOpen, open, around, button, panel } = usePanel();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!opener) return;
    opener.current = (at) => {
      flushSync(open);
      content.current?.querySelector<HTMLElement>(`[data-part="${at}"] :checked`)?.focus();
    };
    return () => {
      opener.current = null;
    };
  });

  return (
    <div className={classes(!isOverDock && 'md:relative', className)} {...around}>
      <button
        type="button"
        {...button}
        aria-label={chosen === undefined ? label : `${label}: ${chosen}`}
        title={label}
        className={DOCK_BUTTON}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        <span className="truncate max-md:hidden md:@max-[42rem]:hidden md:@max-[56rem]:max-w-24 md:group-data-both/dock:@max-[48.5rem]:hidden">
          {chosen ?? label}
        </span>
        <span aria-hidden className="text-xs md:hidden">
          {label}
        </span>
      </button>
      <div
        {...panel}
        ref={content}
        className={classes(
          'fade-in absolute bottom-full z-50 mb-3 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float outline-none',
          'max-md:inset-x-2 max-md:w-auto!',
          isOverDock ? 'md:inset-x-0' : 'md:left-1/2 md:-translate-x-1/2',
        )}
      >
        {isOpen && children}
      </div>
    </div>
  );
}

const DOCK_BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-3 text-[0.9375rem] font-semibold text-ink transition-colors hover:bg-ink/6 disabled:opacity-40 max-md:min-h-14 max-md:min-w-14 max-md:flex-col max-md:gap-0.5 max-md:rounded-control max-md:px-1 max-md:font-medium max-md:text-muted';
